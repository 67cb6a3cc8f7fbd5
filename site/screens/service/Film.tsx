import { type DemoFilm, FILM } from '#content/service.ts';
import { Chat } from '../../ui/Chat.tsx';
import { Section } from '../../ui/Section.tsx';
import { embedAddress } from './embed-address.ts';
import styles from './Film.module.css';

/**
 * The demo film: a video player for a file, or a play button that loads an embed. The film only loads when the visitor
 * presses play. Without JavaScript, the cover links to the file.
 */
export function Film({ film }: { film: DemoFilm }) {
  const embed = embedAddress(film.source);
  const play = `${FILM.play}, ${film.length}`;
  const name = `${film.title} (${film.length})`;
  const beside = film.source.replace(/\.mp4$/, '');
  return (
    <Section id="film" label="Demo film" flush className={styles.section}>
      {embed ? (
        <details className={styles.hosted}>
          <summary>
            <span className={styles.play}>
              {PLAY}
              <span>
                {film.title}
                <small>{play}</small>
              </span>
            </span>
          </summary>
          <iframe src={embed} title={film.title} loading="lazy" allow="autoplay; fullscreen" />
        </details>
      ) : (
        <div className={styles.file}>
          <video width="1280" height="720" preload="none" playsInline aria-label={name}>
            <source src={film.source} media="(width >= 40em)" />
            <source src={`${beside}-portrait.mp4`} media="(width < 40em)" />
            {/* Fallback for phones if there is no portrait version. */}
            <source src={film.source} />
            <track kind="captions" src={`${beside}.vtt`} srcLang="en" label="English" />
          </video>
          <a className={styles.cover} href={film.source} data-play="">
            <picture>
              <source
                srcSet={`${beside}-portrait-dark.avif`}
                media="(width < 40em) and (prefers-color-scheme: dark)"
              />
              <source srcSet={`${beside}-portrait.avif`} media="(width < 40em)" />
              <source srcSet={`${beside}-dark.avif`} media="(prefers-color-scheme: dark)" />
              <img src={`${beside}.avif`} alt="" width="1280" height="720" loading="lazy" decoding="async" />
            </picture>
            <span className={styles.large}>{PLAY}</span>
            <span className="visually-hidden">{play}</span>
          </a>
        </div>
      )}
      <p className="label muted">
        {film.title}. {embed ? FILM.hosted : `${film.length}.`}
      </p>
      {film.transcript && (
        <details className={styles.transcript}>
          <summary className="underlined">{FILM.read}</summary>
          <Chat transcript={film.transcript} label={FILM.conversation} />
        </details>
      )}
    </Section>
  );
}

const PLAY = (
  <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    <path d="M8 5v14l11-7z" fill="currentColor" />
  </svg>
);
