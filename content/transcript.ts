/** A sample conversation between a shopper and an agent. */
export interface Transcript {
  /** The name of the store, such as 'Your Store'. */
  title: string;
  /** Shown next to the title, such as the time. */
  status: string;
  turns: Turn[];
  /** For screen readers, unless the speakers are a shopper and an agent. */
  speakers?: Speakers;
}

export type Turn =
  | { kind: 'shopper' | 'agent'; text: string }
  /** What the agent looked up for the answer above. */
  | { kind: 'source'; text: string }
  | { kind: 'product'; product: Product }
  /** Progress, such as the way of a parcel. */
  | { kind: 'track'; steps: { name: string; done: boolean }[] };

export interface Speakers {
  shopper: string;
  agent: string;
}

export interface Product {
  name: string;
  details: string;
  price: string;
  drawing: DrawingName;
}

/** The garments in `site/drawings/`. */
export type DrawingName = 'belt' | 'dress' | 'jacket' | 'jeans' | 'shirt' | 'sweater' | 'tote' | 'trousers';
