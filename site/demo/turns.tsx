import type { ReactNode } from 'react';
import type { Answer, AnswerLink } from '#agent/types.ts';
import { CONVERSATION } from '#content/conversation.ts';
import { ButtonLink } from '../ui/Button.tsx';
import chat from '../ui/Chat.module.css';
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

/** An answer with what it was taken from; its cards are the children. A test from outside finds it by `data-answer`. */
export function Reply({ answer, children }: { answer: Answer; children?: ReactNode }) {
  const { kind, text, checked, handover, links } = answer;
  return (
    <li className={styles.reply} data-answer={kind === 'answered' ? '' : kind}>
      <p className={`${chat.message} ${chat.agent}`}>
        <span className="visually-hidden">{CONVERSATION.agent}: </span>
        {text}
      </p>
      <p className={chat.source}>
        {CONVERSATION.checked} {checked.join(', ')}
      </p>
      {children}
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
