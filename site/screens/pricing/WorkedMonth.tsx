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

function invoiceOf(store: (typeof WORKED_MONTH.stores)[number]) {
  const { labels } = WORKED_MONTH;
  const { kept, invoice } = monthlyInvoice(store);
  return {
    lines: [
      { item: labels.orders, amount: String(store.orders) },
      { item: labels.worth, amount: euros(store.worth) },
      { item: labels.returned, amount: euros(-store.returned) },
      { item: labels.kept, amount: euros(kept) },
      { item: labels.commission, amount: `${store.rate}%` },
    ],
    note: `${labels.invoice}: ${euros(invoice)}`,
  };
}
