import type { ReactNode } from 'react';
import styles from './FailureBanner.module.css';

interface FailureBannerProps {
  /** What went wrong. */
  message: string | undefined;
  /** What happens next without the visitor, such as a retry. */
  note?: ReactNode;
  /** What was done about it, said without urgency. */
  status?: ReactNode;
}

/** Reports that a form failed or takes long. The live regions are always there, so screen readers announce them. */
export function FailureBanner({ message, note, status }: FailureBannerProps) {
  return (
    <>
      <div role="alert">
        {message && (
          <p className={styles.banner}>
            {message}
            {note && <span> {note}</span>}
          </p>
        )}
        {!message && note && <p className={styles.note}>{note}</p>}
      </div>
      <div role="status">{status && <p className={styles.note}>{status}</p>}</div>
    </>
  );
}
