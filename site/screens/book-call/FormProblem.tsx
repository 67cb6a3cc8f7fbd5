import { FORM_PROBLEM } from '#content/book-call.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { TextList } from '../../ui/TextList.tsx';
import styles from './FormProblem.module.css';

/** Lists the validation errors of a form sent without JavaScript. `form` is the path of the form's page. */
export function FormProblem({ problems, form }: { problems: readonly string[]; form: string }) {
  return (
    <section className="section">
      <div className={`wrap columns cols-5-7 ${styles.inside}`}>
        <h1>{FORM_PROBLEM.heading}</h1>
        <div className={`paper sheet raised stack ${styles.sheet}`}>
          <p>{FORM_PROBLEM.lead}</p>
          <TextList items={problems} className="ruled" />
          <p>{FORM_PROBLEM.wayBack}</p>
          <div className="actions">
            <ButtonLink href={form} variant="line" label={FORM_PROBLEM.freshForm} />
          </div>
        </div>
      </div>
    </section>
  );
}
