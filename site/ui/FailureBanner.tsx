import styles from './FailureBanner.module.css';

interface FailureBannerProps {
  /** What went wrong. */
  message: string | undefined;
  /** What happens next without the visitor, such as a retry. */
  note?: string | undefined;
}

/** Reports that a form failed or takes long. The alert region is always there, so screen readers announce it. */
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
