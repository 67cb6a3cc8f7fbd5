import { answersTo } from './catalogue.ts';
import { FIELD_TOPICS, type FieldTopic } from './fields.ts';
import type { Reading } from './reading.ts';
import { measuredBy } from './sizing.ts';
import { asksForGone } from './stock.ts';
import type { Product, Store } from './types.ts';

/** Fields that a question about stock may ask for as well: 'Is it see-through, and have you got M?' */
const SELDOM_MEANT_BESIDES: string[] = ['sheer', 'pockets', 'origin', 'care', 'price'];

/** Measures of a piece that differ by size. */
export const BY_SIZE = ['length', 'rise', 'waistOfPiece', 'inseam'];

/** Decides what a question about pieces asks for, where its words allow several readings. */
export function topicsOfPieces(reading: Reading, products: Product[]): string[] {
  const { stems } = reading;
  // The length of a belt is its size.
  const isBelt = products.length > 0 && products.every(({ kind }) => kind === 'belt');
  const lengthMeans = isBelt ? 'size' : / sleev /.test(stems) ? 'fit' : 'length';
  const topics = reading.topics.map((topic) => (topic === 'length' ? lengthMeans : topic));
  if (/ waist and .*(inseam|rise|length) |(inseam|rise|length) and (\S+ )?waist /.test(stems))
    topics.push('waistOfPiece');
  const fields = FIELD_TOPICS.filter((topic) => topics.includes(topic)).sort(
    (one, other) => topics.indexOf(one) - topics.indexOf(other),
  );
  const has = (...ids: string[]) => ids.some((id) => topics.includes(id));
  const hasSize = reading.sizes.length > 0 || reading.inseam !== undefined;
  const hasMeasure = Object.keys(reading.measures).length > 0 || reading.bareMeasure !== undefined;
  const asksForAdvice =
    / (what|which|my) (\S+ )?size | usual | normal | between | recommend | should | i (take|wear|get|need|order|am) | fit me | suit | size (up|down|advic) |help me /.test(
      stems,
    );
  const asksForRange = reading.saysSizes && !reading.isBetween && !hasSize;

  if (
    hasMeasure &&
    products.every((product) => measuredBy(product) !== undefined || reading.bareMeasure === undefined) &&
    !has('rise', 'opening') &&
    (reading.inseam !== undefined || !has('length', 'inseam'))
  )
    return ['size'];
  if (hasMeasure && has('inseam') && reading.measures.inseam !== undefined && reading.sizes.length === 0)
    return ['size'];
  if (has('unlisted')) return ['unlisted'];
  if (asksForGone(stems) || / (nearest|closest) /.test(stems)) return ['stock'];
  if (fields.length === 0 && reading.amounts.length > 0 && products.length > 0 && !hasSize) return ['price'];
  if (reading.claims.some((price) => products.every(({ sizes }) => !(price in sizes)))) return ['price'];
  const asksForBody =
    (reading.sizes.length > 0 ||
      / (which|up to|largest|biggest|smallest) (\S+ )?(waist|chest|bust) /.test(stems)) &&
    !has('waistOfPiece', 'fabric', 'stock') &&
    / (waist|chest|bust) /.test(stems);
  if (asksForBody && !/ give /.test(stems)) return ['size'];
  if (/ how much .*(give|stretch|shrink|loosen|grow) /.test(stems)) return ['fit'];
  if (has('petite') && / how much /.test(stems) && / (longer|shorter) /.test(stems)) return ['petite'];
  if (
    products.length > 0 &&
    reading.colours.length > 0 &&
    topics.every((topic) => topic === 'stock') &&
    !hasSize &&
    /^ (is|ar|doe|do) /.test(stems) &&
    !has('stock')
  )
    return ['colour'];
  if (isOtherColour(reading, products) && !hasSize && fields.every((topic) => topic === 'colour'))
    return ['colour'];
  const measured = fields.filter((topic) => topic === 'opening' || BY_SIZE.includes(topic));
  if (reading.sizes.length > 0 && measured.length > 0 && !has('stock')) return measured.slice(0, 2);
  if (reading.budget !== undefined) return ['price'];
  const besides = fields.filter((topic) => SELDOM_MEANT_BESIDES.includes(topic));
  if ((has('stock') || reading.isPetite) && hasSize) return [...besides.slice(0, 1), 'stock'];
  if (has('stock') && (asksForRange || has('sizes'))) return ['stock'];
  if (/ how long $| how long (is|ar) /.test(stems) && products.length > 0 && fields.length === 0)
    return ['length'];
  if (isBelt && reading.sizes.some((size) => Number(size) < 52)) return ['size'];
  if (new Set(reading.sizes).size > 1 && products.length > 0) return ['size'];
  if (asksForRange)
    return [...fields.filter((topic) => ['price', 'colour', 'fabric'].includes(topic)), 'sizes'];
  if (has('fit') && !has('sheer') && / (underneath|beneath|under) /.test(stems)) return ['fit'];
  if (has('size') && (asksForAdvice || !hasSize)) return ['size'];
  if (reading.isBetween && hasSize) return ['size'];
  if (reading.hasForeignSize || (reading.hasWeight && fields.length === 0)) return ['size'];
  const others = fields.filter(
    (topic) =>
      !(topic === 'length' && fields.includes('inseam')) && !(topic === 'fit' && fields.includes('opening')),
  );
  if (others.length > 0) return others.slice(0, 3);
  if (has('stock')) return ['stock'];
  if (has('size') && hasSize) return ['stock'];
  if (products.length > 1 && has('compare')) return ['compare'];
  return [];
}

