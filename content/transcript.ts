/** A conversation between a shopper and an agent, as the site shows it. */
export interface Transcript {
  /** Whose chat it is, such as 'Your Store'. */
  title: string;
  /** What stands beside the title, such as the hour. */
  status: string;
  turns: Turn[];
  /** Who speaks, where it isn't a shopper and an agent; only screen readers need to be told. */
  speakers?: Speakers;
  /** The hint in the empty field below the conversation, where there is one. */
  prompt?: string;
}

export type Turn =
  | { kind: 'shopper' | 'agent'; text: string }
  /** What the agent looked up for the answer above. */
  | { kind: 'source'; text: string }
  | { kind: 'product'; product: Product }
  /** Where a parcel is, or how far something has come. */
  | { kind: 'track'; steps: { name: string; done: boolean }[] };

export interface Speakers {
  shopper: string;
  agent: string;
}

interface Product {
  name: string;
  details: string;
  price: string;
  action: string;
  drawing: DrawingName;
}

/** The garments that can be drawn. */
export type DrawingName = 'dress' | 'jacket' | 'jeans' | 'shirt' | 'tote';
