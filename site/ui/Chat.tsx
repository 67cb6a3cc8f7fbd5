import type { Transcript, Turn } from '#content/transcript.ts';
import flat from '../drawings/flat.module.css';
import { Jeans } from '../drawings/Jeans.tsx';
import { Mark } from '../drawings/Mark.tsx';
import styles from './Chat.module.css';
import { Icon } from './Icon.tsx';

interface ChatProps {
  transcript: Transcript;
  /** The messages come in one after the other, once. Only the first conversation of a page does. */
  arrives?: boolean;
}

/** A conversation between a shopper and an agent. It is a picture: nothing in it can be pressed. */
export function Chat({ transcript, arrives = false }: ChatProps) {
  return (
    <figure
      className={`paper ${styles.chat} ${arrives ? styles.arrives : ''}`}
      aria-label="Sample conversation"
    >
      <div className={styles.bar}>
        <Mark className={styles.mark} />
        <span>Your Store</span>
        <span className={styles.status}>{transcript.status}</span>
      </div>
      <ol className={styles.log}>
        {transcript.turns.map((turn) => (
          <TurnItem key={turn.kind === 'product' ? turn.product.name : turn.text} turn={turn} />
        ))}
      </ol>
      <div className={styles.field} aria-hidden="true">
        <span>{transcript.prompt}</span>
        <Icon name="arrow" />
      </div>
    </figure>
  );
}

function TurnItem({ turn }: { turn: Turn }) {
  if (turn.kind === 'source') return <li className={styles.source}>{turn.text}</li>;
  if (turn.kind !== 'product') {
    return (
      <li className={`${styles.message} ${styles[turn.kind]}`}>
        <span className="visually-hidden">{turn.kind === 'shopper' ? 'Shopper: ' : 'Agent: '}</span>
        {turn.text}
      </li>
    );
  }
  const { name, details, price, action } = turn.product;
  return (
    <li>
      <div className={styles.product}>
        <div className={styles.art}>
          <svg className={flat.flat} viewBox="60 24 280 576" aria-hidden="true">
            <Jeans />
          </svg>
        </div>
        <div className={styles.info}>
          <b>{name}</b>
          <span>{details}</span>
          <span>{price}</span>
          <span className={styles.action}>{action}</span>
        </div>
      </div>
    </li>
  );
}
