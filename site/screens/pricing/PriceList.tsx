import { PRICE_LIST } from '#content/pricing.ts';
import { SERVICES } from '#content/services.ts';
import styles from './PriceList.module.css';

/** How each service is charged. */
export function PriceList() {
  return (
    <section className="section" aria-labelledby="price-list">
      <div className="wrap columns far five-seven">
        <div className="intro">
          <h2 id="price-list">{PRICE_LIST.heading}</h2>
          <p className="lead">{PRICE_LIST.lead}</p>
        </div>
        <dl className={styles.list}>
          {SERVICES.map(({ slug, name, charge }) => (
            <div key={slug}>
              <dt className="name">
                <a href={`/services/${slug}`}>{name}</a>
              </dt>
              <dd>
                <b>{charge.terms}</b>
                <span className="quiet">{charge.text}</span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
