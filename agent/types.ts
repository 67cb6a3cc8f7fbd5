/** What the store's agent knows, and what it answers. */

/** Answers questions. The same question, thread and hour give the same answer. */
export interface Agent {
  /** @param thread the thread of the previous answer; left out for the first question */
  answer(question: string, thread?: Thread): AgentAnswer;
}

export interface AgentAnswer {
  /** Asked: the agent needs a clearer question or an argument. Declined: it doesn't know. Handed over: a person decides. */
  kind: 'answered' | 'asked' | 'declined' | 'handed-over';
  /** The intents that are answered; none if the agent is unsure. */
  about: string[];
  /** Plain text, one paragraph. Nothing of what was typed is in it. */
  text: string;
  /** What was looked up, for the line 'Checked size chart, stock'. */
  checked: string[];
  /** At most three. */
  cards: PieceCard[];
  /** What belongs to the same subject but wasn't asked. */
  more?: { about: string; text: string } | undefined;
  /** At most three questions to tap, each of which is answered. */
  suggestions: string[];
  /** The state of the conversation, to be passed with the next question. */
  thread: Thread;
}

export interface PieceCard {
  id: string;
  name: string;
  kind: PieceKind;
  /** Such as '28 × 32, 3 left'. */
  details: string;
  price: string;
}

/** What the conversation is about so far. Plain data: it survives `structuredClone` and JSON. */
export interface Thread {
  /** The intent that was answered last: 'and the tapered?' asks for it again. */
  intent?: string | undefined;
  pieces?: string[] | undefined;
  size?: string | undefined;
  inseam?: string | undefined;
  petite?: boolean | undefined;
  measures?: Measures | undefined;
  /** A country's English name. */
  place?: string | undefined;
  order?: string | undefined;
  email?: string | undefined;
  /** Pieces with their variants. */
  bag?: { piece: string; variant: string }[] | undefined;
}

/** Of the body, in cm. `any` is a measure without a name. */
export type Measures = Partial<
  Record<'waist' | 'chest' | 'hips' | 'height' | 'inseam' | 'any', number | undefined>
>;

/** A subject of questions, and what answers them. */
export interface Intent {
  /** Ways to ask: whole plain questions, each ended by its mark. The first is the one that is offered. */
  asked: string;
  /** The look-up that answers, and its fixed arguments. */
  find?: { lookUp: string } & Record<string, unknown>;
  /** A sentence before the look-up's answer, or the whole answer. */
  say?: string;
  /** The kind of `say`, if it isn't an answer. */
  kind?: AgentAnswer['kind'];
  /** Small talk, and what the data doesn't say: never offered, and left out beside another question. */
  isTalk?: boolean;
}

/** There is a drawing of each. */
type PieceKind = 'jeans' | 'dress' | 'shirt' | 'jacket' | 'sweater' | 'trousers' | 'tote' | 'belt';

/** The demonstration's store. Measures in cm, prices in euros; days are working days, counted from today. */
export interface Store {
  products: readonly Piece[];
  shipping: {
    from: string;
    /** HH:MM in `timeZone` (IANA). Orders before it leave the same working day. */
    cutOff: string;
    timeZone: string;
    zones: readonly Zone[];
  };
  /** Said as they stand. Of several sentences each with words of the questions that it answers. */
  rules: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  orders: readonly Order[];
}

export interface Piece {
  id: string;
  name: string;
  /** Names that shoppers use for this piece, or for several pieces. */
  called: string;
  kind: PieceKind;
  colour: string;
  price: number;
  fabric: string;
  fit: string;
  /** How to choose a size; left out where there is one size. */
  advice?: string;
  /** Which of two sizes to take. */
  between?: 'smaller' | 'larger';
  /** Leg lengths by name, in cm. */
  inseams?: Readonly<Record<string, number>>;
  legOpening?: number;
  /** `under` is the height of who takes it. */
  petite?: { shorterBy: number; under: number };
  /** Whether it is see-through. */
  sheer?: string;
  care: string;
  madeIn: string;
  pockets: string;
  /** Words that shoppers search by, beside fabric, colour and origin. */
  suits: string;
  sizes: Readonly<Record<string, Size>>;
}

/** Of the body: `bodyWaist`, `bust`, `chest`. Of the piece: the other measures. */
export interface Size {
  bodyWaist?: Span;
  bust?: Span;
  chest?: Span;
  waist?: number;
  rise?: number;
  length?: number;
  inseam?: number;
  /** How many are in stock, for each leg length if there are several. */
  stock: number | Readonly<Record<string, number>>;
  /** How many petites are left. */
  petite?: number;
  /** Days until what is sold out comes back, where that is known. */
  back?: number;
}

export type Span = readonly [from: number, to: number];

export interface Zone {
  /** Countries, or 'the EU' for its countries that no other zone names. */
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
