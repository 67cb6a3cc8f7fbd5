import { SENDING } from '#content/forms.ts';
import styles from './SendingState.module.css';
import type { LeadForm } from './use-lead-form.ts';

/** What each form says in its own words. */
export interface SendingWords {
  refused: string;
  retrying: string;
  /** It is kept until there is a network. */
  offline: string;
  /** It is kept until somebody answers. */
  unreachable: string;
}

interface SendingStateProps extends Pick<LeadForm, 'failure' | 'isRetrying' | 'waiting' | 'isKept'> {
  words: SendingWords;
}

/**
 * Says that a form failed, takes long, or is not sent yet. The live regions are always there, so screen readers
 * announce them.
 */
export function SendingState({ failure, isRetrying, waiting, isKept, words }: SendingStateProps) {
  const kept = isKept ? SENDING.kept : SENDING.unkept;
  const note = isRetrying ? words.retrying : waiting === 'offline' && `${words.offline} ${kept}`;
  return (
    <>
      <div role="alert">
        {failure ? (
          <p className={styles.failure}>
            {failure === 'refused' ? words.refused : SENDING.unanswered}
            {note && <span> {note}</span>}
          </p>
        ) : (
          note && <p className={styles.note}>{note}</p>
        )}
      </div>
      <div role="status">
        {waiting === 'unreachable' && <p className={styles.note}>{`${words.unreachable} ${kept}`}</p>}
        {waiting === 'unsent' && <p className={styles.note}>{SENDING.unsent}</p>}
      </div>
    </>
  );
}
