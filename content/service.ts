import type { Speakers, Step, Transcript, Turn } from './transcript.ts';

/** A service and the text of its page (spec section 2, 'Service detail pages'). */
export interface Service {
  /** The page is at `/services/SLUG`, and at `/services/ALIAS`. */
  slug: string;
  alias?: string;
  /** As the spec names it. */
  name: string;
  /** Its name among the forms' options, in `service-names.ts`, if that differs. */
  bookedAs?: string;
  /** Stands below the name, and in search engines: 120 to 155 characters. */
  lead: string;
  /** One line for lists of services. */
  summary: string;
  /** Other words for the service, for the search on Support. */
  words: string;
  charge: { terms: string; text: string };
  transcript: Transcript;
  /** The visitor can ask the demonstration's agent below the transcript. */
  hasDemo?: true;
  film?: DemoFilm;
  /** The page has the section of `works-with.ts`. */
  worksWith?: true;
  features: string[];
  benefits: Record<string, string>;
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

/** Words around a demo film. `hosted` is for a film on another website. */
export const FILM = {
  play: 'Play the film',
  hosted: 'Nothing loads from the film’s host until you press play.',
  read: 'Read it instead',
  conversation: 'The film’s conversation',
};

/** Shown for a moment at `/services`, which redirects to the services on the home page. */
export const SERVICES_MOVED = {
  title: 'Services',
  lead: 'All services stand on the home page, the chat agent first.',
  link: { label: 'See the services', href: '/#services' },
};

/**
 * A demo film. `source` is a film's page on YouTube, Vimeo or Loom, or an MP4 on this site. `NAME.mp4` needs captions beside it,
 * `NAME.vtt`, two stills, `NAME.avif` and `NAME-dark.avif`, and a cut for phones with its stills, `NAME-portrait…`.
 */
export interface DemoFilm {
  source: string;
  title: string;
  length: string;
  /** The film's conversation, to read instead. */
  transcript?: Transcript;
}

/** The picture on a feature card: messages, a slip of paper under its heading, or options of which one is chosen. */
export type CardArt =
  | { messages: Turn[]; speakers?: Speakers }
  | { note: string[] }
  | { choice: { options: Step[]; title: string; text: string } };
