import {
  ADDITIONAL_INFORMATION,
  COUNTED_SALES,
  NO_FIXED_PRICES,
  NOT_SURE,
  PERFORMANCE_PRICING,
  PRICE_LIST,
  RATES,
  WHAT_YOU_GET,
  WORKED_MONTH,
} from '#content/pricing.ts';
import { SERVICES } from '#content/services.ts';
import { RulerMarks } from '../../drawings/RulerMarks.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { FactList } from '../../ui/FactList.tsx';
import { RuledList } from '../../ui/RuledList.tsx';
import { Section } from '../../ui/Section.tsx';
import { Statement } from '../../ui/Statement.tsx';
import { commissionTape } from './commission-tape.ts';
import { euros } from './euros.ts';
import { monthlyInvoice } from './monthly-invoice.ts';
import styles from './PricingSections.module.css';

export function WhatYouGet() {
  return (
    <Section {...WHAT_YOU_GET} headingId="what-you-get" flush layout="stack gap-lg">
      <ol className={`columns cols-4 ${styles.month}`}>
        {Object.entries(WHAT_YOU_GET.cards).map(([name, { when, text }]) => (
          <li key={name} className="stack gap-xs">
            <p className="strong">{when}</p>
            <h3>{name}</h3>
            <p className="quiet">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Explains what a store pays for, with one month's invoices for three fictional stores. */
export function PerformancePricing() {
  return (
    <Section
      headingId="performance-pricing"
      heading={PERFORMANCE_PRICING.heading}
      lead={<Statement paragraphs={PERFORMANCE_PRICING.text} />}
      ground="denim"
      layout="stack gap-lg"
    >
      <div className="stack">
        <h3 className="title">{COUNTED_SALES.heading}</h3>
        <p className="quiet">{COUNTED_SALES.note}</p>
        <RuledList items={COUNTED_SALES.rules} level="h4" columns={4} />
      </div>
      <div className="apart">
        <h3 className="title" id="worked-month">
          {WORKED_MONTH.heading}
        </h3>
        <p className="quiet">{WORKED_MONTH.note}</p>
      </div>
      <ul className={`columns ${styles.slips}`} aria-labelledby="worked-month">
        {WORKED_MONTH.stores.map((store) => (
          <li key={store.name}>
            <Slip heading={store.name} subject={store.month} {...invoiceOf(store)} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function invoiceOf({ orders, worth, returned, rate }: (typeof WORKED_MONTH.stores)[number]) {
  const { labels } = WORKED_MONTH;
  const { kept, invoice } = monthlyInvoice({ worth, returned, rate });
  const lines = {
    [labels.orders]: String(orders),
    [labels.worth]: euros(worth),
    [labels.returned]: euros(-returned),
    [labels.kept]: euros(kept),
    [labels.commission]: `${rate}%`,
  };
  return { lines, note: `${labels.invoice}: ${euros(invoice)}` };
}

export function PriceList() {
  return (
    <Section
      headingId="price-list"
      heading={PRICE_LIST.heading}
      layout="columns cols-5-7 gap-lg"
      intro={<p className="lead">{PRICE_LIST.lead}</p>}
    >
      <dl className={`ruled ${styles.prices}`}>
        {SERVICES.map(({ slug, name, charge }) => (
          <div key={slug}>
            <dt className="name">
              <a href={`/services/${slug}`}>{name}</a>
            </dt>
            <dd>
              <b>{charge.terms}</b>
              <br />
              <span className="quiet">{charge.text}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

export function NoFixedPrices() {
  return (
    <Section {...NO_FIXED_PRICES} headingId="no-fixed-prices" flush layout="stack gap-lg">
      <figure>
        <ol className={styles.tape}>
          {commissionTape(RATES.commission, WORKED_MONTH.stores).map(({ mark, stores }) => (
            <li key={mark} className="stack gap-xs">
              {mark < RATES.commission.to && <RulerMarks lengths={TENTHS} className={styles.tenths} />}
              <b className="figure">{mark}%</b>
              {stores.map(({ name }) => (
                <span key={name} className="label muted">
                  {name}
                </span>
              ))}
            </li>
          ))}
        </ol>
        <figcaption className="label quiet">{NO_FIXED_PRICES.tape}</figcaption>
      </figure>
      <RuledList items={NO_FIXED_PRICES.factors} columns={4} />
    </Section>
  );
}

const TENTHS = Array.from({ length: 10 }, () => 10);

export function NotSure() {
  return (
    <Section headingId="not-sure" heading={NOT_SURE.heading} flush layout="stack gap-lg">
      <ul className={`columns ${styles.boxes}`}>
        {NOT_SURE.boxes.map(({ name, text, href, action }, index) => (
          <li key={name} className="paper sheet intro gap-md">
            <h3>{name}</h3>
            <p className="quiet">{text}</p>
            <ButtonLink href={href} variant={index === 0 ? 'solid' : 'line'} label={action} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function AdditionalInformation() {
  return (
    <Section
      {...ADDITIONAL_INFORMATION}
      headingId="additional-information"
      flush
      small
      layout="columns cols-5-7"
    >
      <FactList facts={ADDITIONAL_INFORMATION.items} className={`ruled ${styles.facts}`} />
    </Section>
  );
}

type SlipProps = { heading: string; subject?: string; lines: Record<string, string>; note: string };

/** An invoice, styled as a perforated slip. */
export function Slip({ heading, subject, lines, note }: SlipProps) {
  return (
    <aside className={`paper ${styles.slip}`} aria-label={heading}>
      <p className="name">{heading}</p>
      {subject && <p>{subject}</p>}
      <FactList facts={lines} />
      <p className={`name ${styles.note}`}>{note}</p>
    </aside>
  );
}
