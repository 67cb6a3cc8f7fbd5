import type { ReactNode } from 'react';
import { WHAT_TO_WRITE } from '#content/support.ts';
import { MESSAGE_FORM } from '#content/support-message.ts';
import { RuledList } from '../../ui/RuledList.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './LeaveMessage.module.css';

/** The section around the message form, which is an island, with advice on what to write. */
export function LeaveMessage({ children }: { children?: ReactNode }) {
  return (
    <Section id="message" headingId="message-heading" flush layout="columns" className={styles.section}>
      <div className={`stack gap-md ${styles.part}`}>
        <h2 id="message-heading">{MESSAGE_FORM.heading}</h2>
        <p className="lead">{MESSAGE_FORM.text}</p>
      </div>
      <div className={`stack ${styles.form}`}>{children}</div>
      <div className={`stack gap-md ${styles.part}`}>
        <h3>{WHAT_TO_WRITE.heading}</h3>
        <p className="quiet">{WHAT_TO_WRITE.text}</p>
        <RuledList items={WHAT_TO_WRITE.items} level="h4" />
      </div>
    </Section>
  );
}
