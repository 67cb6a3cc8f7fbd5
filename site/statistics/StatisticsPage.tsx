import { SITE } from '#content/site.ts';
import { STATISTICS as COPY } from '#content/statistics.ts';
import { Each, Unless } from '../mail/Each.tsx';
import { pageTitle } from '../seo/page-title.ts';
import tokens from '../styles/tokens.css?inline';
import styles from './statistics.css?inline';

/**
 * A Mustache template for a self-contained HTML file. View: `madeAt`; `totals`, of `{ label, value, note }`;
 * `series`, the types of leads, of `{ label, className }`; `hasWeeks`; `weeks`, oldest first, of
 * `{ label, labelX, bars }` with a bar for each series of `{ className, x, y, width, height, count }`, in units of
 * a 720 × 220 chart with the baseline at y = 190 and 36 on the left for the axis; `axis`, of `{ y, label }`;
 * `distributions`, of `{ title, rows }` with rows of `{ label, count, percent }`, `percent` from 0 to 100.
 */
export function StatisticsPage() {
  return (
    <html lang={SITE.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{pageTitle(COPY.title)}</title>
        <style>{withoutFontFiles(tokens) + styles}</style>
      </head>
      <body>
        <header>
          <div className="wrap">
            <p className="brand">{SITE.brand}</p>
            <h1>{COPY.title}</h1>
            <p>
              {COPY.madeAt}
              <br />
              {COPY.privacy}
            </p>
          </div>
        </header>
        <main className="wrap">
          <section aria-labelledby="totals">
            <h2 id="totals">{COPY.totals}</h2>
            <dl className="totals">
              <Each of="totals">
                <div>
                  <dt>{'{{label}}'}</dt>
                  <dd>
                    <strong>{'{{value}}'}</strong>
                    <Each of="note">
                      <span>{'{{note}}'}</span>
                    </Each>
                  </dd>
                </div>
              </Each>
            </dl>
          </section>
          <section aria-labelledby="weeks">
            <h2 id="weeks">{COPY.weeks.heading}</h2>
            <Each of="hasWeeks">
              <WeeksChart />
              <WeeksTable />
            </Each>
            <Unless of="hasWeeks">
              <p>{COPY.weeks.none}</p>
            </Unless>
          </section>
          <section aria-labelledby="distributions">
            <h2 id="distributions">{COPY.distributions}</h2>
            <div className="distributions">
              <Each of="distributions">
                <Distribution />
              </Each>
            </div>
          </section>
        </main>
      </body>
    </html>
  );
}

function WeeksChart() {
  return (
    <figure>
      <figcaption className="legend">
        <Each of="series">
          <span className="{{className}}">{'{{label}}'}</span>
        </Each>
      </figcaption>
      <svg className="weeks" viewBox="0 0 720 220" role="img" aria-label={COPY.weeks.chart}>
        <Each of="axis">
          <line x1="0" x2="720" y1="{{y}}" y2="{{y}}" />
          <text x="0" y="{{y}}" dy="-4">
            {'{{label}}'}
          </text>
        </Each>
        <Each of="weeks">
          <g>
            <Each of="bars">
              <rect className="{{className}}" x="{{x}}" y="{{y}}" width="{{width}}" height="{{height}}" />
            </Each>
            <text x="{{labelX}}" y="198">
              {'{{label}}'}
            </text>
          </g>
        </Each>
        <path className="stitch" d="M0 190.500H720" />
      </svg>
    </figure>
  );
}

function WeeksTable() {
  return (
    <details>
      <summary>{COPY.weeks.table}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{COPY.weeks.week}</th>
            <Each of="series">
              <th scope="col">{'{{label}}'}</th>
            </Each>
          </tr>
        </thead>
        <tbody>
          <Each of="weeks">
            <tr>
              <th scope="row">{'{{label}}'}</th>
              <Each of="bars">
                <td>{'{{count}}'}</td>
              </Each>
            </tr>
          </Each>
        </tbody>
      </table>
    </details>
  );
}

function Distribution() {
  return (
    <section className="distribution">
      <h3>{'{{title}}'}</h3>
      <dl>
        <Each of="rows">
          <div>
            <dt dir="auto">{'{{label}}'}</dt>
            <dd>
              {'{{count}}'}
              <svg aria-hidden="true">
                <rect className="cloth" width="100%" height="100%" />
                <rect className="series-1" width="{{percent}}%" height="100%" />
              </svg>
            </dd>
          </div>
        </Each>
      </dl>
    </section>
  );
}

/** The tokens without the fonts, which would be separate files. */
function withoutFontFiles(css: string): string {
  return css.replace(/@font-face\s*\{[^}]*\}/g, '');
}
