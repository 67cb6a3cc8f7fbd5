import { Field } from '../ui/Field.tsx';
import styles from './EmailField.module.css';

/** An email field. If the domain looks like a typo, a hint below offers the address that was probably meant. */
export function EmailField(props: { label: string; name: string; error: string | undefined }) {
  return (
    <Field
      {...props}
      // With `type="email"`, browsers would rewrite straße.example to strasse.example.
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      required
      // Loading fails if a new release has replaced the scripts. Then there is no hint.
      onBlur={({ target }) =>
        void import('./hint-at-email.ts').then(
          (it) => it.hintAt(target),
          () => {},
        )
      }
      // Screen readers only announce changes to existing regions.
      below={<p role="status" className={styles.hint} />}
    />
  );
}
