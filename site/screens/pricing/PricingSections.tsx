import {
  COUNTED_SALES,
  NO_FIXED_PRICES,
  PERFORMANCE_PRICING,
  RATES,
  WORKED_MONTH,
} from '#content/pricing.ts';
import { RulerMarks } from '../../drawings/RulerMarks.tsx';
import { FactList } from '../../ui/FactList.tsx';
import { RuledList } from '../../ui/RuledList.tsx';
import { Section } from '../../ui/Section.tsx';
import { Statement } from '../../ui/Statement.tsx';
import { commissionTape } from './commission-tape.ts';
import { euros } from './euros.ts';
import { monthlyInvoice } from './monthly-invoice.ts';
import styles from './PricingSections.module.css';

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

export function NoFixedPrices() {
  return (
    <Section
      headingId="no-fixed-prices"
      heading={NO_FIXED_PRICES.heading}
      lead={<p className="lead">{NO_FIXED_PRICES.lead}</p>}
      flush
      layout="stack gap-lg"
    >
      <figure>
        <ol className={styles.tape}>
          {commissionTape(RATES.commission, WORKED_MONTH.stores).map(({ mark, stores }) => (
            <li key={mark} className="stack gap-xs">
              {mark < RATES.commission.to && <RulerMarks lengths={TENTHS} className={styles.tenths} />}
              <b className="figure">{mark}%</b>
              {stores.map(({ name }) => (
                <span key={name} className="label">
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
