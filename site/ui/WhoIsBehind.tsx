import { SITE } from '#content/site.ts';
import styles from './WhoIsBehind.module.css';

type Who = Pick<typeof SITE, 'founder' | 'company' | 'city'>;

/** The founder, the company and its city, as far as `content/site.ts` says who and where they are. */
export function WhoIsBehind({ site: { founder, company, city } = SITE }: { site?: Who }) {
  const where = [company, city].filter((text) => text.trim()).join(', ');
  if (!founder.name.trim() && !where) return null;
  return (
    <p className={styles.who}>
      {founder.picture && <img src={founder.picture} alt="" width="72" height="72" loading="lazy" />}
      <span>
        <b>{founder.name}</b> {founder.sentence} <span className="fine">{where}</span>
      </span>
    </p>
  );
}
