import styles from './FailureBanner.module.css';

interface FailureBannerProps {
  /** What went wrong, or nothing. */
  message: string | undefined;
  /** What happens next by itself, where something does. */
  note?: string | undefined;
}

/** Says why a form did not get through. The place is always there, so that screen readers hear it fill. */
export function FailureBanner({ message, note }: FailureBannerProps) {
  return (
    <div role="alert">
      {message && (
        <p className={styles.banner}>
          {message}
          {note && <span> {note}</span>}
        </p>
      )}
    </div>
  );
}
