import type { Speakers, Transcript, Turn } from '#content/transcript.ts';
import { Garment } from '../drawings/Garment.tsx';
import { Mark } from '../drawings/Mark.tsx';
import styles from './Chat.module.css';

interface ChatProps {
  transcript: Transcript;
  /** Animates the messages in, once. For the first conversation of a page only. */
  arrives?: boolean;
  /** `grey` marks a competitor's bot. */
  variant?: 'plain' | 'grey';
  /** Accessible name. */
  label?: string;
}

/** A sample conversation. It is only a picture: nothing in it is, or looks like, a control. */
export function Chat({
  transcript,
  arrives = false,
  variant = 'plain',
  label = 'Sample conversation',
}: ChatProps) {
  const classes = ['paper', styles.chat, arrives && styles.arrives, variant === 'grey' && styles.grey];
  return (
    <figure className={classes.filter(Boolean).join(' ')} aria-label={label}>
      <div className={styles.bar}>
        {variant === 'plain' && <Mark className={styles.mark} />}
        <span>{transcript.title}</span>
        <span className={styles.status}>{transcript.status}</span>
      </div>
      <Turns turns={transcript.turns} speakers={transcript.speakers} />
    </figure>
  );
}

/** The messages without the window. */
export function Turns({ turns, speakers }: { turns: Turn[]; speakers?: Speakers | undefined }) {
  return (
    <ol className={styles.log}>
      {turns.map((turn) => (
        <TurnItem key={JSON.stringify(turn)} turn={turn} speakers={speakers ?? SHOP} />
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
          <div className={styles.product}>
            <div className={styles.art}>
              <Garment name={turn.product.drawing} />
            </div>
            <div className={styles.info}>
              <b>{turn.product.name}</b>
              <span>{turn.product.details}</span>
              <span>{turn.product.price}</span>
            </div>
          </div>
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
