import { acrossPieces, answerCatalogue, MATERIALS, notSold } from './catalogue.ts';
import { CAN, composed, dontKnow, joined, notOnSheet, type Reply, whichPiece } from './compose.ts';
import { answerDelivery, type DeliveryQuestion } from './delivery.ts';
import { answerField, compare, describe, FIELD_TOPICS, type FieldTopic, fieldWith } from './fields.ts';
import { type HandOverReason, handOver, isHandOverReason } from './hand-over.ts';
import { createMemory } from './memory.ts';
import { answerOrder } from './orders.ts';
import { answered, declined, type Part } from './part.ts';
import { answerPolicy, POLICY_TOPICS, type PolicyTopic } from './policies.ts';
import { createReader, type Reading } from './reading.ts';
import { adviseSize, fittingPieces, isShort } from './sizing.ts';
import { smallTalk } from './small-talk.ts';
import { allGone, answerStock, asksForGone, restockDays } from './stock.ts';
import { asksCatalogue, BY_SIZE, isOtherColour, topicsOfPieces } from './subjects.ts';
import type { Agent, Product, Store, Thread } from './types.ts';

/** A short question that names only these asks about the rule just told: 'Does it cost me anything?' */
const VAGUE = ['price', 'delivery', 'stock', 'length', 'catalogue', 'payment', 'fit', 'returnLabel', 'again'];

const RETURN_TOPICS = ['returns', 'refund', 'exchange', 'returnLabel'];

const FOREIGN = declined(`I only read English so far. Ask me in English, and ${CAN.replace('I can', 'I')}`, [
  'what I know',
]);

const REFUSED = declined(`I answer from this store’s data and nothing else, whatever is typed here. ${CAN}`, [
  'what I may say',
]);

/** What an order holds: 'What did I take?' */
const ASKS_FOR_ITEMS = / (did i|item|product|what wa|in it|what is in|content|what i|forgot) /;

/** With these, 'your shop' is not the shop in Porto: 'What is see-through in your shop?' */
const ABOUT_CLOTH = ['sheer', 'fabric', 'pockets', 'care'];

/** The more particular before the more general. */
const DELIVERY_TOPICS = [
  'cutOff',
  'shipsFrom',
  'express',
  'freeShipping',
  'countries',
  'duties',
  'carrier',
  'delivery',
] as const;

