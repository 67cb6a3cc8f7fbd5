import { STATS } from '#content/results.ts';
import { SAMPLE_MARK } from '#content/testimonials.ts';
import { Cloth, cyclic } from '../../covers/weaving.tsx';
import { RulerMarks } from '../../drawings/RulerMarks.tsx';
import { Section } from '../../ui/Section.tsx';
import speaker from '../../ui/Speaker.module.css';
import styles from './StatCards.module.css';

/** Four statistics, drawn as lengths of cloth against a measuring tape. */
export function StatCards() {
  return (
    <Section label="Four results" flush>
      <div className={`title ${styles.ruler}`} aria-hidden="true">
        <RulerMarks lengths={HUNDRED} className={styles.marks} />
        {TENS.map((ten) => (
          <span key={ten}>{ten}</span>
        ))}
      </div>
      <dl>
        {STATS.map((stat, index) => (
          <div key={stat.label} className={styles.card}>
            <dt>{stat.label}</dt>
            <dd>
              <span className={`figure ${styles.figure}`}>{stat.figure}</span>
              <span className={`fine ${styles.against}`}>
                {stat.against}{' '}
                {stat.counted || <span className={`label ${speaker.mark}`}>{SAMPLE_MARK}</span>}
              </span>
              {/* Widths are SVG attributes because the Content-Security-Policy blocks style attributes. */}
              <span className={`${styles.cloth} ${stat.tape ? styles.ownTape : ''}`} aria-hidden="true">
                {stat.tape && (
                  <span className={`title ${styles.tape}`}>
                    <RulerMarks lengths={TIMES_FOUR} className={styles.marks} />
                    {stat.tape.map((mark) => (
                      <span key={mark}>{mark}</span>
                    ))}
                  </span>
                )}
                <Cloth
                  seed={stat.label.replaceAll(' ', '-')}
                  {...cyclic(WEAVES, index)}
                  width={`${stat.length}%`}
                  className={styles.length}
                />
                <svg width="100%" height="100%">
                  {stat.seams?.map((at) => (
                    <line key={at} className={styles.seam} x1={`${at}%`} x2={`${at}%`} y1="0" y2="100%" />
                  ))}
                </svg>
                {stat.lengths?.map((name) => (
                  <b key={name} className={`label ${styles.given}`}>
                    {name}
                  </b>
                ))}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** Lengths of the marks, one for each per cent. Every fifth mark is longer, and every tenth mark is longest. */
const HUNDRED = Array.from({ length: 100 }, (_, at) => (at % 10 === 0 ? 22 : at % 5 === 0 ? 15 : 8));

/** Lengths of the marks: five marks for each of the four pieces of cloth. The first of every five is longer. */
const TIMES_FOUR = Array.from({ length: 20 }, (_, at) => (at % 5 === 0 ? 20 : 8));

const TENS = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100];

const WEAVES = [
  { way: 0, yarn: 9, kind: 'wave' },
  { way: 4, yarn: 8, kind: 'point' },
  { way: 6, yarn: 10, kind: 'wave' },
  { way: 2, yarn: 8, kind: 'twill' },
] as const;
