import { FAQ } from '#content/faq.ts';
import { SUPPORT_FAQ } from '#content/support.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './SupportFaq.module.css';

export function SupportFaq() {
  return (
    <Section headingId="support-faq" ground="band" layout="columns gap-lg">
      <div className="columns gap-lg cols-7-5">
        <h2 id="support-faq">{SUPPORT_FAQ.heading}</h2>
        <div className={`intro ${styles.text}`}>
          <p className="lead">{SUPPORT_FAQ.text}</p>
          <ButtonLink href={SUPPORT_FAQ.href} variant="line" label={SUPPORT_FAQ.action} />
        </div>
      </div>
      <div className={`columns cols-4 ${styles.groups}`}>
        {FAQ.map(({ id, category, items }) => (
          <div key={id}>
            <h3>{category}</h3>
            <ul>
              {items.map((item) => (
                <li key={item.id}>
                  <a href={`/#${item.id}`}>{item.question}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
