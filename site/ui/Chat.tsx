import type { ReactNode } from 'react';
import { CONVERSATION } from '#content/conversation.ts';
import type { Product, Speakers, Transcript, Turn } from '#content/transcript.ts';
import { Garment } from '../drawings/Garment.tsx';
import { Mark } from '../drawings/Mark.tsx';
import styles from './Chat.module.css';

type ChatProps = { transcript: Transcript; isGrey?: boolean; label?: string };

/** A static conversation: nothing may be, or look like, a control. `isGrey` marks a competitor's conversation. */
export function Chat({ transcript, isGrey = false, label = 'Sample conversation' }: ChatProps) {
  const isAgent = !transcript.speakers || transcript.speakers.agent === SHOP.agent;
  return (
    <figure className={`paper ${styles.chat} ${isGrey ? styles.grey : ''}`} aria-label={label}>
      <ChatBar {...transcript} disclosure={isAgent ? undefined : ''} isGrey={isGrey} />
      <Turns {...transcript} />
    </figure>
  );
}

type ChatBarProps = { title: string; disclosure?: string | undefined; status: ReactNode; isGrey?: boolean };

export function ChatBar({ title, disclosure = CONVERSATION.disclosure, status, isGrey }: ChatBarProps) {
  return (
    <div className={`row ${styles.bar}`}>
      {!isGrey && <Mark size={20} />}
      <span>
        {title}
        {!isGrey && disclosure && <small> {disclosure}</small>}
      </span>
      <span className={styles.status}>{status}</span>
    </div>
  );
}

interface TurnsProps {
  turns: Turn[];
  speakers?: Speakers | undefined;
  /** Animates the messages in once. Use for the first conversation on a page only. */
  arrive?: boolean;
}

/** A conversation's messages, without the chat window. */
export function Turns({ turns, speakers = SHOP, arrive }: TurnsProps) {
  return (
    <ol className={`stack gap-xs ${styles.log} ${arrive ? styles.arrives : ''}`}>
      {turns.map((turn) => (
        <TurnItem key={JSON.stringify(turn)} turn={turn} speakers={speakers} />
      ))}
    </ol>
  );
}

const SHOP: Speakers = { shopper: 'Shopper', agent: 'Agent' };

function TurnItem({ turn, speakers }: { turn: Turn; speakers: Speakers }) {
  switch (turn.kind) {
    case 'source':
      return <li className={styles.source}>{turn.text}</li>;
    case 'track':
      return (
        <li>
          <ol className={styles.track}>
            {turn.steps.map(({ name, done }) => (
              <li key={name} className={done ? styles.done : undefined}>
                {name}
              </li>
            ))}
          </ol>
        </li>
      );
    case 'product':
      return (
        <li>
          <ProductCard {...turn.product} />
        </li>
      );
    default:
      return (
        <li className={`${styles.message} ${styles[turn.kind]}`}>
          <span className="visually-hidden">{speakers[turn.kind]}: </span>
          {turn.text}
        </li>
      );
  }
}

/** Keeps a size such as '28 × 32' on one line. */
export function unbroken(text: string): string {
  return text.replace(/(\d) × (?=\d)/g, '$1\u00a0×\u00a0');
}

export function ProductCard({ name, details, price, drawing }: Product) {
  return (
    <div className={styles.product}>
      <div className={styles.art}>
        <Garment name={drawing} />
      </div>
      <div className={styles.info}>
        <b>{name}</b>
        <span>{unbroken(details)}</span>
        <span>{price}</span>
      </div>
    </div>
  );
}
