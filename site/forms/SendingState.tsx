import { SENDING } from '#content/forms.ts';
import { Words } from '../ui/Words.tsx';
import styles from './SendingState.module.css';
import type { LeadForm } from './use-lead-form.ts';

/**
 * Reports how sending goes: a failure, a delay or a form not yet sent. Both live regions are always rendered, because
 * screen readers only announce changes to existing regions.
 */
export function SendingState({ lead: { sending, isKept }, refused }: { lead: LeadForm; refused: string }) {
  const { is, failure } = sending;
  const kept = isKept ? SENDING.kept : SENDING.unkept;
  const failed = failure && (failure === 'unanswered' ? SENDING.unanswered : refused);
  const delayed = sending.isDelayed && SENDING.retrying;
  const note = is === 'offline' ? `${SENDING.offline} ${kept}` : delayed;
  const waiting = is === 'unreachable' && `${SENDING.unreachable} ${kept}`;
  const alert = [failed, note].filter(Boolean).join(' ');
  const status = is === 'unsent' || is === 'changed' ? SENDING[is] : waiting;
  return (
    <>
      <div role="alert">
        <Words as="p" className={failed ? styles.failure : styles.note} text={alert} />
      </div>
      <div role="status">
        <Words as="p" className={styles.note} text={status} />
      </div>
    </>
  );
}
