import { PRICE_LIST } from '#content/pricing.ts';
import { SERVICES } from '#content/services.ts';
import { Section } from '../../ui/Section.tsx';
import styles from './PriceList.module.css';

/** How each service is charged. */
export function PriceList() {
  return (
    <Section
      id="price-list"
      heading={PRICE_LIST.heading}
      layout="fiveToSeven"
      far
      intro={<p className="lead">{PRICE_LIST.lead}</p>}
    >
      <dl className={`ruled ${styles.list}`}>
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
    </Section>
  );
}
