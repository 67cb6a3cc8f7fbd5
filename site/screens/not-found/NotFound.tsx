import { BOOK_A_CALL, NOT_FOUND } from '#content/navigation.ts';
import flat from '../../drawings/flat.module.css';
import { ButtonLink } from '../../ui/Button.tsx';
import { Tape } from '../../ui/Tape.tsx';
import styles from './NotFound.module.css';

type NotFoundProps = Record<'heading' | 'lead', string> & { back: { label: string; href: string } };

export function NotFound({ heading, lead, back }: NotFoundProps) {
  return (
    <section className={`denim ${styles.lost}`}>
      <Tape edge="end" />
      <div className={`wrap columns gap-lg ${styles.inside}`}>
        <div className="intro">
          <h1>{heading}</h1>
          <p className="lead">{lead}</p>
          <div className="actions">
            <ButtonLink {...back} />
            <ButtonLink {...BOOK_A_CALL} variant="line" />
          </div>
          <p className="label">{NOT_FOUND.failed}</p>
        </div>
        {/* Pieces of a jacket, one replaced by a question mark. */}
        <svg className={styles.drawing} viewBox="0 -12 400 350" aria-hidden="true">
          <g className={flat.line}>
            <path d="M20 40 76 14 108 54 104 170 110 320H12V176L26 116Z" />
            <path d="M292 24H384V76L364 104H292Z" />
            <path d="M300 140H376V322H300Z" />
            <path d="M62 140V260M56 152 62 138 68 152M56 248 62 262 68 248M338 190V280M332 202 338 188 344 202" />
            <path d="M196 70c0-20 34-20 34 2 0 18-18 16-18 36M212 122v5" strokeWidth="4" />
          </g>
          <g className={flat.stitch}>
            <path d="M29 46 72 27 98 57 94 170 99 311H21V178L35 118ZM301 33H375V73L359 95H301ZM309 149H367V313H309Z" />
            <path d="M136 14C160-6 196-10 220-4 250 2 262 10 268 30L250 176H166Z" strokeWidth="2.4" />
            <path d="M140 214h96v84l-16 18h-64l-16-18z" />
          </g>
        </svg>
      </div>
    </section>
  );
}
