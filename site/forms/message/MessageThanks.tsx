import { useEffect, useRef } from 'react';
import { SUPPORT_MESSAGE_THANKS } from '#content/support-message.ts';
import { SwingTag } from '../../ui/SwingTag.tsx';
import styles from './MessageThanks.module.css';

/** Replaces the form once a message has been sent, and takes focus. `email` is our address, `to` the visitor's. */
export function MessageThanks({ email, to, height }: { email: string; to: string; height: number }) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div className="stack" style={{ minHeight: height }}>
      <section className={styles.thanks} ref={panel} tabIndex={-1} aria-labelledby="thanks">
        <SwingTag>
          <h3 className="small" id="thanks">
            {SUPPORT_MESSAGE_THANKS.heading}
          </h3>
          <p className="lead">
            {SUPPORT_MESSAGE_THANKS.reply[0]} <b dir="auto">{to}</b> {SUPPORT_MESSAGE_THANKS.reply[1]}
          </p>
          <p className="fine">
            {SUPPORT_MESSAGE_THANKS.wrongAddress} <a href={`mailto:${email}`}>{email}</a>.
          </p>
        </SwingTag>
      </section>
    </div>
  );
}
