import type { PropsWithChildren } from 'react';
import { OFFER_TRANSCRIPT, OFFERS, QUIZ_PLACE } from '#content/home.ts';
import { SERVICES } from '#content/services.ts';
import { Garment } from '../../drawings/Garment.tsx';
import { Chat } from '../../ui/Chat.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { MoreLink } from '../../ui/MoreLink.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './Offers.module.css';

/** A large card for the agent, two smaller cards, and one row for each other service. */
export function Offers() {
  const { core, outreach, website } = OFFERS;
  const inCards = [core, outreach, website].map(({ link }) => link.href);
  const others = SERVICES.filter(({ slug }) => !inCards.includes(`/services/${slug}`));
  return (
    <Section id="services" headingId="offers" ground="band" className={styles.section}>
      <header className={`columns cols-8-4 whole-row ${styles.head}`}>
        <h2 id="offers">{OFFERS.heading}</h2>
        <div className="stack gap-sm">
          <p className="quiet">{OFFERS.worksWith}</p>
          <MoreLink label={QUIZ_PLACE.heading} href="#quiz" />
        </div>
      </header>
      <article className={`stack gap-sm ${styles.offer} ${styles.core}`}>
        <div className={`intro gap-sm ${styles.text}`}>
          <h3>{core.name}</h3>
          <p className="quiet">{core.text}</p>
          <MoreLink {...core.link} about={core.name} />
        </div>
        <Chat transcript={OFFER_TRANSCRIPT} label="Sample conversation about an order" />
      </article>
      <Offer {...outreach}>
        <div className={`paper ${styles.letter}`}>
          <p>{outreach.letter.to}</p>
          <p>{outreach.letter.text}</p>
        </div>
      </Offer>
      <Offer {...website}>
        <div className={styles.sketch}>
          <Garment name="dress" />
          <Garment name="shirt" />
          <Garment name="tote" />
        </div>
      </Offer>
      <ul className={`whole-row ${styles.others}`}>
        {others.map(({ slug, name, summary }) => (
          <li key={slug}>
            <a href={`/services/${slug}`}>
              <b className="name">{name}</b>
              <span className="muted">{summary}</span>
              <Icon name="arrow" />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Offer({ name, text, link, children }: PropsWithChildren<typeof OFFERS.website>) {
  return (
    <article className={`stack gap-sm ${styles.offer}`}>
      <div className={styles.art} aria-hidden="true">
        {children}
      </div>
      <h3>{name}</h3>
      <p className="quiet">{text}</p>
      <MoreLink {...link} about={name} />
    </article>
  );
}
