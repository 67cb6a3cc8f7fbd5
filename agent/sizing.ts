import { answered, declined, type Part } from './part.ts';
import { stockOf, stockSentence, variantsOf } from './stock.ts';
import { ended, inside, listed } from './text.ts';
import type { Measured, Product, SizeRow } from './types.ts';
import { be, The, the } from './words.ts';

type Span = readonly [from: number, to: number];

type Fitting =
  | { kind: 'fits'; size: string; span: Span }
  | { kind: 'between'; sizes: [string, string]; span: Span }
  | { kind: 'none'; span: Span };

export interface SizeQuestion {
  measures: Partial<Record<Measured, number>>;
  /** Named in the question. */
  sizes: string[];
  isBetween: boolean;
  /** Two sizes are named, or one that does not exist between two that do. */
  inseam?: string;
  isPetite: boolean;
  hasForeignSize: boolean;
  hasWeight: boolean;
  /** Those of the question: how it should sit. */
  stems: string;
}

export interface SizeAnswer {
  part: Part;
  /** What was advised, for the questions that follow. */
  size?: string;
  inseam?: string;
  isPetite?: boolean;
}

const BODY_WORDS = { bodyWaist: 'waist', bust: 'bust', chest: 'chest' } as const;

/** Which size to take, worked out from the chart, with the reason. */
export function adviseSize(product: Product, question: SizeQuestion): SizeAnswer {
  const names = Object.keys(product.sizes);
  const only = names.length === 1 ? names[0] : undefined;
  if (only)
    return {
      part: answered(`${The(product)} comes in ${only}. ${product.fit}`, ['product sheet'], [{ product }]),
    };
  const by = measuredBy(product);
  // Beside a belt, the size of a pair of jeans is a waist in inches.
  const [jeans] = product.kind === 'belt' ? question.sizes.map(Number).filter((size) => size < 52) : [];
  const cm =
    by === 'chest'
      ? question.measures.chest
      : (question.measures.waist ?? (jeans === undefined ? undefined : Math.round(jeans * 25.4) / 10));
  const said = saidSizes(product, question);

  if (cm !== undefined) return byMeasure(product, cm, question);
  if (said?.kind === 'between') return between(product, said.sizes, question);
  if (product.inseams && question.measures.inseam !== undefined && said === undefined)
    return byInseam(product, question.measures.inseam);
  if (said?.kind === 'usual') return usual(product, said.size, question);
  const bodyWord = bodyWordOf(product);
  if (by && / (largest|biggest|smallest|up to) /.test(question.stems))
    return {
      part: answered(
        `${The(product)} in ${names[0]} to ${names.at(-1)} ${be(product)} made for a ${bodyWord} of ${range(fittingOf(product, 0).span)}.`,
        ['size chart'],
        [{ product }],
      ),
    };
  const wanted = `Give me your ${bodyWord}, in cm or inches, and I work it out.`;
  if (question.hasForeignSize)
    return {
      part: declined(
        `The chart has no UK or US sizes; it goes by the ${bodyWord}. ${wanted}`,
        ['size chart'],
        [{ product }],
      ),
    };
  if (
    question.measures.hips !== undefined ||
    question.hasWeight ||
    question.measures.chest !== undefined ||
    question.measures.waist !== undefined
  )
    return {
      part: declined(
        `The chart of ${the(product)} goes by the ${bodyWord} alone. ${wanted}`,
        ['size chart'],
        [{ product }],
      ),
    };
  return {
    part: answered(`${adviceFor(product)} ${wanted}`, ['fit notes', 'size chart'], [{ product }]),
  };
}

/** The size of each piece that a measure fits: 'What fits a 40 inch chest?' */
export function fittingPieces(
  products: readonly Product[],
  measures: SizeQuestion['measures'],
): Part | undefined {
  const fittings = products.flatMap((product) => {
    const by = measuredBy(product);
    const cm = by && measures[by];
    return cm === undefined ? [] : [{ product, fitting: fittingOf(product, cm) }];
  });
  if (fittings.length === 0) return;
  const found = fittings.flatMap(({ product, fitting }) =>
    fitting.kind === 'none'
      ? []
      : `${the(product)} in ${fitting.kind === 'fits' ? fitting.size : fitting.sizes.join(' or ')}`,
  );
  return answered(
    found.length > 0
      ? `By that measure: ${listed(found)}. Which piece do you mean?`
      : 'No piece is made for that measure, I’m afraid.',
    ['size chart'],
  );
}

