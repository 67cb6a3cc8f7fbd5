import { EARNINGS_SKETCH } from '#content/earnings-sketch.ts';
import { Field } from '../../ui/Field.tsx';
import { MoreLink } from '../../ui/MoreLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { TextList } from '../../ui/TextList.tsx';
import styles from './EarningsSketch.module.css';
import { CASES, ROWS, resultOf, sketchMonth, textOf } from './earnings-sketch.ts';
import { euros } from './euros.ts';

const { fields, rows, cases } = EARNINGS_SKETCH;
const FIELDS = Object.entries<SketchField>(fields);

/** A calculator for a store's monthly earnings from an agent. Rendered with example values; a script updates them. */
export function EarningsSketch() {
  const sketched = sketchMonth({
    orders: fields.orders.value,
    orderValue: fields.orderValue.value,
    returnRate: fields.returnRate.value,
    commission: fields.commission.value,
  });
  return (
    <Section
      headingId="earnings-sketch"
      heading={EARNINGS_SKETCH.heading}
      ground="band"
      layout="stack gap-lg"
      className={styles.section}
      lead={
        <>
          <p className="lead needs-script">{EARNINGS_SKETCH.lead}</p>
          <p className="lead without-script">{EARNINGS_SKETCH.example}</p>
        </>
      }
    >
      <form className="columns gap-lg cols-5-7" autoComplete="off" data-sketch>
        <div className={`stack needs-script ${styles.fields}`}>
          {FIELDS.map(([name, { label, value, ...field }]) => (
            <Field
              key={name}
              name={name}
              label={[`${label} `, <Limits key="limits" {...field} />]}
              type="number"
              inputMode="decimal"
              min={field.limits[0]}
              max={field.limits[1]}
              step={field.step ?? 1}
              defaultValue={value}
              required
            />
          ))}
        </div>
        <div className={`paper stack ${styles.result}`}>
          {[EARNINGS_SKETCH.invoice, EARNINGS_SKETCH.result].map((sentence, index) => (
            <output
              key={sentence}
              className={index === 0 ? 'name' : 'muted'}
              htmlFor={FIELDS.map(([name]) => `field-${name}`).join(' ')}
              data-sentence={sentence}
              data-incomplete={index === 0 ? EARNINGS_SKETCH.incomplete : ''}
            >
              {resultOf(sentence, sketched)}
            </output>
          ))}
          <table className="compact">
            <caption className="visually-hidden">{EARNINGS_SKETCH.caption}</caption>
            <thead>
              <tr>
                <td />
                {CASES.map((name) => (
                  <th key={name} scope="col">
                    {cases[name]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {ROWS.map((row) => (
                <tr key={row}>
                  <th scope="row">{rows[row]}</th>
                  {CASES.map((name) => (
                    <td key={name}>{textOf(row, sketched[name][row])}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </form>
      <div className="stack gap-md">
        <h3>{EARNINGS_SKETCH.assumptionsHeading}</h3>
        <TextList items={EARNINGS_SKETCH.assumptions} className={`columns muted ${styles.list}`} />
        <p className="muted">
          {EARNINGS_SKETCH.note} <MoreLink {...EARNINGS_SKETCH.source} />
        </p>
      </div>
    </Section>
  );
}

function Limits({ unit = '', limits }: Pick<SketchField, 'unit' | 'limits'>) {
  const inUnit = (limit: number) => (unit === '€' ? euros(limit) : `${limit.toLocaleString('en')}${unit}`);
  return <span className="muted unbroken">{`(${limits.map(inUnit).join(' to ')})`}</span>;
}

type SketchField = { label: string; unit?: string; value: number; limits: number[]; step?: number };
