import type { DemoFilm } from '#content/site.ts';
import { embedAddress } from './embed-address.ts';
import styles from './Film.module.css';

/**
 * The demo film: a native player for a file, a play button that loads the embed for a hosted one. Neither needs
 * script, and no film loads before play.
 */
export function Film({ film }: { film: DemoFilm }) {
  const embed = embedAddress(film.source);
  return (
    <section className={`section ${styles.section}`} id="film" aria-label="Demo film">
      <div className="wrap">
        {embed ? (
          <details className={styles.hosted}>
            <summary>
              <span className={styles.play}>
                <PlayIcon />
                <span>
                  {film.title}
                  <small>Play the film, {film.length}</small>
                </span>
              </span>
            </summary>
            <iframe src={embed} title={film.title} loading="lazy" allow="autoplay; fullscreen" />
          </details>
        ) : (
          <div className={styles.file}>
            <video
              src={film.source}
              poster={film.poster}
              width="1280"
              height="720"
              controls
              preload="none"
              playsInline
              aria-label={`${film.title} (${film.length})`}
            >
              <track kind="captions" src={film.captions} srcLang="en" label="English" />
            </video>
          </div>
        )}
        <p className="label">
          {film.title}.{' '}
          {embed ? 'Nothing loads from the film’s host until you press play.' : `${film.length}.`}
        </p>
      </div>
    </section>
  );
}

function PlayIcon() {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d="M8 5v14l11-7z" fill="currentColor" />
    </svg>
  );
}
