import type { ReactNode } from 'react';
import { CONVERSATION } from '#content/conversation.ts';
import { type AgentWords, byModel } from '#content/demo.ts';
import chat from '../ui/Chat.module.css';
import { ChatBar } from '../ui/Chat.tsx';
import { Icon } from '../ui/Icon.tsx';
import styles from './AgentWindow.module.css';

interface AgentWindowProps {
  words: AgentWords;
  title: string;
  /** Shown at the end of the title bar. */
  status: ReactNode;
  /** The log's initial content. */
  children: ReactNode;
  /** The link that replaces the field if scripts are disabled. */
  elsewhere: { label: string; href: string };
  /** Whether the visitor has to open the window first. If so, opening it focuses the field. */
  opens?: boolean;
}

/**
 * The chat window of an agent that runs in the browser. `<WakeAgent />` loads its script. The field has no name, so the
 * typed text isn't sent even if the browser submits the form itself.
 */
export function AgentWindow({ words, title, status, children, elsewhere, opens = false }: AgentWindowProps) {
  return (
    <section className={`paper ${chat.chat} ${styles.demo}`} aria-label={words.name} data-demo>
      <ChatBar title={title} disclosure={words.disclosure} status={status} />
      <div className={styles.log} role="log" aria-label={CONVERSATION.log}>
        {children}
        <ol data-turns />
        <div className={styles.pending}>
          <p className={`${chat.message} ${chat.shopper}`} data-waiting />
          <p className={styles.failure}>
            {words.failure.text} <a href={words.failure.link.href}>{words.failure.link.label}</a>
          </p>
        </div>
      </div>
      <p className={styles.label}>
        <b>{words.label.what}</b>{' '}
        {import.meta.env.AGENT_MODEL ? byModel(import.meta.env.AGENT_MODEL) : words.label.how}
      </p>
      <form className={styles.form} action={elsewhere.href} data-asks>
        <div className={`needs-script ${styles.row}`}>
          <input
            className={styles.field}
            aria-label={words.field}
            placeholder={words.field}
            dir="auto"
            aria-describedby="question-excess"
            autoComplete="off"
            // biome-ignore lint/a11y/noAutofocus: takes effect when a window opens, not when the page loads.
            autoFocus={opens}
            enterKeyHint="send"
            data-field
          />
          <button className={styles.ask} type="submit" aria-label={CONVERSATION.ask}>
            <Icon name="arrow" />
          </button>
        </div>
        <p className={styles.excess} id="question-excess" role="status" data-excess />
        <div className={`without-script ${styles.row}`}>
          <a className={styles.field} href={elsewhere.href}>
            {elsewhere.label}
          </a>
        </div>
      </form>
    </section>
  );
}
