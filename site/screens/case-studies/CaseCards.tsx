import type { ReactNode } from 'react';
import { CASE_STUDIES } from '#content/case-studies.ts';
import { MoreLink } from '../../ui/MoreLink.tsx';
import { Tag } from '../../ui/Tag.tsx';
import styles from './CaseCards.module.css';
import type { CaseCard } from './case-card.ts';

interface CaseCardsProps {
  cards: CaseCard[];
  /** The first card is wide, above the others. */
  hasLead: boolean;
  /** Extra props for a card's link, such as handlers. */
  link: (card: CaseCard) => object;
}

export function CaseCards({ cards, hasLead, link }: CaseCardsProps): ReactNode {
  return (
    <ul className={`${styles.cards} ${hasLead ? styles.hasLead : ''}`}>
      {cards.map((card) => (
        <li key={card.key} className={styles.card} data-category={card.category}>
          <div className={styles.art}>
            <img src={card.image} alt="" width="840" height="360" loading="lazy" />
          </div>
          <p className={`apart ${styles.meta}`}>
            <time dateTime={card.day}>{card.publishDate}</time>
            <Tag>{card.category}</Tag>
          </p>
          <h2 className="name">{card.title}</h2>
          {card.summary && <p className={styles.summary}>{card.summary}</p>}
          <MoreLink
            label={CASE_STUDIES.read}
            about={card.title}
            href={`/case-studies/${card.id}`}
            className={`whole ${styles.read}`}
            {...link(card)}
          />
        </li>
      ))}
    </ul>
  );
}
