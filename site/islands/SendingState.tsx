import { WAITING_NOTE } from '#content/waiting-note.ts';
import { Button } from '../ui/Button.tsx';
import styles from './SendingState.module.css';
import type { LeadForm } from './use-lead-form.ts';
import { isKeptByBrowser } from './waiting-leads.ts';

/** What each form says in its own words. */
export interface SendingWords {
  refused: string;
  retrying: string;
  /** It is kept until there is a network. */
  waiting: string;
  /** It is kept until somebody answers. */
  unreachable: string;
}

interface SendingStateProps extends Pick<LeadForm, 'failure' | 'isRetrying' | 'waiting' | 'dontSend'> {
  words: SendingWords;
}

/** Spec section 8. */
const UNANSWERED = 'An unexpected error occurred. Please try again later.';

/**
 * Says that a form failed, takes long, or waits to be sent. The live regions are always there, so screen readers
 * announce them.
 */
export function SendingState({ failure, isRetrying, waiting, dontSend, words }: SendingStateProps) {
  const note = isRetrying ? words.retrying : waiting === 'offline' && withdrawable(words.waiting);
  return (
    <>
      <div role="alert">
        {failure ? (
          <p className={styles.failure}>
            {failure === 'refused' ? words.refused : UNANSWERED}
            {note && <span> {note}</span>}
          </p>
        ) : (
          note && <p className={styles.note}>{note}</p>
        )}
      </div>
      <div role="status">
        {waiting === 'unreachable' && <p className={styles.note}>{withdrawable(words.unreachable)}</p>}
      </div>
    </>
  );

  function withdrawable(text: string) {
    return (
      <>
        {text} {!isKeptByBrowser() && `${WAITING_NOTE.unkept} `}
        <Button variant="text" onClick={dontSend}>
          {WAITING_NOTE.dontSend}
        </Button>
      </>
    );
  }
}
