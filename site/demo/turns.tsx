import type { Answer, AnswerLink, ProductKind } from '#agent/types.ts';
import { CONVERSATION } from '#content/demo.ts';
import type { DrawingName } from '#content/transcript.ts';
import { ButtonLink } from '../ui/Button.tsx';
import chat from '../ui/Chat.module.css';
import { ProductCard } from '../ui/Chat.tsx';
import styles from './turns.module.css';

/** Between the sample and the visitor's own conversation. */
export function Seam({ text }: { text: string }) {
  return <li className={styles.seam}>{text}</li>;
}

export function Question({ text }: { text: string }) {
  return (
    <li className={`${chat.message} ${chat.shopper}`}>
      <span className="visually-hidden">{CONVERSATION.visitor}: </span>
      {text}
    </li>
  );
}

/** An answer with what it was taken from. A test from outside finds it by `data-answer`. */
export function Reply({ answer }: { answer: Answer }) {
  const { kind, text, checked, cards, handover, links } = answer;
  return (
    <li className={styles.reply} data-answer={kind === 'answered' ? '' : kind}>
      <p className={`${chat.message} ${chat.agent}`}>
        <span className="visually-hidden">{CONVERSATION.agent}: </span>
        {text}
      </p>
      <p className={chat.source}>
        {CONVERSATION.checked} {checked.join(', ')}
      </p>
      {cards.length > 0 && (
        <div className={styles.cards}>
          {cards.map(({ kind, ...card }) => (
            <ProductCard key={card.id} {...card} drawing={DRAWINGS[kind]} />
          ))}
        </div>
      )}
      {handover && (
        <div className={styles.slip}>
          <b>{CONVERSATION.handover}</b>
          <p>{handover}</p>
        </div>
      )}
      {links.length > 0 && (
        <ul className={styles.links}>
          {links.map((link) => (
            <li key={link.href}>
              <a href={link.href}>{link.label}</a>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

const DRAWINGS = {
  jeans: 'jeans',
  dress: 'dress',
  shirt: 'shirt',
  jacket: 'jacket',
  sweater: 'sweater',
  trousers: 'trousers',
  bag: 'tote',
  belt: 'belt',
} satisfies Record<ProductKind, DrawingName>;

export function Offer({ text, link }: { text: string; link: AnswerLink }) {
  return (
    <li className={styles.offer}>
      <p>{text}</p>
      <ButtonLink href={link.href} size="small">
        {link.label}
      </ButtonLink>
    </li>
  );
}
