import { DIFFERENCES } from '#content/home.ts';
import { SITE } from '#content/site.ts';
import { Chat } from '../../ui/Chat.tsx';
import { RuledList } from '../../ui/RuledList.tsx';
import styles from './Differences.module.css';

export function Differences() {
  return (
    <section className="section" id="differences" aria-labelledby="differences-heading">
      <div className="wrap columns halves">
        <div>
          <h2 id="differences-heading">{DIFFERENCES.heading}</h2>
          <RuledList items={DIFFERENCES.points} className={styles.points} />
        </div>
        <div className={styles.pair}>
          <Chat
            transcript={DIFFERENCES.theirs}
            variant="grey"
            label="Sample conversation with a generic bot"
          />
          <Chat transcript={DIFFERENCES.ours} label={`Sample conversation with a ${SITE.brand} agent`} />
        </div>
      </div>
    </section>
  );
}
