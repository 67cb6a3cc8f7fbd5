import { TERMS } from '#content/terms.ts';
import { LEAD_TABLES, leadType } from '#leads/lead-types/lead-types.ts';
import { countLeads } from '#leads/record/count-leads.ts';
import { capitalized, Nav } from './parts.tsx';
import type { DeskServices } from './services.ts';

/** The numbers of weeks that the reader can choose between. */
const SPANS = [4, 13, 52];
const LINKS = SPANS.map((weeks) => [`${weeks} weeks`, `/numbers?weeks=${weeks}`] as const);

const TYPES = LEAD_TABLES.map((table) => leadType(table).plural);

export async function numbersPage({ store }: DeskServices, query: unknown) {
  const { weeks: asked } = query as { weeks?: unknown };
  const span = SPANS.find((each) => String(each) === asked) ?? 13;
  const { weeks, kept, due, medianHours, choices } = await countLeads(store, span, new Date(), true);
  const came = weeks.toReversed().filter(({ counts }) => counts.size > 0);
  return (
    <>
      <h1>Numbers</h1>
      <Nav label="How many weeks" links={LINKS} current={`${span} weeks`} />
      <p className="quiet">Without suspected leads. Weeks begin on Monday, in UTC.</p>
      <section>
        <h2>Leads by week</h2>
        <Columns weeks={weeks} />
        <table>
          <thead>
            <tr>
              <th scope="col">Week from</th>
              {TYPES.map((type, index) => (
                <th key={type} scope="col" className={`type-${index}`}>
                  {capitalized(type)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {came.map(({ monday, counts }) => (
              <tr key={monday}>
                <th scope="row">{monday}</th>
                {TYPES.map((type) => (
                  <td key={type}>{counts.get(type) ?? 0}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <section>
        <h2>Answers</h2>
        <p>
          {due === 0
            ? 'None was due in these weeks.'
            : `${kept} of ${due} were answered within ${TERMS.confirmationHours} hours (${Math.floor((kept / due) * 100)} %).`}
          {medianHours !== undefined && ` Half of all answers came within ${formatHours(medianHours)}.`}
        </p>
      </section>
      {[...choices].map(([what, counts]) => (
        <Bars key={what} what={what} counts={counts} />
      ))}
    </>
  );
}

function formatHours(hours: number): string {
  const minutes = Math.ceil(hours * 60);
  return hours >= 1 ? `${hours.toFixed(1)} hours` : minutes === 1 ? 'a minute' : `${minutes} minutes`;
}

const HEIGHT = 100;

/** Draws a column for each week, with the lead types stacked. The table below has the same figures. */
function Columns({ weeks }: Pick<Awaited<ReturnType<typeof countLeads>>, 'weeks'>) {
  const totals = weeks.map(({ counts }) => counts.values().reduce((sum, count) => sum + count, 0));
  const most = Math.max(1, ...totals);
  const width = 520 / weeks.length;
  return (
    <svg viewBox={`0 0 520 ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      {weeks.flatMap(({ monday, counts }, week) => {
        let top = HEIGHT;
        return TYPES.map((type, index) => {
          const height = ((counts.get(type) ?? 0) / most) * HEIGHT;
          top -= height;
          const column = { x: week * width + 1, y: top, width: width - 2, height };
          return <rect key={`${monday} ${type}`} className={`type-${index}`} {...column} />;
        });
      })}
    </svg>
  );
}

/** Shows how often each value occurs, most frequent first. */
function Bars({ what, counts }: { what: string; counts: Map<string, number> }) {
  const rows = [...counts].toSorted((a, b) => b[1] - a[1]);
  const most = Math.max(...counts.values());
  return (
    <section>
      <h2>{capitalized(what)}</h2>
      <table>
        <tbody>
          {rows.map(([value, count]) => (
            <tr key={value}>
              <th scope="row">
                <bdi>{value}</bdi>
              </th>
              <td>
                <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                  <rect className="type-0" width={(count / most) * 100} height="10" />
                </svg>
              </td>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
