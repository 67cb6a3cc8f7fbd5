import { SITE } from '#content/site.ts';
import { SAMPLE_MARK } from '#content/testimonials.ts';
import flat from '../drawings/flat.module.css';
import speaker from './Speaker.module.css';
import styles from './WhoIsBehind.module.css';

interface WhoIsBehindProps {
  site?: Pick<typeof SITE, 'founder' | 'company' | 'city'>;
  /** Shown beside an empty frame and marked as a sample while the founder's name is blank. */
  blank?: Record<'name' | 'sentence', string> | undefined;
}

/** Shows the founder, the company and its city. Omits what is blank in `content/site.ts`. */
export function WhoIsBehind({ site: { founder, company, city } = SITE, blank }: WhoIsBehindProps) {
  const where = [company, city].filter((text) => text.trim()).join(', ');
  const sample = founder.name.trim() ? undefined : blank;
  if (!founder.name.trim() && !where && !sample) return null;
  const { name, sentence } = sample ?? founder;
  return (
    <p className={`beside gap-md ${styles.who}`}>
      {founder.picture && <img src={founder.picture} alt="" width="72" height="72" loading="lazy" />}
      {sample && (
        <svg width="88" height="110" viewBox="0 0 88 110" aria-hidden="true">
          <path className={flat.line} d="M2 2H86V108H2ZM12 12H76V98H12Z" />
          <path className={flat.stitch} d="M44 24c13 0 21 13 21 31S57 86 44 86 23 73 23 55 31 24 44 24Z" />
        </svg>
      )}
      <span>
        <b>{name}</b> {sentence} <span className="fine">{where}</span>
        {sample && <span className={`label ${speaker.mark}`}>{SAMPLE_MARK}</span>}
      </span>
    </p>
  );
}
