import type { AgentAnswer } from '#agent/types.ts';
import { CONVERSATION } from '#content/conversation.ts';
import { ButtonLink } from '../ui/Button.tsx';
import chat from '../ui/Chat.module.css';
import { ProductCard, unbroken } from '../ui/Chat.tsx';
import { Suggestions } from './Suggestions.tsx';
import styles from './turns.module.css';

export function Question({ text }: { text: string }) {
  return (
    <li className={`${chat.message} ${chat.shopper}`}>
      <span className="visually-hidden">{CONVERSATION.visitor}: </span>
      <bdi>{text}</bdi>
    </li>
  );
}

/** An answer with its sources. External tests rely on `data-answer`. */
export function Reply({ answer }: { answer: AgentAnswer }) {
  const { kind, text, more, checked, cards, suggestions } = answer;
  return (
    <li className={styles.reply} data-answer={kind === 'answered' ? '' : kind}>
      <p className={`${chat.message} ${chat.agent}`}>
        <span className="visually-hidden">{CONVERSATION.agent}: </span>
        {unbroken(text)}
      </p>
      {checked.length > 0 && (
        <p className={chat.source}>
          {CONVERSATION.checked} {checked.join(', ')}
        </p>
      )}
      {cards.length > 0 && (
        <div className={styles.cards}>
          {cards.map(({ id, kind: drawing, ...card }) => (
            <ProductCard key={id} {...card} drawing={drawing} />
          ))}
        </div>
      )}
      {more && (
        <details className={styles.more}>
          <summary>
            {CONVERSATION.more} {more.about}
          </summary>
          <p>{unbroken(more.text)}</p>
        </details>
      )}
      {suggestions.length > 0 && <Suggestions questions={suggestions} />}
    </li>
  );
}

/** An answer from the language model. */
export function Said({ text }: { text: string }) {
  return (
    <li className={styles.reply} data-answer="">
      <p className={`${chat.message} ${chat.agent}`}>
        <span className="visually-hidden">{CONVERSATION.agent}: </span>
        <span data-text>{text}</span>
      </p>
    </li>
  );
}

export function Offer({ text, link }: { text: string; link: { label: string; href: string } }) {
  return (
    <li className={styles.offer}>
      <p>{text}</p>
      <ButtonLink href={link.href} size="small" label={link.label} />
    </li>
  );
}
