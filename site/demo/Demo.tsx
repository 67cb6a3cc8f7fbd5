import { CONVERSATION, DEMO } from '#content/demo.ts';
import type { Transcript } from '#content/transcript.ts';
import chat from '../ui/Chat.module.css';
import { ChatBar, Turns } from '../ui/Chat.tsx';
import { Icon } from '../ui/Icon.tsx';
import styles from './Demo.module.css';

interface DemoProps {
  /** The sample that stands here until somebody asks. */
  transcript: Transcript;
  /** Animates the sample in. */
  arrives?: boolean;
  /** Where the field leads without script. */
  elsewhere: { label: string; href: string };
}

/**
 * The demonstration: a sample conversation, and below it a field that is answered. `<WakeDemo />` brings its script. The
 * field has no name: even if the browser sends its form, what was typed stays here.
 */
export function Demo({ transcript, arrives = false, elsewhere }: DemoProps) {
  return (
    <section className={`paper ${chat.chat} ${styles.demo}`} aria-label={DEMO.name} data-demo>
      <ChatBar title={transcript.title} status={<span data-status>{transcript.status}</span>} />
      <div className={styles.log} role="log" aria-label={CONVERSATION.log}>
        <figure aria-label="Sample conversation">
          <Turns turns={transcript.turns} speakers={transcript.speakers} arrive={arrives} />
        </figure>
        <ol data-turns />
        <div className={styles.pending}>
          <p className={`${chat.message} ${chat.shopper}`} data-waiting />
          <p className={styles.failure}>
            {DEMO.failure.text} <a href={DEMO.failure.link.href}>{DEMO.failure.link.label}</a>
          </p>
        </div>
      </div>
      <p className={styles.label}>
        <b>{DEMO.label.what}</b> {DEMO.label.how}
      </p>
      <form className={styles.form} action={elsewhere.href} data-asks>
        <div className={styles.row}>
          <input
            className={styles.field}
            type="text"
            aria-label={DEMO.field}
            placeholder={DEMO.field}
            maxLength={500}
            autoComplete="off"
            enterKeyHint="send"
            data-field
          />
          <button className={styles.ask} type="submit" aria-label={CONVERSATION.ask}>
            <Icon name="arrow" />
          </button>
        </div>
        <div className={`${styles.row} ${styles.withoutScript}`}>
          <a className={styles.field} href={elsewhere.href}>
            {elsewhere.label}
          </a>
        </div>
      </form>
    </section>
  );
}

/** Questions that are asked by a tap. Without script each leads to where the agent is described. */
export function Prompts({ className }: { className?: string | undefined }) {
  const { heading, questions, elsewhere } = DEMO.prompts;
  return (
    <form
      className={[styles.prompts, className].filter(Boolean).join(' ')}
      action={elsewhere}
      aria-labelledby="prompts"
      data-asks
    >
      <p id="prompts">{heading}</p>
      <ul>
        {questions.map((question) => (
          <li key={question}>
            <button type="submit" value={question}>
              {question}
            </button>
          </li>
        ))}
      </ul>
    </form>
  );
}
