import { DIFFERENCES } from '#content/home.ts';
import { SITE } from '#content/site.ts';
import { Chat } from '../../ui/Chat.tsx';
import { RuledList } from '../../ui/RuledList.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './Differences.module.css';

export function Differences() {
  return (
    <Section
      id="differences"
      headingId="differences-heading"
      heading={DIFFERENCES.heading}
      layout="columns cols-6-6"
      intro={<RuledList items={DIFFERENCES.points} className={styles.points} />}
    >
      <div className={styles.pair}>
        <Chat transcript={DIFFERENCES.theirs} isGrey label="Sample conversation with a generic bot" />
        <Chat transcript={DIFFERENCES.ours} label={`Sample conversation with a ${SITE.brand} agent`} />
      </div>
    </Section>
  );
}
