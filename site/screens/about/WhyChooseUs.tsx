import { WHY_CHOOSE_US } from '#content/about.ts';
import { RuledList } from '../../ui/RuledList.tsx';
import styles from './WhyChooseUs.module.css';

export function WhyChooseUs() {
  return (
    <section className="section" aria-labelledby="why-choose-us">
      <div className={`wrap ${styles.inside}`}>
        <h2 id="why-choose-us">{WHY_CHOOSE_US.heading}</h2>
        <RuledList items={WHY_CHOOSE_US.reasons} columns={2} />
      </div>
    </section>
  );
}
