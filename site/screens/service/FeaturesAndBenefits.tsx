import { SERVICE_PAGE, type Service } from '#content/service.ts';
import { FactsCard } from '../../ui/FactsCard.tsx';
import styles from './FeaturesAndBenefits.module.css';

/** Features as a ruled list, benefits on a card. */
export function FeaturesAndBenefits({ service }: { service: Service }) {
  return (
    <section className={`section ${styles.section}`}>
      <div className={`wrap columns far ${styles.inside}`}>
        <div>
          <h2>{SERVICE_PAGE.features}</h2>
          <ul className={`columns halves ${styles.features}`}>
            {Object.keys(service.features).map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </div>
        <FactsCard heading={SERVICE_PAGE.benefits} items={service.benefits} className={styles.benefits} />
      </div>
    </section>
  );
}
