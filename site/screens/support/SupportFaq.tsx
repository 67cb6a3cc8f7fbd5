import { SUPPORT_FAQ } from '#content/support.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import styles from './SupportFaq.module.css';

export function SupportFaq() {
  return (
    <section className="section band" aria-labelledby="support-faq">
      <div className={`wrap ${styles.inside}`}>
        <h2 id="support-faq">{SUPPORT_FAQ.heading}</h2>
        <div className={styles.text}>
          <p className="lead">{SUPPORT_FAQ.text}</p>
          <ButtonLink href={SUPPORT_FAQ.href} look="line">
            {SUPPORT_FAQ.action}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
