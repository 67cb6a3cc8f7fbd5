import type { AnswerLink, Product } from './types.ts';

/** The answer to one of the questions of a message. */
export interface Part {
  kind: 'answered' | 'declined' | 'handed-over';
  text: string;
  checked: string[];
  /** Shown as cards, with what the card says beside the name where it is not the fabric. */
  cards?: { product: Product; details?: string }[];
  links?: AnswerLink[];
  handover?: string;
}

export function answered(text: string, checked: string[], cards: Part['cards'] = []): Part {
  return { kind: 'answered', text, checked, cards };
}

export function declined(text: string, checked: string[], cards: Part['cards'] = []): Part {
  return { kind: 'declined', text, checked, cards };
}
