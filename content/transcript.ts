/** A sample conversation. `title` is the store's name. `status`, such as the time, is shown next to the title. */
export interface Transcript {
  title: string;
  status: string;
  turns: Turn[];
  /** Names of the speakers for screen readers. Defaults to a shopper and an agent. */
  speakers?: Speakers;
}

/** A `source` names the look-up behind the preceding answer. A `track` shows progress, such as a parcel's. */
export type Turn =
  | { kind: 'shopper' | 'agent' | 'source'; text: string }
  | { kind: 'product'; product: Product }
  | { kind: 'track'; steps: Step[] };

export interface Step {
  name: string;
  done: boolean;
}

type Line = string | Product;

/** Returns a sample conversation. `lines` have the format of `conversation`. */
export function transcript(title: string, status: string, lines: Line[]): Transcript {
  return { title, status, turns: conversation(...lines) };
}

/**
 * Parses a conversation. A line is a product or a string: 'Shopper: …', 'Agent: …', 'Source: …' for a look-up, or
 * 'Track: Packed ✓, Shipped' with a tick on each completed step.
 * @throws if a line starts with any other word
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

/** Parses 'Packed ✓, Shipped'. A tick marks a completed step or the chosen option. */
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
