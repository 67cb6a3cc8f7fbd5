import { SERVICE_PAGE } from '#content/service.ts';
import { SERVICES } from '#content/services.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './OtherServices.module.css';

export function OtherServices({ slug: own }: { slug: string }) {
  return (
    <Section headingId="other-services" heading={SERVICE_PAGE.others} small>
      <ul className={`columns ${styles.list}`}>
        {SERVICES.filter(({ slug }) => slug !== own).map(({ slug, name, summary }) => (
          <li key={slug} className="stack gap-xs">
            <h3>
              <a className="beside stretched-link" href={`/services/${slug}`}>
                {name}
                <Icon name="arrow" />
              </a>
            </h3>
            <p className="quiet">{summary}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
