/** What the agents know, and what they say. Everything else in this room is how they get from one to the other. */

/** Answers a question. Pure: the same question, thread and hour give the same answer. */
export interface Agent {
  /** `thread` is the one of the answer before; leave it out for the first question. */
  answer(question: string, thread?: Thread): Answer;
}

export interface Answer {
  /** Declined: outside of what it knows or may tell. Handed over: a person has to decide. */
  kind: 'answered' | 'declined' | 'handed-over';
  /** Plain text of at most 60 words, one paragraph. Nothing of what was typed is in it. */
  text: string;
  /** What the answer was taken from, for the line 'Checked size chart, stock'. Never empty. */
  checked: string[];
  /** At most three. */
  cards: ProductCard[];
  links: AnswerLink[];
  /** What the person is told, where it is handed over. Holds nothing that was typed either. */
  handover?: string;
  /** To be passed on with the next question. */
  thread: Thread;
}

export interface ProductCard {
  id: string;
  /** Such as 'Harrow Straight, raw indigo'. */
  name: string;
  kind: ProductKind;
  /** Such as '28 × 32, 3 left'. */
  details: string;
  /** Such as '€148'. */
  price: string;
}

export interface AnswerLink {
  label: string;
  href: string;
}

/** What the conversation is about so far. Plain data: it survives `structuredClone` and JSON. */
export interface Thread {
  /** Products of the last answer. */
  products?: string[];
  /** Those before them, for 'what is the difference?'. */
  earlier?: string[];
  /** Subject of the last answer, which 'and the tapered?' asks for again. */
  topic?: string;
  size?: string;
  /** What they say they usually take. */
  usualSize?: string;
  inseam?: string;
  petite?: boolean;
  /** The last size that was named is a leg's: 'and 34?' is one too. */
  isOfLeg?: boolean;
  /** In cm. */
  measures?: Partial<Record<Measured, number>>;
  /** Where it would be sent. */
  place?: { country: string; inEu: boolean };
  /** The last question to the agent on Support, as those of its stems that the pages use. */
  asked?: string[];
  /** Typed so far; an order is looked up with both only. */
  orderNumber?: string;
  orderEmail?: string;
}

export type Measured = 'waist' | 'chest' | 'inseam' | 'height' | 'hips';

export type ProductKind = 'jeans' | 'dress' | 'shirt' | 'jacket' | 'sweater' | 'trousers' | 'bag' | 'belt';

/** The demonstration's store. Measures in cm, prices in euros; days are working days, counted from today. */
export interface Store {
  products: readonly Product[];
  policies: Policies;
  orders: readonly Order[];
}

export interface Product {
  id: string;
  name: string;
  kind: ProductKind;
  colour: string;
  price: number;
  fabric: string;
  fit: string;
  /** How to choose a size; left out where there is one size. */
  advice?: string;
  sizes: Readonly<Record<string, SizeRow>>;
  /** Leg lengths by name, in cm. */
  inseams?: Readonly<Record<string, number>>;
  legOpening?: number;
  petite?: { sizes: readonly string[]; shorterBy: number };
  /** By variant: 'M', 'petite S' or '28 × 32'. */
  stock: Readonly<Record<string, number>>;
  /** Days until a variant that is sold out comes back, where that is known. */
  restock: Readonly<Record<string, number>>;
  /** Whether it is see-through. */
  sheer?: string;
  care: string;
  madeIn: string;
  pockets: string;
}

/** Of the body: `bodyWaist`, `bust`, `chest`. Of the piece: the others. */
export interface SizeRow {
  bodyWaist?: Span;
  bust?: Span;
  chest?: Span;
  waist?: number;
  rise?: number;
  length?: number;
  inseam?: number;
}

type Span = readonly [from: number, to: number];

interface Policies {
  shipping: {
    from: string;
    /** Names the hour as HH:MM. */
    cutOff: string;
    /** Zone of that hour (IANA). */
    timeZone: string;
    zones: readonly Zone[];
    elsewhere: string;
  };
  returns: {
    days: number;
    condition: string;
    exchange: string;
    refund: string;
    notTaken: readonly string[];
  };
  hemming: string;
  repairs: string;
  address: string;
  payment: string;
  gift: string;
  discounts: string;
  shop: string;
}

export interface Zone {
  /** Countries; 'the rest of the EU' stands for those that no zone names. */
  to: readonly string[];
  days: Span;
  price: number;
  /** Worth of an order from which the way is free. */
  freeFrom?: number;
  express?: { days: Span; price: number };
  duties?: string;
}

export interface Order {
  number: string;
  email: string;
  items: readonly string[];
  state: string;
  to: string;
  packed?: number;
  shipped?: number;
  delivered?: number;
  due?: number;
  lastScan?: string;
}

/** What the agent on Support knows: the site's own pages, cut into answers. */
export interface SiteKnowledge {
  brand: string;
  facts: readonly SiteFact[];
}

export interface SiteFact {
  id: string;
  question: string;
  /** Ways to ask, separated by commas: for each as few words as it can't do without. */
  asked: string;
  /** At most 55 words, since the link to the page comes with it. */
  answer: string;
  /** Such as 'FAQ'. */
  source: string;
  link: AnswerLink;
}
