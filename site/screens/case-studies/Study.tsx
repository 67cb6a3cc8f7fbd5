import type { ComponentProps } from 'react';
import { ABOUT_THIS_SERIES, CASE_STUDY } from '#content/case-studies.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { BackLink } from '../../ui/MoreLink.tsx';
import { Prose } from '../../ui/Prose.tsx';
import { Tag } from '../../ui/Tag.tsx';
import type { CaseStudy } from './arrange-case-studies.ts';
import styles from './Study.module.css';

type StudyProps = { study: CaseStudy } & Record<'newer' | 'older', CaseStudy | undefined>;

export function Study({ study, newer, older }: StudyProps) {
  return (
    <article className={styles.study}>
      <header className={`wrap intro ${styles.head}`}>
        <BackLink label={CASE_STUDY.back} href="/case-studies" />
        <h1>{study.title}</h1>
        <p className="fine beside gap-md">
          <time dateTime={study.day}>{study.publishDate}</time>
          <Tag>{study.category}</Tag>
        </p>
      </header>
      <div className="wrap">
        <StudyImage src={study.image} />
      </div>
      <div className={`wrap columns ${styles.body}`}>
        {study.summary && <p className={`lead sticky ${styles.summary}`}>{study.summary}</p>}
        <div className={`stack gap-lg ${styles.text}`}>
          {study.body ? (
            <>
              <Prose html={study.body} />
              <AboutThisSeries />
            </>
          ) : (
            <p className="lead">{CASE_STUDY.comingSoon}</p>
          )}
          <div className="actions">
            <ButtonLink href="/book-call" label={CASE_STUDY.action} />
          </div>
        </div>
      </div>
      <nav className={`wrap columns cols-2 ${styles.neighbours}`} aria-label="Other case studies">
        <Neighbour label={CASE_STUDY.older} study={older} />
        <Neighbour label={CASE_STUDY.newer} study={newer} />
      </nav>
    </article>
  );
}

/** The image above a study, on its page and in the overlay. */
export function StudyImage({ src, loading }: Pick<ComponentProps<'img'>, 'src' | 'loading'>) {
  return <img className={styles.art} src={src} alt="" width="840" height="360" loading={loading} />;
}

function AboutThisSeries() {
  const { heading, lead, fences, edge, next } = ABOUT_THIS_SERIES;
  return (
    <section className={`stack ${styles.series}`} aria-labelledby="series">
      <h2 id="series">{heading}</h2>
      <p>{lead}</p>
      <ul>
        {Object.entries(fences).map(([name, text]) => (
          <li key={name}>
            <b>{name}</b> {text}
          </li>
        ))}
      </ul>
      <h3>{edge.heading}</h3>
      <p>{edge.text}</p>
      <h3>{next.heading}</h3>
      <p>{next.text}</p>
    </section>
  );
}

function Neighbour({ label, study }: { label: string; study: CaseStudy | undefined }) {
  if (!study) return <span />;
  return (
    <a className="stack gap-xs" href={`/case-studies/${study.id}`}>
      <span className="fine">{label}</span>
      <b className="name hover-underlined">{study.title}</b>
    </a>
  );
}
