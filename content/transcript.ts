/** A sample conversation. `title` is the store's name, `status` stands beside it, such as the time. */
export interface Transcript {
  title: string;
  status: string;
  turns: Turn[];
  /** For screen readers, unless the speakers are a shopper and an agent. */
  speakers?: Speakers;
}

/** A `source` is what the agent looked up for the answer above, a `track` is progress, such as the way of a parcel. */
export type Turn =
  | { kind: 'shopper' | 'agent' | 'source'; text: string }
  | { kind: 'product'; product: Product }
  | { kind: 'track'; steps: Step[] };

export interface Step {
  name: string;
  done: boolean;
}

type Line = string | Product;

/** A sample conversation, its lines as `conversation` takes them. */
export function transcript(title: string, status: string, lines: Line[]): Transcript {
  return { title, status, turns: conversation(...lines) };
}

/**
 * Reads a conversation line by line: 'Shopper: …', 'Agent: …', 'Source: …' for what was looked up, 'Track: Packed ✓, Shipped'
 * with a mark on each step that is done, or a product.
 * @throws if a line begins with another word
 */
export function conversation(...lines: Line[]): Turn[] {
  return lines.map((line) => {
    if (typeof line !== 'string') return { kind: 'product', product: line };
    const [speaker = '', text = ''] = line.split(/: (.*)/s);
    if (speaker === 'Track') return { kind: 'track', steps: steps(text) };
    const kind = SPEAKERS.find((known) => known === speaker.toLowerCase());
    if (!kind) throw new Error(`A conversation has no '${speaker}': ${line}`);
    return { kind, text };
  });
}

/** Reads 'Packed ✓, Shipped'. The mark is on each step that is done, or on the option that is chosen. */
export function steps(text: string): Step[] {
  return text.split(', ').map((step) => ({ name: step.replace(' ✓', ''), done: step.endsWith('✓') }));
}

const SPEAKERS = ['shopper', 'agent', 'source'] as const;

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
