import { FAQ, FAQ_SIDE } from '#content/faq.ts';
import { SITE } from '#content/site.ts';
import disclosure from '../../ui/Disclosure.module.css';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { MoreLink } from '../../ui/MoreLink.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './Faq.module.css';

/** Collapsible questions in categories, which start open. The browser opens the question that a link targets. */
export function Faq() {
  return (
    <Section id="faq" headingId="faq-heading" ground="band" layout="columns cols-5-7 gap-lg">
      <div className={`sticky ${styles.side}`}>
        <h2 id="faq-heading">{FAQ_SIDE.heading}</h2>
        <p className="quiet">
          {FAQ_SIDE.contact} <a href={`mailto:${SITE.email}`}>{FAQ_SIDE.contactLink}</a>.{' '}
          {FAQ_SIDE.contactPromise}
        </p>
        <MoreLink {...FAQ_SIDE.data} />
      </div>
      <div className="stack">
        {FAQ.map(({ id, category, items }) => (
          <details key={id} open>
            <summary className={disclosure.summary}>
              <h3>{category}</h3>
              <span className={`fine underlined ${styles.fold}`} aria-hidden="true" />
            </summary>
            <div className={styles.questions} id={`faq-${id}`}>
              {items.map((item) => (
                <Disclosure key={item.id} {...item}>
                  <p>{item.answer}</p>
                </Disclosure>
              ))}
            </div>
          </details>
        ))}
      </div>
    </Section>
  );
}
