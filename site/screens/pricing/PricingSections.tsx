import {
  ADDITIONAL_INFORMATION,
  COUNTED_SALES,
  INCLUDED,
  NO_FIXED_PRICES,
  NOT_SURE,
  PERFORMANCE_PRICING,
  RATES,
  WHAT_YOU_GET,
  WORKED_MONTH,
} from '#content/pricing.ts';
import { RulerMarks } from '../../drawings/RulerMarks.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { MoreLink } from '../../ui/MoreLink.tsx';
import { RuledList } from '../../ui/RuledList.tsx';
import { Tape } from '../../ui/Tape.tsx';
import styles from './PricingSections.module.css';
import { WorkedMonth } from './WorkedMonth.tsx';

export function WhatYouGet() {
  return (
    <section className={`section ${styles.first}`} aria-labelledby="what-you-get">
      <div className={`wrap ${styles.stack}`}>
        <div className={styles.split}>
          <h2 id="what-you-get">{WHAT_YOU_GET.heading}</h2>
          <p className="lead">{WHAT_YOU_GET.lead}</p>
        </div>
        <ol className={styles.month}>
          {WHAT_YOU_GET.cards.map(({ when, name, text }) => (
            <li key={name}>
              <p className={styles.when}>{when}</p>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

export function PerformancePricing() {
  return (
    <section className="section denim" aria-labelledby="performance-pricing">
      <Tape edge="start" />
      <div className={`wrap ${styles.stack}`}>
        <div className={styles.split}>
          <h2 id="performance-pricing">{PERFORMANCE_PRICING.heading}</h2>
          <div className={styles.text}>
            {PERFORMANCE_PRICING.text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <div className={styles.counted}>
          <h3>{COUNTED_SALES.heading}</h3>
          <RuledList items={COUNTED_SALES.rules} level="h4" columns={4} />
        </div>
        <WorkedMonth />
      </div>
    </section>
  );
}

export function NoFixedPrices() {
  return (
    <section className={`section ${styles.first}`} aria-labelledby="no-fixed-prices">
      <div className={`wrap ${styles.stack}`}>
        <div className={styles.split}>
          <h2 id="no-fixed-prices">{NO_FIXED_PRICES.heading}</h2>
          <p className="lead">{NO_FIXED_PRICES.lead}</p>
        </div>
        <figure>
          <ol className={styles.tape}>
            {RATES_ON_TAPE.map((rate) => (
              <li key={rate}>
                {rate < RATES.commission.to && <RulerMarks lengths={TENTHS} className={styles.tenths} />}
                <b>{rate}%</b>
                {WORKED_MONTH.stores
                  .filter((store) => Math.floor(store.rate) === rate)
                  .map(({ name }) => (
                    <span key={name}>{name}</span>
                  ))}
              </li>
            ))}
          </ol>
          <figcaption className="label">{NO_FIXED_PRICES.tape}</figcaption>
        </figure>
        <RuledList items={[...NO_FIXED_PRICES.factors, NO_FIXED_PRICES.decline]} columns={4} />
      </div>
    </section>
  );
}

const TENTHS = Array.from({ length: 10 }, () => 10);

/** Each whole per cent of the commission's range. */
const RATES_ON_TAPE = Array.from(
  { length: RATES.commission.to - RATES.commission.from + 1 },
  (_, index) => RATES.commission.from + index,
);

export function Included() {
  return (
    <section className="section" aria-labelledby="included">
      <div className={`wrap ${styles.split}`}>
        <h2 id="included">{INCLUDED.heading}</h2>
        <RuledList items={INCLUDED.items} columns={2} />
      </div>
    </section>
  );
}

export function NotSure() {
  return (
    <section className={`section ${styles.first}`} aria-labelledby="not-sure">
      <div className={`wrap ${styles.stack}`}>
        <h2 id="not-sure">{NOT_SURE.heading}</h2>
        <ul className={styles.boxes}>
          {NOT_SURE.boxes.map(({ name, text, href, action }, index) => (
            <li key={name} className="paper">
              <h3>{name}</h3>
              <p>{text}</p>
              <ButtonLink href={href} variant={index === 0 ? 'solid' : 'line'}>
                {action}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export function AdditionalInformation() {
  return (
    <section className={`section ${styles.first}`} aria-labelledby="additional-information">
      <div className={`wrap ${styles.split}`}>
        <h2 id="additional-information" className={styles.small}>
          {ADDITIONAL_INFORMATION.heading}
        </h2>
        <dl className={styles.facts}>
          {ADDITIONAL_INFORMATION.items.map(({ term, text, link }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                {text} {link && <MoreLink {...link} />}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