/** Whether a question asks which pieces there are, rather than for something about a piece. */
export function asksCatalogue(
  store: Store,
  inThread: Product[],
  reading: Reading,
  fields: FieldTopic[],
): boolean {
  const { topics, stems, kinds, colours } = reading;
  const isMeasured = Object.keys(reading.measures).length > 0 || reading.bareMeasure !== undefined;
  const isOfSize = reading.sizes.length > 0 && / (anyth|someth|(which|what) piec) /.test(stems);
  if (isMeasured || (topics.includes('size') && !isOfSize)) return false;
  if (reading.budget !== undefined) return true;
  const one = kinds.length === 1 ? store.products.filter(({ kind }) => kinds.includes(kind)) : [];
  if (one.length === 1 && (reading.sizes.length > 0 || / left /.test(stems))) return false;
  if (/ (cheapest|dearest|priciest|most expens) /.test(stems)) return !/ (it|them) /.test(stems);
  const isOfThread =
    inThread.length > 0 &&
    kinds.length + colours.length + reading.places.length === 0 &&
    (fields.length > 0 || topics.includes('stock')) &&
    (/ left /.test(stems) ||
      !/ (do you have|els|other|which (piec|item|on)|ever|piec|all|someth|anyth|show|sell|warmer|lighter) /.test(
        stems,
      ));
  if (isOfThread) return false;
  if (topics.includes('catalogue')) {
    if (/ (it|thei|those|these) /.test(stems) && inThread.length > 0) return false;
    if (reading.unknown > 0) return false;
    return (
      fields.every((field) => ['fabric', 'colour', 'origin', 'price'].includes(field)) || kinds.length === 0
    );
  }
  if (topics.includes('origin') && reading.places.length > 0)
    return inThread.length === 0 || / (which|what|ani|anyth|someth|els|other|piec) /.test(stems);
  return (
    (kinds.length > 0 || colours.length > 1) &&
    !/ (left|mani|stock|avail) /.test(stems) &&
    (topics.includes('stock') || / (is|ar) there /.test(stems)) &&
    fields.every((topic) => topic === 'care' && / match /.test(stems)) &&
    reading.sizes.length === 0 &&
    !/ the /.test(stems)
  );
}

/** Whether a colour is named that none of the pieces has. */
export function isOtherColour({ colours }: Reading, products: Product[]): boolean {
  return colours.length > 0 && !products.some(({ colour }) => colours.some((one) => answersTo(colour, one)));
}