function byMeasure(product: Product, cm: number, question: SizeQuestion): SizeAnswer {
  const fitting = fittingOf(product, cm);
  const word = bodyWordOf(product);
  const card = [{ product }];
  if (fitting.kind === 'none')
    return {
      part: answered(
        `No size fits, I’m afraid: ${the(product)} ${be(product)} made for a ${word} of ${range(fitting.span)}.`,
        ['size chart'],
        card,
      ),
    };
  if (fitting.kind === 'between') return between(product, fitting.sizes, question);
  const smaller = smallerFor(product, fitting.size, question.stems);
  const { size, span } = smaller ?? fitting;
  const petite = petiteFor(product, size, question);
  const reason = product.kind === 'belt' ? product.fit : `It’s made for a ${word} of ${range(span)}.`;
  const { inseam, note } = legFor(product, size, question);
  return advised(
    product,
    size,
    petite,
    inseam,
    `Take the ${petite ? 'petite ' : ''}${variantName(size, inseam)} in ${the(product)}.`,
    (smaller ? `For your ${word} that is the ${fitting.size}; ${smaller.clause}.` : reason) +
      petiteNote(product, size, question) +
      note,
  );
}

/** The size below, where the piece's advice names the way of wearing it that was asked for. */
function smallerFor(product: Product, size: string, stems: string) {
  const clause = sitsCloser(product, stems);
  const names = Object.keys(product.sizes);
  const below = names[names.indexOf(size) - 1];
  const row = below === undefined ? undefined : product.sizes[below];
  const span = row && spanOf(row);
  if (!clause || below === undefined || !span) return;
  return { size: below, span, clause };
}

/** Returns a piece's advice for a closer fit, if the question asks for one. */
export function sitsCloser(product: Product, stems: string): string | undefined {
  const clause = product.advice
    ?.split(/; /)
    .find((one) => /\bone smaller/.test(one))
    ?.replace(/\.$/, '');
  if (!clause) return;
  const said = stems.replace(/ (tight|slim|snug|fit(?= look)|tighter|slimmer|closer) /g, ' close ');
  const asked = /close/.test(clause)
    ? / close /
    : / (over|just|onli) (\S+ ){0,2}(shirt|tshirt|tee|t) | shirt (onli|alon) /;
  return asked.test(said) ? clause : undefined;
}

/** Between two sizes the piece's own advice decides. */
function between(product: Product, [lower, upper]: [string, string], question: SizeQuestion): SizeAnswer {
  const direction = /between two sizes, take the (smaller|larger)/i.exec(product.advice ?? '')?.[1];
  const where = `You’re between the ${lower} and the ${upper}.`;
  if (!direction)
    return {
      part: answered(
        `${where} ${adviceFor(product)} ${firstSentence(product.fit)}`,
        ['size chart', 'fit notes'],
        [{ product }],
      ),
    };
  const size = direction === 'smaller' ? lower : upper;
  const why =
    /: (.*)$/.exec(product.advice ?? '')?.[1] ??
    product.fit.split(/(?<=\.) |; /).find((part) => / gives /.test(part));
  const { inseam, note } = legFor(product, size, question);
  const reason = `You’re between the ${lower} and the ${upper}, and in ${the(product)} that means the ${direction} one${why ? `: ${inside(ended(why))}` : '.'}${note}`;
  return advised(product, size, false, inseam, `Take the ${variantName(size, inseam)}.`, reason);
}

function usual(product: Product, size: string, question: SizeQuestion): SizeAnswer {
  const row = product.sizes[size];
  const span = row && spanOf(row);
  const petite = petiteFor(product, size, question);
  const { inseam, note } = legFor(product, size, question);
  const chart = span ? `The ${size} is made for a ${bodyWordOf(product)} of ${range(span)}.` : '';
  const base = `${adviceFor(product)} ${chart}${petiteNote(product, size, question)}${note}`;
  return advised(product, size, petite, inseam, '', base);
}

function byInseam(product: Product, cm: number): SizeAnswer {
  const leg = nearestInseam(product, cm) ?? '';
  const lengths = Object.entries(product.inseams ?? {}).map(([name, length]) => `${name} (${length} cm)`);
  return {
    part: answered(
      `Length ${leg} is nearest to that: the lengths of ${the(product)} are ${listed(lengths)}. For the size, give me your waist.`,
      ['size chart'],
      [{ product }],
    ),
    inseam: leg,
  };
}

function advised(
  product: Product,
  size: string,
  isPetite: boolean,
  inseam: string | undefined,
  advice: string,
  reason: string,
): SizeAnswer {
  const variants = variantsOf(product, size, inseam, isPetite);
  const [variant] = variants.filter((one) => stockOf(product, one) > 0);
  const stock = stockSentence(product, variants);
  return {
    part: answered(
      [advice, reason, stock].filter(Boolean).join(' '),
      ['size chart', 'fit notes', 'stock'],
      [
        {
          product,
          details: variant
            ? `${variant}, ${stockOf(product, variant)} left`
            : `${variants[0] ?? size}, sold out`,
        },
      ],
    ),
    size,
    isPetite,
    ...(inseam !== undefined && { inseam }),
  };
}

/** Where a measure of the body stands in the chart. */
function fittingOf(product: Product, cm: number): Fitting {
  if (product.kind === 'belt') return beltFor(product, cm);
  const rows = Object.entries(product.sizes).flatMap(([size, row]) => {
    const span = spanOf(row);
    return span ? [{ size, span }] : [];
  });
  const whole: Span = [rows[0]?.span[0] ?? 0, rows.at(-1)?.span[1] ?? 0];
  const at = rows.findIndex(({ span }) => cm <= span[1]);
  const row = rows[at];
  const before = rows[at - 1];
  if (!row || (!before && cm < row.span[0])) return { kind: 'none', span: whole };
  if (cm >= row.span[0] || !before) return { kind: 'fits', size: row.size, span: row.span };
  return { kind: 'between', sizes: [before.size, row.size], span: [before.span[1], row.span[0]] };
}

