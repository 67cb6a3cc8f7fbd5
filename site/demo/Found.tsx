import { SITE_CONVERSATION } from '#content/conversation.ts';
import type { Passage } from '#content/site-knowledge.ts';
import { ButtonLink } from '../ui/Button.tsx';
import chat from '../ui/Chat.module.css';
import { Suggestions } from './Suggestions.tsx';
import styles from './turns.module.css';

interface FoundProps {
  passages: readonly Passage[];
  topics: string[];
  /** The typed question, which prefills the message form. Undefined if the visitor tapped a topic. */
  typed: string | undefined;
}

/** Shows the passages that answer a question, each under its own heading. Lists all topics if nothing was found. */
export function Found({ passages, topics, typed }: FoundProps) {
  const { nearest, nothing, call, message } = SITE_CONVERSATION;
  return (
    <li className={styles.reply} data-typed={typed}>
      <p className={passages.length > 0 ? chat.source : `${chat.message} ${chat.agent}`}>
        {passages.length > 0 ? nearest : nothing}
      </p>
      {passages.map(({ id, question, text, link }) => (
        <article key={id} className={styles.passage} data-answer="">
          <h3>{question}</h3>
          <p>{text}</p>
          <a href={link.href}>{link.label}</a>
        </article>
      ))}
      {passages.length === 0 && <Suggestions questions={topics} />}
      <div className="actions">
        {passages[0]?.isForCall && <ButtonLink href={call.href} size="small" label={call.label} />}
        <ButtonLink href={message.href} size="small" variant="line" label={message.label} />
      </div>
    </li>
  );
}
