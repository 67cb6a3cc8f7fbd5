import type { Speakers, Transcript, Turn } from './transcript.ts';

/** One of the services, with all that its page says (spec section 2, 'Service detail pages'). */
export interface Service {
  /** The last part of the page's primary address, below `/services/`. */
  slug: string;
  /** Other addresses of the same page. */
  aliases: string[];
  /** The spec's name of the service. */
  name: string;
  /** For search engines, 120 to 155 characters. */
  description: string;
  /** What it is, in one or two sentences, beside the name. */
  lead: string;
  /** One line where the service stands in a list. */
  summary: string;
  transcript: Transcript;
  features: string[];
  benefits: { term: string; text: string }[];
  /** Heads the three feature cards. */
  cardsHeading: string;
  cards: FeatureCard[];
  /** The page's closing call. */
  closing: string;
}

interface FeatureCard {
  name: string;
  text: string;
  art: CardArt;
}

/** What a feature card shows: a few messages, a slip of paper, or a choice that was made. */
export type CardArt =
  | { kind: 'messages'; turns: Turn[]; speakers?: Speakers }
  | { kind: 'note'; title: string; lines: string[] }
  | { kind: 'choice'; options: string[]; chosen: string; title: string; text: string };
