import type { Speakers, Step, Transcript, Turn } from './transcript.ts';

/** A service and the text of its page (spec section 2, 'Service detail pages'). */
export interface Service {
  /** Slug of the page below `/services/`. */
  slug: string;
  /** Another slug that leads to the same page. */
  alias?: string;
  /** As the spec names it. */
  name: string;
  /** Its name among the forms' options, in `service-names.ts`, where that is another. */
  bookedAs?: string;
  /** Meta description, 120 to 155 characters. */
  description: string;
  /** One or two sentences below the name. */
  lead: string;
  /** One line for lists of services. */
  summary: string;
  /** Others for the same thing, for the search on Support. */
  words: string;
  /** How it is charged. */
  charge: { terms: string; text: string };
  transcript: Transcript;
  /** The agent answers below the sample. */
  hasDemo?: true;
  film?: DemoFilm;
  /** Its page names what the agents work with. */
  worksWith?: true;
  features: string[];
  benefits: Record<string, string>;
  /** Heading of the three feature cards. */
  cardsHeading: string;
  cards: ({ name: string; text: string } & CardArt)[];
  /** Heading of the call to action at the end. */
  closing: string;
}

/** Words of every service's page. */
export const SERVICE_PAGE = {
  back: 'Back to Services',
  book: 'Book a Call',
  watch: 'Watch it work',
  features: 'Features',
  benefits: 'Benefits',
  others: 'Other services',
};

/** Around a demo film. */
export const FILM = {
  play: 'Play the film',
  /** Of a film at a host. */
  hosted: 'Nothing loads from the film’s host until you press play.',
  read: 'Read it instead',
  conversation: 'The film’s conversation',
};

/** Shown for a moment at `/services`, which leads to the services on the home page. */
export const SERVICES_MOVED = {
  title: 'Services',
  lead: 'All services stand on the home page, the chat agent first.',
  link: { label: 'See the services', href: '/#services' },
};

/**
 * A demo film. `source` is a film's page on YouTube, Vimeo or Loom, or an MP4 on this site: beside `NAME.mp4` are its
 * captions, `NAME.vtt`, and the stills before it plays, `NAME.avif` and `NAME-dark.avif`.
 */
export interface DemoFilm {
  source: string;
  title: string;
  length: string;
  /** What is said in it, to be read instead. */
  transcript?: Transcript;
}

/** The picture on a feature card: messages, a slip of paper with its heading first, or options of which one is chosen. */
export type CardArt =
  | { messages: Turn[]; speakers?: Speakers }
  | { note: string[] }
  | { choice: { options: Step[]; title: string; text: string } };
