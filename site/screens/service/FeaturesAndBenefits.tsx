import { SERVICE_PAGE, type Service } from '#content/service.ts';
import { FactsCard } from '../../ui/FactsCard.tsx';
import { Section } from '../../ui/Section.tsx';
import { TextList } from '../../ui/TextList.tsx';
import styles from './FeaturesAndBenefits.module.css';

export function FeaturesAndBenefits({ service }: { service: Service }) {
  return (
    <Section layout="columns gap-lg" className={styles.section}>
      <div>
        <h2>{SERVICE_PAGE.features}</h2>
        <TextList items={service.features} className={`columns cols-6-6 ${styles.features}`} />
      </div>
      <FactsCard heading={SERVICE_PAGE.benefits} items={service.benefits} className={styles.benefits} />
    </Section>
  );
}
