import { SENDING } from '#content/forms.ts';
import { Words } from '../ui/Words.tsx';
import styles from './SendingState.module.css';
import type { Sending } from './sending.ts';

interface SendingStateProps {
  sending: Sending;
  /** Whether the browser keeps the draft. */
  isKept: boolean;
  /** What the form says where it was refused. None hides why the last submit failed. */
  refused: string | undefined;
}

/** Says that a form failed, takes long, or is not sent yet. Screen readers announce only regions that were there before. */
export function SendingState({ sending, isKept, refused }: SendingStateProps) {
  const { is, failure } = sending;
  const kept = isKept ? SENDING.kept : SENDING.unkept;
  const failed = failure && refused && (failure === 'refused' ? refused : SENDING.unanswered);
  const delayed = is === 'sending' && sending.isDelayed && SENDING.retrying;
  const note = is === 'offline' ? `${SENDING.offline} ${kept}` : delayed;
  const waiting = is === 'unreachable' && `${SENDING.unreachable} ${kept}`;
  return (
    <>
      <div role="alert">
        {failed ? (
          <p key={`${failed} ${note}`} className={styles.failure}>
            {failed}
            {note && <span> {note}</span>}
          </p>
        ) : (
          <Words as="p" className={styles.note} text={note} />
        )}
      </div>
      <div role="status">
        <Words
          as="p"
          className={styles.note}
          text={is === 'unsent' || is === 'changed' ? SENDING[is] : waiting}
        />
      </div>
    </>
  );
}
