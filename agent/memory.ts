import { answersTo, MATERIALS } from './catalogue.ts';
import { FIELD_TOPICS } from './fields.ts';
import { KINDS } from './lexicon.ts';
import type { Reading } from './reading.ts';
import { measuredBy, sitsCloser } from './sizing.ts';
import { BY_SIZE } from './subjects.ts';
import { stemmed } from './text.ts';
import type { Product, Store, Thread } from './types.ts';

/** Knows which pieces, sizes and measures a conversation is about. A thread is plain data, which it changes. */
export function createMemory(store: Store) {
  const byId = new Map(store.products.map((product) => [product.id, product]));

  return { fromThread, isUnderOther, measureKnown, namedProducts, remember, talkAbout };

  /** Returns the pieces that a sentence means, by name or by what it says of them; none where it means the thread's. */
  function namedProducts(reading: Reading, thread: Thread): Product[] {
    const { products, shared, kinds, colours, stems, sizes } = reading;
    const beside = / (?:and|or|versu|plu|than) (?:(?:the|a|an|your) )?([a-z]+) /.exec(stems)?.[1] ?? '';
    const [kindBeside] = KINDS.find(` ${beside} `);
    // 'Which belt goes with the Straight?' is asked of belts.
    const isWith =
      kinds.length > 0 &&
      / (which|what|ani) .*(with|for|under|over) (\S+ ){0,2}@product /.test(stems) &&
      products.every(({ kind }) => !kinds.includes(kind));
    if (products.length > 0 && !isWith)
      return kindBeside
        ? [
            ...products,
            ...store.products.filter((one) => one.kind === kindBeside.id && !products.includes(one)),
          ]
        : products;
    const inThread = fromThread(thread);
    const [, dearness] =
      inThread.length > 1
        ? (/ the (?:\S+ )?(cheap|dear|expens|price|cheaper|cheapest|dearer|dearest|pricier|priciest)/.exec(
            stems,
          ) ?? [])
        : [];
    if (dearness && kinds.length === 0) {
      const byPrice = inThread.toSorted((one, other) => one.price - other.price);
      return byPrice.slice(dearness.startsWith('cheap') ? 0 : -1).slice(0, 1);
    }
    const [, ordinal] = / the (first|former|second|latter|last|third) (?:on )?/.exec(stems) ?? [];
    if (ordinal && kinds.length === 0 && inThread.length > 1) {
      const place = { first: 0, former: 0, second: 1, latter: 1, third: 2 }[ordinal];
      const meant = place === undefined ? inThread.at(-1) : inThread[place];
      if (meant) return [meant];
    }
    if (/ (both|togeth) /.test(stems) && kinds.length === 0 && thread.earlier && inThread.length === 1)
      return [...thread.earlier.flatMap((id) => byId.get(id) ?? []).slice(0, 1), ...inThread];
    if (/ other (on )?$/.test(stems) && kinds.length === 0 && thread.earlier && inThread.length === 1)
      return thread.earlier.flatMap((id) => byId.get(id) ?? []).slice(0, 1);
    if (shared.length > 0) {
      const known = shared.filter((product) => inThread.includes(product));
      if (known.length > 0) return known;
      const isSizing =
        reading.topics.includes('size') ||
        reading.topics.includes('stock') ||
        sizes.length > 0 ||
        Object.keys(reading.measures).length > 0;
      return isSizing ? shared.slice(0, 1) : shared;
    }
    const isBeside =
      inThread.length > 0 &&
      (/ (includ|come with|(with|over|under|on|and) my|(it|thei|both) have|belt (come off|remov|detach|separ)) /.test(
        stems,
      ) ||
        (/ (underneath|beneath|under|over) /.test(stems) && !/ the /.test(stems)));
    const isPart =
      inThread.length > 0 && / (trouser|jean|shirt|dress|jacket) (leg|waist|hem|sleev|loop) /.test(stems);
    if (kinds.length > 0 && !isBeside && !isPart) {
      // A shirt dress is no shirt, and 'a belt with size 32 jeans' is not asked of jeans.
      const own = kinds.filter(
        (kind) =>
          !(kind === 'shirt' && kinds.includes('dress')) &&
          !((kind === 'trousers' || kind === 'jeans') && kinds.includes('belt')) &&
          !(kind === 'trousers' && / trouser waist /.test(stems)),
      );
      const ofKind = store.products.filter(({ kind }) => own.includes(kind));
      const narrowed = ofKind.filter(
        ({ colour, fabric, name }) =>
          colours.some((one) => answersTo(colour, one)) ||
          materialsOf(fabric).some((word) => stems.includes(` ${word} `)) ||
          (kinds.includes('shirt') && kinds.includes('dress') && /shirt dress/.test(name)),
      );
      if (narrowed.length > 0) return narrowed;
      const known = ofKind.filter((product) => inThread.includes(product));
      const others = ofKind.filter((product) => !inThread.includes(product));
      if (/ other /.test(stems) && known.length > 0 && others.length > 0) return others;
      return known.length > 0 ? known : ofKind;
    }
    if (reading.isPetite && inThread.length === 0) return store.products.filter((product) => product.petite);
    const materials = [...MATERIALS].filter((word) => stems.includes(` ${word} `));
    // 'The raw ones', of several.
    if (materials.length > 0 && inThread.length > 1 && / the (\S+ )?\S+ on /.test(stems))
      return madeOf(inThread, stems);
    const hasField = FIELD_TOPICS.some(
      (topic) =>
        reading.topics.includes(topic) &&
        (topic === 'fabric' ? / (the|nickel|mules) /.test(stems) : topic !== 'colour' && topic !== 'origin'),
    );
    const by =
      reading.measures.chest !== undefined
        ? 'chest'
        : reading.measures.waist !== undefined
          ? 'waist'
          : undefined;
    if (materials.length > 0 && by && inThread.length === 0)
      return madeOf(
        store.products.filter((product) => measuredBy(product) === by),
        stems.replace(' wool ', ' wool merino '),
      );
    if (materials.length > 0 && hasField && inThread.length === 0 && !reading.topics.includes('catalogue'))
      return madeOf(store.products, stems);
    const isTheColour =
      (thread.topic === 'catalogue' && inThread.length > 1 && reading.words < 4) ||
      / (the|a) (\S+ )?\S+ (on|ones) /.test(stems) ||
      (inThread.length === 0 &&
        FIELD_TOPICS.some((topic) => topic !== 'colour' && reading.topics.includes(topic)) &&
        !reading.topics.includes('catalogue'));
    if (colours.length > 0 && isTheColour) {
      const ofColour = store.products.filter(({ colour }) => answersTo(colour, colours[0] ?? ''));
      const known = ofColour.filter((product) => inThread.includes(product));
      return known.length > 0 ? known : ofColour;
    }
    // '28 × 32' is made of one of the pieces alone.
    if (reading.isPair && inThread.length === 0)
      return store.products.filter(({ stock }) => `${sizes[0]} × ${reading.inseam}` in stock);
    return [];
  }

  /** Whether it changes how the advised size should sit: 'And if I want it close?' */
  function isUnderOther(reading: Reading, thread: Thread): boolean {
    const pieces = fromThread(thread);
    return (
      ['size', 'fit', 'stock'].includes(thread.topic ?? '') &&
      reading.products.length === 0 &&
      measureKnown(thread, pieces) &&
      / (want|wear|prefer|like|if|onli) /.test(reading.stems) &&
      pieces.some((product) => sitsCloser(product, reading.stems))
    );
  }

  /** Keeps in the thread what the sentence names. */
  function remember(reading: Reading, thread: Thread, named: Product[]): void {
    const products = named.length > 0 ? named : fromThread(thread);
    if (
      thread.size !== undefined &&
      reading.sizes.length === 0 &&
      / (that|thi) size | (which|what) (waist|chest|bust) /.test(reading.stems)
    )
      reading.sizes = [thread.size];
    const [way] = / (up|bigger|larger|down|smaller) /.exec(reading.stems)?.slice(1) ?? [];
    const names = Object.keys(products[0]?.sizes ?? {});
    const at = names.indexOf(thread.size ?? '');
    if (
      way &&
      at >= 0 &&
      named.length + reading.sizes.length === 0 &&
      (thread.topic === 'stock' ||
        / next | (the|take) (\S+ )?(bigger|larger|smaller) /.test(reading.stems)) &&
      reading.words < 8
    ) {
      const next = names[way === 'down' || way === 'smaller' ? at - 1 : at + 1];
      if (next !== undefined) {
        reading.sizes = [next];
        reading.topics = ['stock'];
      }
    }
    if (at >= 0 && /^ (and )?what (have you got|do you have) $/.test(reading.stems))
      reading.topics = ['stock'];
    const legs = Object.keys(products[0]?.inseams ?? {});
    const leg = / (short|shorter|shortest|middl|long|longer|longest) (?:leg|length|on|pleas) /.exec(
      reading.stems,
    )?.[1];
    if (
      leg &&
      reading.inseam === undefined &&
      !reading.sizes.some((size) => legs.includes(size)) &&
      (thread.size !== undefined || reading.sizes.length > 0)
    ) {
      const inseam =
        leg === 'middl' ? legs[Math.floor(legs.length / 2)] : leg.startsWith('short') ? legs[0] : legs.at(-1);
      if (inseam) {
        reading.inseam = inseam;
        reading.topics = reading.topics.filter((topic) => topic !== 'inseam' && topic !== 'fit');
      }
    }
    const measures = { ...thread.measures, ...reading.measures };
    // 'No, I meant 77', after a waist; 'Is the M big enough for 102?'
    const number = reading.sizes.map(Number).find((one) => one > 59);
    const isMeasure =
      (thread.topic === 'size' && measureKnown(thread, products)) ||
      (reading.claims.length === 0 && reading.topics.some((topic) => topic === 'size' || topic === 'fit'));
    if (
      number !== undefined &&
      isMeasure &&
      products.length > 0 &&
      !products.some(({ sizes }) => String(number) in sizes)
    ) {
      reading.bareMeasure = number;
      reading.sizes = reading.sizes.filter((size) => size !== String(number));
    }
    if (
      reading.bareMeasure !== undefined &&
      thread.topic !== 'hemming' &&
      !reading.topics.includes('hemming')
    ) {
      const by = products.map(measuredBy).find(Boolean);
      if (by) measures[by] = reading.bareMeasure;
      else measures.waist ??= reading.bareMeasure;
    }
    if (Object.keys(measures).length > 0) thread.measures = measures;
    const isSentThere = !['origin', 'shop', 'catalogue'].some((topic) => reading.topics.includes(topic));
    if (reading.places[0] && isSentThere) thread.place = reading.places[0];
    const isNew = named.length > 0 && !named.some(({ id }) => thread.products?.includes(id));
    if (isNew && thread.topic !== 'stock' && !BY_SIZE.includes(thread.topic ?? '')) {
      delete thread.size;
      delete thread.inseam;
      delete thread.petite;
    }
    if (/ (normal|regular|ordinari|standard) (@size|length|on|cut) /.test(reading.stems))
      thread.petite = false;
    if (reading.isPetite) thread.petite = true;
    const [size] = reading.sizes;
    const [product] = products;
    if (size !== undefined && product) {
      const isLength =
        product.inseams &&
        size in product.inseams &&
        thread.size &&
        thread.topic !== 'rise' &&
        !reading.inseam &&
        (!(size in product.sizes) ||
          thread.isOfLeg ||
          / with @size | (leg|length|long|longer|shorter|inseam) /.test(reading.stems));
      if (isLength) {
        thread.inseam = size;
        reading.inseam = size;
      } else {
        thread.size = size;
        if (!reading.isPetite && named.length > 0) delete thread.petite;
      }
    } else if (size !== undefined) thread.size = size;
    if (size !== undefined && / (usual|normal|i am|i wear|alwai) /.test(reading.stems))
      thread.usualSize = size;
    if (reading.inseam && (reading.sizes.length === 0 || thread.isOfLeg)) thread.isOfLeg = true;
    else if (reading.sizes.length > 0) delete thread.isOfLeg;
    if (reading.inseam) thread.inseam = reading.inseam;
    else if (reading.sizes.length > 0 && named.length > 0) delete thread.inseam;
  }

  /** Makes pieces those that the thread is about. */
  function talkAbout(thread: Thread, products: Product[]): void {
    const ids = products.map(({ id }) => id);
    const others = thread.products?.filter((id) => !ids.includes(id)) ?? [];
    if (others.length > 0) thread.earlier = others;
    thread.products = ids;
  }

  function measureKnown({ measures = {} }: Thread, products: Product[]): boolean {
    return products.some((product) => {
      const by = measuredBy(product);
      return by !== undefined && measures[by] !== undefined;
    });
  }

  function fromThread({ products = [] }: Thread): Product[] {
    return products.flatMap((id) => byId.get(id) ?? []);
  }
}

function materialsOf(fabric: string): string[] {
  return stemmed(fabric)
    .split(' ')
    .filter((word) => MATERIALS.has(word));
}

/** The pieces whose fabric has most of a question's words. */
function madeOf(products: readonly Product[], stems: string): Product[] {
  const scored = products.map((product) => ({
    product,
    score: materialsOf(product.fabric).filter((word) => stems.includes(` ${word} `)).length,
  }));
  const best = Math.max(...scored.map(({ score }) => score));
  return scored
    .filter(({ score }) => score === best)
    .map(({ product }) => product)
    .slice(0, 2);
}
