import type { CardArt, Service } from '#content/service.ts';
import { Turns } from '../../ui/Chat.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './FeatureCards.module.css';

export function FeatureCards({ service }: { service: Service }) {
  return (
    <Section id="cards" heading={service.cardsHeading} flush>
      <ul className={`columns ${styles.cards}`}>
        {service.cards.map(({ name, text, art }) => (
          <li key={name}>
            <div className={styles.art}>
              <Art art={art} />
            </div>
            <h3>{name}</h3>
            <p className="quiet">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Art({ art }: { art: CardArt }) {
  switch (art.kind) {
    case 'messages':
      return <Turns turns={art.turns} speakers={art.speakers} />;
    case 'note':
      return (
        <div className={`paper ${styles.note}`}>
          <p>{art.title}</p>
          <ul>
            {art.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      );
    case 'choice':
      return (
        <div className={styles.choice}>
          <ul className="row">
            {art.options.map((option) => (
              <li key={option} data-chosen={option === art.chosen || undefined}>
                {option}
                {option === art.chosen && <span className="visually-hidden"> (chosen)</span>}
              </li>
            ))}
          </ul>
          <p>
            <b>{art.title}</b>
            {art.text}
          </p>
        </div>
      );
  }
}