/** A belt is named for the cm to its middle hole, and reaches half a size to either side. */
function beltFor(product: Product, cm: number): Fitting {
  const sizes = Object.keys(product.sizes).map(Number);
  const step = (sizes[1] ?? 0) - (sizes[0] ?? 0);
  const span: Span = [sizes[0] ?? 0, sizes.at(-1) ?? 0];
  const nearest = sizes.reduce(
    (best, size) => (Math.abs(size - cm) < Math.abs(best - cm) ? size : best),
    span[0],
  );
  if (Math.abs(nearest - cm) > step / 2) return { kind: 'none', span };
  return { kind: 'fits', size: String(nearest), span };
}

/** Named sizes: two, or one that lies between two that are made, or the usual one. */
function saidSizes(product: Product, { sizes, isBetween }: SizeQuestion) {
  const made = Object.keys(product.sizes);
  const known = sizes
    .filter((size) => made.includes(size))
    .sort((one, other) => made.indexOf(one) - made.indexOf(other));
  const [first, second] = known;
  if (first && second && made.indexOf(second) - made.indexOf(first) === 1)
    return { kind: 'between' as const, sizes: [first, second] as [string, string] };
  const odd = sizes
    .map(Number)
    .find((size) => size > Number(made[0]) && size < Number(made.at(-1)) && !made.includes(String(size)));
  if (odd !== undefined) {
    const upper = made.findIndex((size) => Number(size) > odd);
    return {
      kind: 'between' as const,
      sizes: [made[upper - 1] ?? '', made[upper] ?? ''] as [string, string],
    };
  }
  return first && !isBetween ? { kind: 'usual' as const, size: first } : undefined;
}

export function measuredBy(product: Product): 'waist' | 'chest' | undefined {
  if (product.kind === 'belt') return 'waist';
  const [row] = Object.values(product.sizes);
  if (row?.bodyWaist) return 'waist';
  return row?.bust || row?.chest ? 'chest' : undefined;
}

export function bodyWordOf(product: Product): string {
  const [row] = Object.values(product.sizes);
  const key = (Object.keys(BODY_WORDS) as (keyof typeof BODY_WORDS)[]).find((one) => row?.[one]);
  return key ? BODY_WORDS[key] : 'trouser waist';
}

export function spanOf(row: SizeRow): Span | undefined {
  return row.bodyWaist ?? row.bust ?? row.chest;
}

function petiteFor(product: Product, size: string, { isPetite, measures }: SizeQuestion): boolean {
  if (!product.petite?.sizes.includes(size)) return false;
  return isPetite || isShort(product, measures.height);
}

function petiteNote(product: Product, size: string, question: SizeQuestion): string {
  if (!product.petite) return '';
  if (petiteFor(product, size, question))
    return ` ${petiteAdvice(product)}: it is ${product.petite.shorterBy} cm shorter.`;
  if (isShort(product, question.measures.height))
    return ` There is no petite ${size}: petite comes in ${listed(product.petite.sizes)}.`;
  return question.measures.height === undefined ? ` ${petiteAdvice(product)}.` : '';
}

function petiteAdvice(product: Product): string {
  const advice = /[^;.]*petite/.exec(product.advice ?? '')?.[0].trim() ?? 'The petite';
  return advice.charAt(0).toUpperCase() + advice.slice(1);
}

export function isShort(product: Product, height: number | undefined): boolean {
  const limit = Number(/under (\d+) cm/.exec(product.advice ?? '')?.[1]);
  return height !== undefined && height < limit;
}

/** The leg's length that was asked for, or is nearest to a measure; none where the size isn't made in it. */
function legFor(product: Product, size: string, { inseam, measures }: SizeQuestion) {
  const leg = inseam ?? nearestInseam(product, measures.inseam);
  if (leg !== undefined && product.stock[variantName(size, leg)] !== undefined)
    return { inseam: leg, note: '' };
  return { note: leg && product.inseams ? ` The ${size} isn’t made in that length.` : '' };
}

function nearestInseam(product: Product, cm: number | undefined): string | undefined {
  if (cm === undefined || !product.inseams) return;
  const [nearest] = Object.entries(product.inseams).sort(
    ([, one], [, other]) => Math.abs(one - cm) - Math.abs(other - cm),
  );
  return nearest?.[0];
}

function adviceFor(product: Product): string {
  return product.advice ?? product.fit;
}

function variantName(size: string, inseam: string | undefined): string {
  return inseam ? `${size} × ${inseam}` : size;
}

function range([from, to]: Span): string {
  return `${from} to ${to} cm`;
}

function firstSentence(text: string): string {
  return text.split(/(?<=\.) /)[0] ?? '';
}
