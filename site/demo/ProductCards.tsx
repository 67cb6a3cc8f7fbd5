import type { ProductCard as Card, ProductKind } from '#agent/types.ts';
import type { DrawingName } from '#content/transcript.ts';
import { ProductCard } from '../ui/Chat.tsx';
import styles from './turns.module.css';

/** The pieces that an answer is about. */
export function ProductCards({ cards }: { cards: Card[] }) {
  if (cards.length === 0) return null;
  return (
    <div className={styles.cards}>
      {cards.map(({ id, kind, ...card }) => (
        <ProductCard key={id} {...card} drawing={DRAWINGS[kind]} />
      ))}
    </div>
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