/** The agent of a store. `now` gives the visitor's instant: days of delivery are counted from it. */
export function createAgent(store: Store, { now }: { now: () => Date }): Agent {
  const read = createReader(store);
  const { fromThread, isUnderOther, measureKnown, namedProducts, remember, talkAbout } = createMemory(store);

  return {
    answer(question, before = {}) {
      const message = read(question);
      const thread = structuredClone(before);
      const { isForeign, emails } = message;
      if (isForeign) return composed([{ part: FOREIGN, topic: '' }], thread);
      const isHostile = message.readings.some((reading) => reading.isHostile);
      const isOfSeveral = new Set(emails).size > 1;
      // A question that stands beside an order to obey is answered like any other.
      const readings = message.readings.filter(
        (reading) => !isHostile || (!reading.isHostile && reading.isQuestion),
      );
      if (isOfSeveral || (isHostile && (emails.length > 0 || readings.length === 0)))
        return composed([{ part: REFUSED, topic: '' }], thread);
      if (emails[0]) thread.orderEmail = emails[0];
      const replies: Reply[] = [];
      readings.forEach((reading, at) => {
        const reply = replyTo(reading, thread, {
          hasEmail: emails.length > 0,
          isLast: at === readings.length - 1,
          saysMeasure: readings.some(
            ({ measures, bareMeasure }) => bareMeasure !== undefined || Object.keys(measures).length > 0,
          ),
        });
        if (!reply || (reply.isElliptic && replies.length > 0)) return;
        Object.assign(thread, reply.thread);
        if (reply.products && reply.products.length > 0) talkAbout(thread, reply.products);
        if (reply.topic && reply.topic !== 'talk') thread.topic = reply.topic;
        replies.push(reply);
      });
      if (emails.length > 0 && !replies.some(({ topic }) => topic === 'order'))
        replies.unshift(order(thread, readings[0], []));
      if (
        isHostile &&
        !replies.some(
          ({ part, topic }) =>
            part.kind === 'answered' &&
            part.checked[0] !== 'catalogue' &&
            !['order', 'talk', ''].includes(topic),
        )
      )
        return composed([{ part: REFUSED, topic: '' }], thread);
      if (replies.length === 0) replies.push({ part: dontKnow(), topic: '' });
      return composed(replies, thread);
    },
  };

  function replyTo(
    reading: Reading,
    thread: Thread,
    { hasEmail, isLast, saysMeasure }: { hasEmail: boolean; isLast: boolean; saysMeasure: boolean },
  ): Reply | undefined {
    const { topics, stems } = reading;
    const has = (...ids: string[]) => ids.some((id) => topics.includes(id));
    const named = namedProducts(reading, thread);
    // 'How soon will the Tove L return?'
    if (
      named.length > 0 &&
      reading.sizes.length > 0 &&
      / how soon | next |^ (when )?will (the )?@product |^ when (do|doe|is) (the )?@product /.test(stems) &&
      reading.places.length === 0
    )
      topics.splice(0, topics.length, 'stock');
    const policies = policiesOf(reading, thread, named);
    if (named.length > 0 && reading.amounts.length > 0 && policies.join() === 'discounts') policies.pop();
    if (
      (reading.budget !== undefined || (has('size') && !/ (wrap|note|card) /.test(stems))) &&
      policies.join() === 'gift'
    )
      policies.pop();
    const deliveries = DELIVERY_TOPICS.filter(
      (topic) =>
        has(topic) &&
        !(topic === 'delivery' && policies.includes(thread.topic as PolicyTopic)) &&
        !(topic === 'countries' && has('origin')),
    );
    if (
      isDelivery(thread.topic) &&
      named.length + policies.length + deliveries.length === 0 &&
      / (free|minimum|spend|amount|noth) | order (is|cost|for|of|over) /.test(stems)
    )
      deliveries.push('freeShipping');
    if (thread.topic === 'cutOff' && / (zone|weekend|\S+dai) /.test(stems)) {
      policies.length = 0;
      deliveries.unshift('cutOff');
    }
    if (deliveries.length === 0 && has('toPlace') && reading.unknown < 2) deliveries.push('delivery');
    remember(reading, thread, named);

    const isAboutPiece =
      reading.products.length + reading.shared.length + reading.kinds.length > 0 ||
      (fromThread(thread).length > 0 && (has(...FIELD_TOPICS) || / (it|them|thi|that) /.test(stems)));
    // 'Is there a restaurant near your shop?' names the shop, and asks for something else.
    const isMereShop =
      policies.join() === 'shop' &&
      reading.places.length === 0 &&
      !/ (open|(you|it|shop|store|dai) close|shut|hour|visit|try|tri|pick|collect|come|person|address|\S+dai|weekend) /.test(
        stems,
      ) &&
      (reading.unknown > 0 || !/ (where|physic|real|retail|go|ha|have|(is|ar) there) /.test(stems)) &&
      reading.words > 3;
    const isOutside =
      (reading.isOutside || isMereShop) &&
      reading.bareMeasure === undefined &&
      reading.orderNumbers.length === 0 &&
      !has('order') &&
      !(thread.topic === 'order' && has('delivery')) &&
      !policies.some((topic) => topic === 'gift' || topic === 'payment') &&
      !(
        isAboutPiece &&
        topics.some((topic) => topic !== 'stock' && topic !== 'catalogue' && topic !== 'compare')
      );
    const handed = handedOver(reading, thread, named, policies, deliveries);
    const isDecided =
      !isOutside || reading.handOvers.some((id) => !['deadline', 'event', 'ordering'].includes(id));
    if (handed && isDecided) return handed;
    if (isOutside) return { part: reading.products.length > 0 ? notOnSheet(named) : dontKnow(), topic: '' };

    const isRule =
      policies.length > 0 && thread.topic !== 'order' && reading.orderNumbers.length === 0 && !hasEmail;
    const isOrder =
      (has('order') && !isRule && !deliveries.includes('freeShipping')) ||
      (hasEmail && (has('orderWord') || reading.orderNumbers.length > 0)) ||
      (reading.orderNumbers.length > 0 &&
        (has('orderWord') ||
          thread.topic === 'order' ||
          reading.words <= 3 ||
          (has('delivery') && named.length + reading.places.length === 0))) ||
      (thread.topic === 'order' &&
        named.length === 0 &&
        reading.places.length === 0 &&
        policies.every((topic) => topic === 'address' || / why /.test(stems)) &&
        (has('delivery', 'orderWord', 'address') ||
          / (when|here|statu|where|why|late|due|so long) /.test(stems) ||
          ASKS_FOR_ITEMS.test(stems) ||
          (topics.length === 0 &&
            / (?!@)/.test(stems.trimEnd()) &&
            reading.talk.length === 0 &&
            reading.handOvers.length === 0)));
    const isOfPiece = fromThread(thread).length > 0 && / order (it|them|thi|that|on|now) /.test(stems);
    const isSomeOrder =
      has('orderWord') &&
      !isOfPiece &&
      named.length + reading.places.length === 0 &&
      policies.length + deliveries.length === 0 &&
      !topics.some((topic) => FIELD_TOPICS.some((one) => one === topic)) &&
      !has('size', 'stock', 'catalogue');
    if (policies.includes('address') && reading.orderNumbers[0]) thread.orderNumber = reading.orderNumbers[0];
    const isProved =
      thread.orderEmail !== undefined && (reading.orderNumbers[0] ?? thread.orderNumber) !== undefined;
    if ((isOrder || isSomeOrder) && (isProved || !policies.includes('address'))) {
      const told = order(thread, reading, reading.orderNumbers);
      const isReturn =
        policies.some((topic) => RETURN_TOPICS.includes(topic)) && told.part.kind === 'answered';
      return isReturn ? { ...told, part: joined(told.part, policy(policies, reading, thread).part) } : told;
    }

    const [talk] = reading.talk;
    const isAboutStore =
      named.length > 0 || policies.length > 0 || deliveries.length > 0 || reading.inseam !== undefined;
    const spoken =
      talk && !isAboutStore
        ? smallTalk(
            reading.talk,
            topics.length + reading.sizes.length + reading.places.length + reading.unknown > 0,
          )
        : undefined;
    if (spoken) return { part: spoken, topic: 'talk' };

    // Answers about the piece as well: 'The Lune to Leeds, in total?', 'the Mara in M and shipping to Dublin'
    const isSized = reading.sizes.length > 0 && / and | plu /.test(stems);
    const isPriced = has('price') && (reading.places.length > 0 || / and | plu /.test(stems));
    const spokenOf = named.length > 0 || !/ how much (and|plu) /.test(stems) ? named : fromThread(thread);
    const beside =
      spokenOf.length > 0 && (isPriced || isSized)
        ? pieceReply(isPriced ? 'price' : 'stock', spokenOf.slice(0, 2), reading, thread).part
        : undefined;
    if (policies.length > 0) {
      const told = policy(policies, reading, thread);
      const reply = { ...told, part: beside ? joined(beside, told.part) : told.part, products: named };
      if (
        deliveries[0] !== 'delivery' ||
        reading.places.length === 0 ||
        !policies.some((topic) => topic === 'gift' || topic === 'hemming')
      )
        return reply;
      const sent = delivery('delivery', reading, thread, named);
      return { ...reply, ...sent, part: joined(reply.part, sent.part) };
    }
    const isRestock =
      has('stock') &&
      reading.places.length === 0 &&
      deliveries[0] === 'delivery' &&
      / (back|stock|restock|again) /.test(stems);
    if (isRestock) return aboutPieces(reading, thread, named, { isLast, saysMeasure });
    const isCountryOf =
      named.length > 0 || (reading.words < 3 && fromThread(thread).length > 0 && reading.places.length === 0);
    if (isCountryOf && deliveries[0] === 'countries' && !has('delivery')) {
      topics.push('origin');
      deliveries.length = 0;
    }
    if (deliveries.length > 0 && !(named.length > 0 && has('origin') && !has('delivery'))) {
      const [topic = 'delivery'] = deliveries;
      const reply = delivery(topic, reading, thread, named);
      // 'Ordering at four, for Vienna: when do I have it?'
      const isOfDay = topic === 'cutOff' && reading.places.length > 0 && has('delivery');
      const more = isOfDay ? delivery('delivery', reading, thread, named).part : beside;
      return more ? { ...reply, part: joined(more, reply.part) } : reply;
    }
    return aboutPieces(reading, thread, named, { isLast, saysMeasure });
  }

  /** The rules that are asked for; 'how long does that take?' asks for the last one again. */
  function policiesOf(reading: Reading, thread: Thread, named: Product[]): PolicyTopic[] {
    const { topics, stems } = reading;
    const found = POLICY_TOPICS.filter(
      (topic) =>
        topics.includes(topic) &&
        !(topic === 'hemming' && topics.includes('origin')) &&
        !(topic === 'payment' && topics.includes('duties')) &&
        !(topic === 'shop' && (topics.includes('opening') || topics.includes('returns'))) &&
        !(
          topic === 'shop' &&
          topics.some((one) => ABOUT_CLOTH.includes(one)) &&
          !/ (open|hour|close|visit) /.test(stems)
        ),
    );
    const isSizing =
      reading.bareMeasure !== undefined ||
      Object.keys(reading.measures).length > 0 ||
      thread.topic === 'stock' ||
      thread.topic === 'size';
    if (
      isSizing &&
      found.every((topic) => topic === 'returns' || topic === 'exchange') &&
      / (too (big|small|tight|larg|loos)|(other|anoth|differ) size) /.test(stems) &&
      !/ (return|back|refund|exchang|swap) /.test(stems)
    )
      return [];
    const last = POLICY_TOPICS.find((topic) => topic === thread.topic);
    if (
      topics.some((topic) => topic === 'delivery' || topic === 'cutOff') &&
      found.length === 1 &&
      found[0] === 'shop' &&
      !/ (shop|store|pick|collect) /.test(stems)
    )
      return [];
    if (last === 'gift' && / (card|note) /.test(stems)) return [last];
    if (last === 'hemming' && / sale (piec|item) /.test(stems)) return ['returns'];
    if (!last || named.length > 0 || reading.places.length > 0) return found;
    const isReturning = RETURN_TOPICS.some((topic) => topic === last);
    if (
      last === 'hemming' &&
      (/ longer /.test(stems) || reading.bareMeasure !== undefined) &&
      reading.words <= 5
    )
      return [last];
    if (/ who pai /.test(stems)) return isReturning ? ['returnLabel'] : [last];
    const takesTimeOrMoney = isReturning || last === 'hemming' || last === 'repairs' || last === 'gift';
    if (reading.days !== undefined && found.length === 0) return isReturning ? ['returns'] : [last];
    if (
      isReturning &&
      found.length > 0 &&
      found.every((topic) => topic === 'discounts' || topic === 'hemming' || topic === 'payment') &&
      reading.words <= 9 &&
      !topics.includes('delivery')
    ) {
      const asksPrice = topics.includes('price') || / (pai|cost|fee) /.test(stems);
      return [asksPrice ? 'returnLabel' : found.includes('payment') ? 'refund' : 'returns'];
    }
    const isVague =
      topics.every((topic) => VAGUE.includes(topic)) && reading.unknown === 0 && reading.talk.length === 0;
    if (
      found.length > 0 ||
      !takesTimeOrMoney ||
      !isVague ||
      !/ (how|what|when) (long|much|mani|doe|is|do) | (longer|cost|price|free|fee|charg|pai) /.test(stems) ||
      (fromThread(thread).length > 0 && / (it|thei|them) cost | price /.test(stems))
    )
      return found;
    return isReturning && / (price|cost|free|fee|charg|pai|how much (?!longer|time)) /.test(stems)
      ? ['returnLabel']
      : [last];
  }

  function aboutPieces(
    reading: Reading,
    thread: Thread,
    named: Product[],
    { isLast, saysMeasure }: { isLast: boolean; saysMeasure: boolean },
  ): Reply | undefined {
    const { topics, stems } = reading;
    const has = (...ids: string[]) => ids.some((id) => topics.includes(id));
    const isByName = reading.products.length > 0 || reading.shared.length > 0;

    const fields = FIELD_TOPICS.filter((topic) => has(topic)).sort(
      (one, other) => topics.indexOf(one) - topics.indexOf(other),
    );
    if (has('unlisted') && named.length === 0 && (has('catalogue') || fromThread(thread).length === 0))
      return { part: dontKnow(), topic: '' };
    const isOfThread = fromThread(thread).length > 0 && fields.some((topic) => topic !== 'price');
    if (reading.isNotSold && named.length === 0 && !isOfThread && !isUnderOther(reading, thread))
      return { part: notSold(store), topic: 'catalogue' };
    if (isUnderOther(reading, thread))
      return { ...pieceReply('size', fromThread(thread), reading, thread), products: fromThread(thread) };
    if (
      !isLast &&
      named.length + fromThread(thread).length === 0 &&
      has('origin') &&
      !/ (which|what|ani|anyth|someth) /.test(stems)
    ) {
      thread.topic = 'origin';
      return;
    }
    const isOfList =
      named.length > 0 &&
      reading.kinds.length === 0 &&
      named.every((one) => fromThread(thread).includes(one));
    if (!isByName && !isOfList && asksCatalogue(store, fromThread(thread), reading, fields)) {
      const [country] = has('origin') || has('catalogue') ? reading.places : [];
      const across = named.length === 0 && !country ? acrossPieces(store, fields, reading) : undefined;
      if (across) return shown(across);
      // 'Which run small?' has no answer in a list of everything.
      const isOfField = fields.some((topic) => topic === 'care' || topic === 'fit');
      if (isOfField && !country && reading.kinds.length + reading.colours.length === 0)
        return { part: dontKnow(), topic: '' };
      return shown(
        answerCatalogue(store, { ...reading, ...(country && { country: country.country }), stems }),
      );
    }

    const isAboutThread =
      named.length === 0 &&
      (reading.unknown < 2 || / (it|thei|them|thi|that|on|those|these|both) /.test(stems));
    const isAboutDelivery =
      isDelivery(thread.topic) &&
      named.length === 0 &&
      reading.words <= 8 &&
      reading.unknown === 0 &&
      topics.every((topic) => topic === 'price' || topic === 'length' || topic === 'orderWord') &&
      / (how|when|cost|price) /.test(stems);
    if (isAboutDelivery && isDelivery(thread.topic)) return delivery(thread.topic, reading, thread, named);
    const products = named.length > 0 ? [...named] : isAboutThread ? fromThread(thread) : [];
    const [other] = fromThread({ products: thread.earlier ?? [] });
    const isCompared = / differ | compar | versu |^ (\S+ )?which (on |.*(\S+er|more|less) )/.test(stems);
    if (isCompared && reading.kinds.length === 0 && products.length === 1 && other && products[0])
      products.unshift(other);
    const [known] = fromThread(thread);
    if (named.length === 1 && known && !named.includes(known) && / than (the )?@product /.test(stems))
      products.unshift(known);
    const asked = topicsOfPieces(reading, products);
    const isSized = thread.size !== undefined && named.length === 0;
    const isOtherVariant =
      isSized &&
      ((asked[0] === 'petite' && thread.topic === 'stock' && !/ how much /.test(stems)) ||
        ((asked[0] === 'inseam' || asked[0] === 'length') &&
          reading.inseam !== undefined &&
          (thread.topic === 'stock' || thread.topic === 'size') &&
          !/ (cm|inch|long|inseam) /.test(stems)));
    // 'My chest is 100. Do you have the Tove?' is asked of the size that fits.
    const isOfFitting =
      (asked.join() === 'stock' ||
        (saysMeasure && (!reading.isQuestion || ['', 'fit'].includes(asked.join())))) &&
      thread.size === undefined &&
      products.length === 1 &&
      reading.inseam === undefined &&
      measureKnown(thread, products);
    const isWhy = thread.topic === 'size' && named.length === 0 && / why /.test(stems);
    const wanted = isWhy ? ['size'] : isOtherVariant ? ['stock'] : isOfFitting ? ['size'] : asked;
    if (wanted.length + products.length === 0 && has('compare') && / (which|better|differ) /.test(stems))
      return { part: whichPiece(), topic: 'compare' };
    if (wanted.length === 0) return withoutTopic(reading, thread, named, products, isLast);
    if (products.length === 0) {
      if (!isLast && reading.unknown === 0) {
        thread.topic = wanted[0] ?? '';
        return;
      }
      if (wanted[0] === 'fabric' && [...MATERIALS].some((word) => stems.includes(` ${word} `)))
        return shown(answerCatalogue(store, { ...reading, stems }));
      const across = / (it|thei|them|thi|that|those) /.test(stems)
        ? undefined
        : acrossPieces(store, fields, reading);
      if (across) return shown(across);
      if (wanted[0] === 'stock' && asksForGone(stems))
        return { part: allGone(store.products), topic: 'stock' };
      if (wanted.join() === 'colour' && reading.colours.length > 0)
        return shown(answerCatalogue(store, { ...reading, stems }));
      if (reading.unknown > 0 || wanted[0] === 'unlisted') return { part: dontKnow(), topic: '' };
      const fitting =
        wanted[0] === 'size' || wanted[0] === 'fit'
          ? fittingPieces(store.products, thread.measures ?? {})
          : undefined;
      return { part: fitting ?? whichPiece(), topic: wanted[0] ?? '' };
    }
    const all = wanted.map((topic) => pieceReply(topic, products, reading, thread));
    return {
      part: all.map(({ part }) => part).reduce(joined),
      topic: wanted[0] ?? '',
      products,
      thread: Object.assign({}, ...all.map((reply) => reply.thread)),
    };
  }

  function pieceReply(topic: string, products: Product[], reading: Reading, thread: Thread): Reply {
    const { size, inseam, petite = false } = thread;
    if (topic === 'size') {
      // 'Which belt goes with a Harrow Straight in 36?'
      const waist = reading.products[0]?.sizes[size ?? '']?.waist;
      const answers = products.slice(0, 2).map((product) =>
        adviseSize(product, {
          ...reading,
          measures: { ...thread.measures, ...(waist && product.kind === 'belt' && { waist }) },
          sizes: reading.sizes.length > 0 ? reading.sizes : thread.usualSize ? [thread.usualSize] : [],
          isPetite: petite,
          stems: reading.stems,
          ...(reading.inseam && { inseam: reading.inseam }),
        }),
      );
      const [first] = answers;
      return {
        part: answers.map(({ part }) => part).reduce(joined),
        topic,
        thread: {
          ...(first?.size && { size: first.size }),
          ...(first?.inseam && { inseam: first.inseam }),
          ...(first?.isPetite && { petite: true }),
        },
      };
    }
    if (topic === 'stock') {
      const several = [...new Set(reading.sizes)].filter((one) => products[0] && one in products[0].sizes);
      if (several.length > 1 && !reading.isPair && products.length === 1)
        return {
          part: several
            .map(
              (one) =>
                answerStock(products[0] as Product, { size: one, isPetite: petite, asksForGone: false }).part,
            )
            .reduce(joined),
          topic,
        };
      // 'The Tove in M and the jacket in L'
      const isEach = products.length > 1 && reading.sizes.length === products.length;
      const answers = products.slice(0, 2).map((product, at) =>
        answerStock(product, {
          asksForGone: asksForGone(reading.stems),
          ...(isEach && { size: reading.sizes[at] ?? '' }),
          ...(!isEach &&
            size &&
            (size in product.sizes || reading.sizes.length > 0) &&
            !/ (other|anoth|differ) size /.test(reading.stems) && { size }),
          ...(inseam && { inseam }),
          isPetite:
            petite ||
            (isShort(product, thread.measures?.height) &&
              product.petite?.sizes.includes(size ?? '') === true),
        }),
      );
      const stock = answers.map(({ part }) => part).reduce(joined);
      return {
        part: isOtherColour(reading, products)
          ? joined(answerField('colour', products, reading), stock)
          : stock,
        topic,
      };
    }
    if (topic === 'unlisted') {
      const [product] = products;
      const field = product && fieldWith(product, withoutMaterials(reading.stems));
      return field
        ? { ...pieceReply(field, products, reading, thread), topic }
        : { part: notOnSheet(products), topic };
    }
    if (topic === 'compare') return { part: compare(products), topic };
    if (topic === 'describe') return { part: products.slice(0, 2).map(describe).reduce(joined), topic: '' };
    return {
      part: answerField(topic as FieldTopic, products.slice(0, 3), {
        ...(size &&
          new Set(reading.sizes).size < 2 &&
          (reading.sizes.length > 0 || BY_SIZE.includes(topic)) && { size }),
        ...(reading.inseam && { inseam: reading.inseam }),
        colours: reading.colours,
        amounts: [...reading.amounts, ...reading.claims],
        ...(reading.budget !== undefined && { budget: reading.budget }),
        isPetite:
          reading.isPetite || (petite && !(reading.sizes.length > 0 && reading.topics.includes('length'))),
        stems: reading.stems,
      }),
      topic,
    };
  }

  /** Answers a question that names no subject, from what it does name and from the thread. */
  function withoutTopic(
    reading: Reading,
    thread: Thread,
    named: Product[],
    products: Product[],
    isLast: boolean,
  ): Reply | undefined {
    const { stems } = reading;
    const hasSize = reading.sizes.length > 0 || reading.inseam !== undefined;
    const last = thread.topic;
    const again = (topic: string, about = products): Reply => {
      const reply = pieceReply(topic, about, reading, thread);
      return { ...reply, products: about };
    };
    if (named.length > 0 && / (in|from|@product) @place /.test(stems) && /^ (is|ar|wa|were) /.test(stems))
      return again('origin');
    const [country] = reading.places;
    const returning = RETURN_TOPICS.find((topic) => topic === last) as PolicyTopic | undefined;
    if (country && returning && named.length === 0) return policy([returning], reading, thread);
    if (
      reading.places.length > 0 &&
      (named.length > 0 || isDelivery(last) || reading.words <= 5) &&
      reading.unknown < (isDelivery(last) ? 2 : 1)
    )
      return delivery(isDelivery(last) ? last : 'delivery', reading, thread, named);
    if (products.length > 0 && hasSize) {
      if (products.every(({ sizes }) => Object.keys(sizes).length === 1))
        return again(last === 'fit' ? 'fit' : 'stock');
      const isAgain = named.length === 0 || /^ (and|what about|how about) /.test(stems);
      return again(last !== undefined && BY_SIZE.includes(last) && isAgain ? last : 'stock');
    }
    if (named.length > 0) {
      const isFollowUp =
        last !== undefined &&
        !isDelivery(last) &&
        (/^ (and|what about|how about|or|what of|same|the|ok|also|then|no|nah|not|sorri|actual|but) |^ (doe|do|is|ar|ha|can) (the )?@product $| (same|other|mean|meant|instead) /.test(
          stems,
        ) ||
          reading.words <= 2);
      const rule = POLICY_TOPICS.find((one) => one === last);
      if (rule && / (too|also|even|includ) /.test(stems)) return policy([rule], reading, thread);
      if (last === 'size' || (measureKnown(thread, named) && reading.words <= 4)) return again('size');
      if (isFollowUp && isPieceTopic(last)) return again(last);
      if (isDelivery(last) && thread.place && / (if|for|with|without|onli|just|and) /.test(stems))
        return delivery(last, reading, thread, named);
      if (!isLast && !/ (tell|about|show|info|inform) /.test(stems)) {
        talkAbout(thread, named);
        return;
      }
      if (named.length > 1 && reading.unknown === 0) return again('compare');
      const field = reading.words > 2 ? fieldWith(named[0] as Product, stems) : undefined;
      if (field) return again(field);
      if (
        /^ (doe|do|is|ar|can|ha|have|will|would|could|what|how|which|who|why|when) /.test(stems) &&
        !/ (about|tell|recommend|think|describ) |^ what (is|ar) (the )?@product $/.test(stems) &&
        reading.words > 2
      )
        return { part: notOnSheet(named), topic: '', products: named };
      if (reading.unknown > 0 && reading.words > 3)
        return { part: notOnSheet(named), topic: '', products: named };
      return again('describe');
    }
    if (reading.kinds.length > 0 || reading.colours.length > 0) return shown(answerCatalogue(store, reading));
    const [product] = products;
    if (product && last && BY_SIZE.includes(last) && / waist /.test(stems)) return again('waistOfPiece');
    const field = product && fieldWith(product, stems);
    if (field) return again(field);
    // 'For how long?', 'in cm?' and 'and then?' name no subject, so they ask about the last one.
    const isElliptic = isLast && reading.unknown === 0 && reading.words <= 6 && reading.talk.length === 0;
    if (isElliptic && last) {
      if (product && isPieceTopic(last)) return { ...again(last), isElliptic: true };
      if (isDelivery(last)) return { ...delivery(last, reading, thread, named), isElliptic: true };
      const rule = POLICY_TOPICS.find((one) => one === last);
      if (rule) return { ...policy([rule], reading, thread), isElliptic: true };
    }
    if (product && / (it|thei|them|thi|that|those|these) /.test(stems))
      return { part: notOnSheet(products), topic: '', products };
    return isLast ? { part: dontKnow(), topic: '' } : undefined;
  }

  function handedOver(
    reading: Reading,
    thread: Thread,
    named: Product[],
    policies: PolicyTopic[],
    deliveries: readonly string[],
  ): Reply | undefined {
    const { handOvers, stems, talk } = reading;
    const isAngry = / (joke|furiou|angri|unaccept|disappoint|worst|terribl|aw|fed up) /.test(stems);
    const reasons = handOvers.filter((id) => {
      if (id === 'event') return false;
      if (id === 'cancel' && / to it /.test(stems)) return thread.topic === 'order';
      if (id === 'person' && talk.includes('told')) return false;
      if (id === 'person')
        return (
          !policies.includes('gift') &&
          (!talk.includes('bot') ||
            / (get|want|need|speak|talk|give|connect|transfer|let|put|prefer|pleas|like|call) /.test(stems))
        );
      if (id === 'complaint' && / what is the damag /.test(stems)) return false;
      if (id === 'complaint') return isAngry || !policies.includes('repairs');
      // A rule answers those.
      if (id === 'bargain')
        return (
          !/ (student|newslett) /.test(stems) &&
          !(/ (free|refund) /.test(stems) && policies.some((topic) => topic !== 'discounts')) &&
          !(RETURN_TOPICS.includes(thread.topic ?? '') && policies.includes('refund')) &&
          !(/ cheaper /.test(stems) && deliveries.length > 0) &&
          !(/ match /.test(stems) && Object.keys(reading.measures).length > 0)
        );
      return true;
    });
    if (
      handOvers.includes('event') &&
      / (here|need|by|time|arriv|get|tomorrow|deliv|ship|come|\S+dai) /.test(stems) &&
      (!policies.includes('gift') || / (here|by|time|arriv) /.test(stems))
    )
      reasons.push('deadline');
    if (
      reading.days !== undefined &&
      reading.days > store.policies.returns.days &&
      !policies.includes('repairs') &&
      !/ (return|refund|window|polici|you|i|we) (is|ar|wa|were|ha|have|get|got) (\S+ )?@number /.test(
        stems,
      ) &&
      policies.some((topic) => topic === 'returns' || topic === 'refund' || topic === 'exchange')
    )
      reasons.push('exception');
    const reason = reasons.find(isHandOverReason);
    const isOfNothing =
      reason === 'deadline' &&
      reading.unknown > 0 &&
      !/ (need|arriv|here) /.test(stems) &&
      reading.topics.length + named.length + reading.places.length + fromThread(thread).length === 0;
    if (!reason || isOfNothing) return;
    const products = named.length > 0 ? named : fromThread(thread);
    return {
      part: handOver(
        reason as HandOverReason,
        products,
        thread.size,
        factsFor(reason, reading, thread, named, deliveries),
      ),
      topic: '',
      products: named,
    };
  }

  /** What is known of a matter that a person decides: the rule, the earliest day. */
  function factsFor(
    reason: HandOverReason,
    reading: Reading,
    thread: Thread,
    named: Product[],
    deliveries: readonly string[],
  ): Part | undefined {
    if (reason === 'deadline' && reading.places.length > 0)
      return delivery(deliveries.includes('express') ? 'express' : 'delivery', reading, thread, named).part;
    if (reason === 'exception') {
      const { days, condition } = store.policies.returns;
      return answered(`The rule is ${days} days, ${condition}.`, ['return rules']);
    }
    return;
  }

  function order(thread: Thread, reading: Reading | undefined, numbers: string[]): Reply {
    const stems = reading?.stems ?? '';
    const all = numbers.length > 0 ? numbers : thread.orderNumber ? [thread.orderNumber] : [];
    const [number] = all;
    return {
      part: answerOrder(store, now(), {
        numbers: all,
        ...(thread.orderEmail && { email: thread.orderEmail }),
        asksForItems: ASKS_FOR_ITEMS.test(stems),
        isOwn:
          all.length > 0 ||
          (reading?.words ?? 0) < 4 ||
          / (my|i|our|we|mine|track|need|find|noth|order number) /.test(stems),
        asksForChange: reading?.topics.includes('address') ?? false,
      }),
      topic: 'order',
      ...(number && { thread: { orderNumber: number } }),
    };
  }

  function policy(topics: PolicyTopic[], reading: Reading, thread: Thread): Reply {
    // 'Can I return them then?', after hemming.
    const stems = reading.stems + (thread.topic === 'hemming' ? ' hem ' : '');
    const kept = topics.filter(
      (topic) =>
        !(topic === 'returns' && topics.includes('returnLabel')) &&
        !(topic === 'refund' && topics.includes('returns')) &&
        !(topic === 'exchange' && topics.includes('returns') && topics.length > 1) &&
        !(
          (topic === 'hemming' || topic === 'discounts') &&
          topics.some((one) => RETURN_TOPICS.includes(one))
        ) &&
        !(RETURN_TOPICS.includes(topic) && topics.includes('repairs')),
    );
    return {
      part: kept
        .slice(0, 2)
        .map((topic) => answerPolicy(store, topic, stems))
        .reduce(joined),
      topic: kept[0] ?? '',
    };
  }

  function delivery(topic: string, reading: Reading, thread: Thread, named: Product[]): Reply {
    const [place, ...more] = reading.places;
    const other = more.find(({ country }) => country !== place?.country);
    if (other) {
      const [one, two] = [place, other].map((only) =>
        delivery(topic, { ...reading, places: only ? [only] : [] }, thread, named),
      );
      if (one && two) return { ...two, part: joined(one.part, two.part) };
    }
    const isUnknownPlace =
      !place &&
      (reading.unknown > 0
        ? / (to|in) (?!@)\S+( \S+)? $/.test(reading.stems)
        : / (ship|deliv|send) to (?!@|me |us |my )\S+ $/.test(reading.stems));
    if (isUnknownPlace) topic = 'countries';
    if (topic === 'freeShipping' && / how (long|fast|soon|mani) | when /.test(reading.stems))
      topic = 'delivery';
    const known =
      place ??
      (topic !== 'countries' && topic !== 'shipsFrom' && topic !== 'cutOff' ? thread.place : undefined);
    const products = named.length > 0 ? named : fromThread(thread);
    const [product] = products;
    const restock =
      product && restockDays(product, thread.size, product.inseams && thread.inseam, thread.petite);
    const part = answerDelivery(store, now(), {
      topic: topic as DeliveryQuestion['topic'],
      ...(known && { place: known }),
      products: named,
      ...(restock !== undefined && { restock }),
    });
    if (isUnknownPlace) part.text += ' Which country is it?';
    return {
      part,
      topic,
      products: named,
      ...(place && { thread: { place } }),
    };
  }
}

/** What a list shows is what is spoken of next. */
function shown(part: Part): Reply {
  return { part, topic: 'catalogue', products: (part.cards ?? []).map(({ product }) => product) };
}

function isDelivery(topic: string | undefined): topic is DeliveryQuestion['topic'] {
  return DELIVERY_TOPICS.some((one) => one === topic);
}

function isPieceTopic(topic: string): boolean {
  return topic === 'size' || topic === 'stock' || FIELD_TOPICS.some((one) => one === topic);
}

function withoutMaterials(stems: string): string {
  return stems
    .split(' ')
    .filter((stem) => !MATERIALS.has(stem))
    .join(' ');
}
