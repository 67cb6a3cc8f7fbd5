/** Answers questions deterministically: an answer depends only on question, thread and time. */
export interface Agent {
  /** @param thread the thread of the previous answer; undefined for the first question */
  answer(question: string, thread?: Thread): AgentAnswer;
}

export interface AgentAnswer {
  /** `asked`: the agent needs more information. `declined`: it doesn't know. `handed-over`: a person decides. */
  kind: 'answered' | 'asked' | 'declined' | 'handed-over';
  /** Ids of the answered intents; empty if the agent has no guess. */
  about: string[];
  /** Whether this is hardly more likely the right answer than a wrong one, which the text says. */
  isGuess: boolean;
  /** Plain text, one paragraph. Never repeats the visitor's text. */
  text: string;
  /** Names of the sources, for the line 'Checked size chart, stock'. */
  checked: string[];
  /** Holds at most three cards. */
  cards: PieceCard[];
  /** Related facts that weren't asked for. */
  more?: { about: string; text: string } | undefined;
  /** At most three follow-up questions, all of which the agent can answer. */
  suggestions: string[];
  /** The state of the conversation, to pass with the next question. */
  thread: Thread;
}

export interface PieceCard {
  id: string;
  name: string;
  kind: PieceKind;
  /** For example '28 × 32, 3 left'. */
  details: string;
  price: string;
}

/** The state of a conversation. Plain data that survives `structuredClone` and JSON. */
export interface Thread {
  /** The last answered intent: 'and the tapered?' repeats it for another piece. */
  intent?: string | undefined;
  /** The question that it answered, with placeholders for its slots. */
  asked?: string | undefined;
  pieces?: string[] | undefined;
  /** At most two pieces that were named before `pieces`: 'both together?' */
  earlier?: string[] | undefined;
  size?: string | undefined;
  inseam?: string | undefined;
  petite?: boolean | undefined;
  measures?: Measures | undefined;
  /** A country's English name. */
  place?: string | undefined;
  order?: string | undefined;
  email?: string | undefined;
  bag?: { piece: string; variant: string }[] | undefined;
}

/** Body measurements in cm. `any` is a measurement without a named body part. */
export type Measures = Partial<
  Record<'waist' | 'chest' | 'hips' | 'height' | 'inseam' | 'any', number | undefined>
>;

/** Example questions by intent, each ending in a punctuation mark. The agent suggests the first one. */
export type Questions = Readonly<Record<string, readonly string[]>>;

/** How to answer what shoppers ask about a topic. */
export interface Intent {
  /** The look-up that answers, with its fixed arguments. */
  find?: { lookUp: string } & Record<string, unknown>;
  /** A sentence before the look-up's answer, or the whole answer if there is no look-up. */
  say?: string;
  /** The answer's kind, if it isn't 'answered'. */
  kind?: AgentAnswer['kind'];
  /** Small talk, or a question that the data can't answer: never suggested, and ignored next to another question. */
  isTalk?: boolean;
}

/** Maps intents to the start of an answer, and to words for things that the store doesn't have. */
export type NotHere = Readonly<Record<string, { say: string; names: Readonly<Record<string, string>> }>>;

/** Each kind has a drawing in `site/drawings/`. */
type PieceKind = 'jeans' | 'dress' | 'shirt' | 'jacket' | 'sweater' | 'trousers' | 'tote' | 'belt';

/** The demonstration's store. Lengths are in cm, prices in euros, and periods in working days. */
export interface Store {
  products: readonly Piece[];
  shipping: {
    from: string;
    /** HH:MM in `timeZone` (IANA). Orders placed before this time leave on the same working day. */
    cutOff: string;
    timeZone: string;
    zones: readonly Zone[];
  };
  /** The shop's rules, quoted verbatim. Maps each sentence to words that identify questions about it; with '*' among them, it is always said. */
  rules: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** What is taken off a refund for the label, in euros. */
  returnLabel: number;
  /** The price of gift wrapping, in euros. */
  giftWrap: number;
  orders: readonly Order[];
}

export interface Piece {
  id: string;
  name: string;
  /** Names that shoppers use, separated by commas. Pieces can share names. */
  called: string;
  kind: PieceKind;
  colour: string;
  price: number;
  fabric: string;
  fit: string;
  /** How to choose a size; undefined if there is only one size. */
  advice?: string;
  /** Which of two adjacent sizes to take. */
  between?: 'smaller' | 'larger';
  /** Maps each leg length's name, such as '32', to its inseam in cm. */
  inseams?: Readonly<Record<string, number>>;
  legOpening?: number;
  /** The petite version, for people shorter than `under`. */
  petite?: { shorterBy: number; under: number };
  /** States whether the piece is see-through. */
  sheer?: string;
  care: string;
  madeIn: string;
  pockets: string;
  /** Search words in addition to fabric, colour and origin. */
  suits: string;
  sizes: Readonly<Record<string, Size>>;
}

/** `bodyWaist`, `bust` and `chest` are body measurements; the other lengths are measured on the piece. */
export interface Size {
  bodyWaist?: Span;
  bust?: Span;
  chest?: Span;
  waist?: number;
  rise?: number;
  length?: number;
  inseam?: number;
  /** Units in stock; by leg length if the piece has several leg lengths. */
  stock: number | Readonly<Record<string, number>>;
  /** Petites in stock. */
  petite?: number;
  /** Working days until sold-out variants return, if known. */
  back?: number;
}

export type Span = readonly [from: number, to: number];

export interface Zone {
  /** Country names. 'the EU' stands for all EU countries that aren't in another zone. */
  to: readonly string[];
  days: Span;
  price: number;
  /** Order value from which shipping is free. */
  freeFrom?: number;
  express?: { days: Span; price: number };
  duties?: string;
}

interface Order {
  number: string;
  email: string;
  items: readonly string[];
  state: string;
  to: string;
  shipped?: number;
  delivered?: number;
  due?: number;
  lastScan?: string;
}
