import { SENDING } from '#content/forms.ts';
import styles from './SendingState.module.css';
import type { LeadForm } from './use-lead-form.ts';

interface SendingStateProps extends Pick<LeadForm, 'failure' | 'isRetrying' | 'waiting' | 'isKept'> {
  /** What the form says in its own words where it was refused. */
  refused: string;
}

/**
 * Says that a form failed, takes long, or is not sent yet. The live regions are always there, so screen readers
 * announce them.
 */
export function SendingState({ failure, isRetrying, waiting, isKept, refused }: SendingStateProps) {
  const kept = isKept ? SENDING.kept : SENDING.unkept;
  const note = isRetrying ? SENDING.retrying : waiting === 'offline' && `${SENDING.offline} ${kept}`;
  return (
    <>
      <div role="alert">
        {failure ? (
          <p className={styles.failure}>
            {failure === 'refused' ? refused : SENDING.unanswered}
            {note && <span> {note}</span>}
          </p>
        ) : (
          note && <p className={styles.note}>{note}</p>
        )}
      </div>
      <div role="status">
        {waiting === 'unreachable' && <p className={styles.note}>{`${SENDING.unreachable} ${kept}`}</p>}
        {waiting === 'unsent' && <p className={styles.note}>{SENDING.unsent}</p>}
      </div>
    </>
  );
}
