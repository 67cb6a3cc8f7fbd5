import { OTHER_SERVICES } from '#content/service.ts';
import { SERVICES } from '#content/services.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './OtherServices.module.css';

/** The services beside the one of the page. */
export function OtherServices({ slug: own }: { slug: string }) {
  return (
    <section className="section" aria-labelledby="other-services">
      <div className="wrap">
        <h2 id="other-services" className={styles.heading}>
          {OTHER_SERVICES}
        </h2>
        <ul className={styles.list}>
          {SERVICES.filter(({ slug }) => slug !== own).map(({ slug, name, summary }) => (
            <li key={slug}>
              <h3>
                <a href={`/services/${slug}`}>
                  {name}
                  <Icon name="arrow" />
                </a>
              </h3>
              <p>{summary}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
