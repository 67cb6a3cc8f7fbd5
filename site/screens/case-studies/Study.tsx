import { ABOUT_THIS_SERIES, CASE_STUDY } from '#content/case-studies.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Prose } from '../../ui/Prose.tsx';
import { Tag } from '../../ui/Tag.tsx';
import type { CaseCard } from './case-card.ts';
import styles from './Study.module.css';

interface StudyProps {
  card: CaseCard;
  /** Rendered HTML; undefined if the study has no body yet. */
  body: string | undefined;
  newer: CaseCard | undefined;
  older: CaseCard | undefined;
}

export function Study({ card, body, newer, older }: StudyProps) {
  return (
    <article className={styles.study}>
      <header className={`wrap intro ${styles.head}`}>
        <BackLink label={CASE_STUDY.back} href="/case-studies" />
        <h1>{card.title}</h1>
        <p className={`fine ${styles.meta}`}>
          <time dateTime={card.day}>{card.publishDate}</time>
          <Tag>{card.category}</Tag>
        </p>
      </header>
      <div className="wrap">
        <img className={styles.art} src={card.image} alt="" width="840" height="360" />
      </div>
      <div className={`wrap columns ${styles.body}`}>
        {card.summary && <p className={`lead sticky ${styles.summary}`}>{card.summary}</p>}
        <div className={`stack far ${styles.text}`}>
          {body ? (
            <>
              <Prose html={body} />
              <AboutThisSeries />
            </>
          ) : (
            <p className="lead">{CASE_STUDY.comingSoon}</p>
          )}
          <div className="actions">
            <ButtonLink href="/book-call">{CASE_STUDY.action}</ButtonLink>
          </div>
        </div>
      </div>
      <nav className={`wrap columns two ${styles.neighbours}`} aria-label="Other case studies">
        <Neighbour label={CASE_STUDY.older} card={older} />
        <Neighbour label={CASE_STUDY.newer} card={newer} />
      </nav>
    </article>
  );
}

function AboutThisSeries() {
  const { heading, lead, fences, edge, next } = ABOUT_THIS_SERIES;
  return (
    <section className={`stack ${styles.series}`} aria-labelledby="series">
      <h2 id="series">{heading}</h2>
      <p>{lead}</p>
      <ul>
        {fences.map(({ name, text }) => (
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

function Neighbour({ label, card }: { label: string; card: CaseCard | undefined }) {
  if (!card) return <span />;
  return (
    <a href={`/case-studies/${card.id}`}>
      <span className="fine">{label}</span>
      <b className="name">{card.title}</b>
    </a>
  );
}
