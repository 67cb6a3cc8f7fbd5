import { WORKED_MONTH } from '#content/pricing.ts';
import { euros } from './euros.ts';
import { monthlyInvoice } from './monthly-invoice.ts';
import { Slip } from './Slip.tsx';
import styles from './WorkedMonth.module.css';

/** A month of three invented stores, each as the invoice it would get. */
export function WorkedMonth() {
  return (
    <>
      <div className={`apart ${styles.head}`}>
        <h3 id="worked-month">{WORKED_MONTH.heading}</h3>
        <p className="quiet">{WORKED_MONTH.note}</p>
      </div>
      <ul className={`columns three ${styles.slips}`} aria-labelledby="worked-month">
        {WORKED_MONTH.stores.map((store) => (
          <li key={store.name}>
            <Slip heading={store.name} subject={store.month} {...invoiceOf(store)} />
          </li>
        ))}
      </ul>
    </>
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
