import type { CardArt, Service } from '#content/service.ts';
import { Turns } from '../../ui/Chat.tsx';
import { Section } from '../../ui/Section.tsx';
import { TextList } from '../../ui/TextList.tsx';
import styles from './FeatureCards.module.css';

export function FeatureCards({ service }: { service: Service }) {
  return (
    <Section headingId="cards" heading={service.cardsHeading} flush>
      <ul className={`columns ${styles.cards}`}>
        {service.cards.map(({ name, text, ...art }) => (
          <li key={name} className="stack gap-sm">
            <div className={`compact ${styles.art}`}>
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
  if ('messages' in art) return <Turns turns={art.messages} speakers={art.speakers} />;
  if ('note' in art) {
    const [title, ...lines] = art.note;
    return (
      <div className={`paper ${styles.note}`}>
        <p>{title}</p>
        <TextList items={lines} className="muted" />
      </div>
    );
  }
  const { options, title, text } = art.choice;
  return (
    <div className={`stack gap-sm ${styles.choice}`}>
      <ul className="row">
        {options.map(({ name, done }) => (
          <li key={name} className="quote" data-chosen={done || undefined}>
            {name}
            {done && <span className="visually-hidden"> (chosen)</span>}
          </li>
        ))}
      </ul>
      <p>
        <b>{title}</b>
        {text}
      </p>
    </div>
  );
}
