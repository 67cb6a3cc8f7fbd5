import type { Speakers, Step, Transcript, Turn } from './transcript.ts';

/** A service and the content of its page (spec section 2, 'Service detail pages'). */
export interface Service {
  /** The page is served at `/services/SLUG` and `/services/ALIAS`. */
  slug: string;
  alias?: string;
  /** The name in the specification. */
  name: string;
  /** The service's name in `service-names.ts`, if different from `name`. */
  bookedAs?: string;
  /** Shown below the name and in search results. 120 to 155 characters. */
  lead: string;
  /** One line for lists of services. */
  summary: string;
  charge: { terms: string; text: string };
  transcript: Transcript;
  /** Lets visitors ask the demo store's agent below the transcript. */
  hasDemo?: true;
  film?: DemoFilm;
  /** Adds the section in `works-with.ts` to the page. */
  worksWith?: true;
  features: string[];
  benefits: Record<string, string>;
  cardsHeading: string;
  cards: ({ name: string; text: string } & CardArt)[];
  /** Heading of the call to action at the end of the page. */
  closing: string;
}

/** Text shared by all service pages. */
export const SERVICE_PAGE = {
  back: 'Back to Services',
  book: 'Book a Call',
  watch: 'Watch it work',
  features: 'Features',
  benefits: 'Benefits',
  others: 'Other services',
};

/** Text around a demo film. `hosted` is shown if the film is on another website. */
export const FILM = {
  play: 'Play the film',
  hosted: 'Nothing loads from the film’s host until you press play.',
  read: 'Read it instead',
  conversation: 'The film’s conversation',
};

/** Shown briefly at `/services`, which redirects to the services on the home page. */
export const SERVICES_MOVED = {
  title: 'Services',
  lead: 'All services are on the home page, the chat agent first.',
  link: { label: 'See the services', href: '/#services' },
};

/**
 * A demo film. `source` is a film's page on YouTube, Vimeo or Loom, or the path of an MP4 on this site. `NAME.mp4`
 * needs captions (`NAME.vtt`), two posters (`NAME.avif`, `NAME-dark.avif`), and a phone version with posters
 * (`NAME-portrait…`).
 */
export interface DemoFilm {
  source: string;
  title: string;
  length: string;
  /** The film's conversation as text. */
  transcript?: Transcript;
}

/** The illustration on a feature card: chat messages, a note with a heading, or options with one of them chosen. */
export type CardArt =
  | { messages: Turn[]; speakers?: Speakers }
  | { note: string[] }
  | { choice: { options: Step[]; title: string; text: string } };
