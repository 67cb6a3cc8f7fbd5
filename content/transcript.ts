/** A conversation between a shopper and an agent, as the site shows it. */
export interface Transcript {
  /** What the store's chat says beside its name, such as the hour. */
  status: string;
  turns: Turn[];
  /** The hint in the empty field below the conversation. */
  prompt: string;
}

export type Turn =
  | { kind: 'shopper' | 'agent'; text: string }
  /** What the agent looked up for the answer above. */
  | { kind: 'source'; text: string }
  | { kind: 'product'; product: Product };

interface Product {
  name: string;
  details: string;
  price: string;
  action: string;
}
