import styles from './FailureBanner.module.css';

interface FailureBannerProps {
  /** What went wrong, or nothing. */
  message: string | undefined;
  /** What happens by itself, where something does. */
  note?: string | undefined;
}

/** Says why a form did not get through, or that it takes longer than it should. The place is always there, so that screen readers hear it fill. */
export function FailureBanner({ message, note }: FailureBannerProps) {
  return (
    <div role="alert">
      {message && (
        <p className={styles.banner}>
          {message}
          {note && <span> {note}</span>}
        </p>
      )}
      {!message && note && <p className={styles.note}>{note}</p>}
    </div>
  );
}
