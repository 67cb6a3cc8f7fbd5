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
  | { kind: 'track'; steps: Step[] };

export interface Step {
  name: string;
  done: boolean;
}

/** A sample conversation, its lines as `conversation` takes them. */
export function transcript(
  title: string,
  status: string,
  lines: Parameters<typeof conversation>,
): Transcript {
  return { title, status, turns: conversation(...lines) };
}

/**
 * A conversation, line by line: 'Shopper: …', 'Agent: …', 'Source: …' for what was looked up, 'Track: Packed ✓, Shipped'
 * with a mark on each step that is done, or a product.
 */
export function conversation(...lines: (string | Product)[]): Turn[] {
  return lines.map((line) => {
    if (typeof line !== 'string') return { kind: 'product', product: line };
    const [speaker = '', text = ''] = line.split(/: (.*)/s);
    if (speaker === 'Track') return { kind: 'track', steps: steps(text) };
    const kind = SPEAKERS.find((known) => known === speaker.toLowerCase());
    if (!kind) throw new Error(`A conversation has no '${speaker}': ${line}`);
    return { kind, text };
  });
}

/** 'Packed ✓, Shipped': what is done or chosen has the mark. */
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
