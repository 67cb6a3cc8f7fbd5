import type { Transcript } from './transcript.ts';

/**
 * The demo films by the slug of their service. `source` is a path on this site, or a film's page on YouTube,
 * Vimeo or Loom. A host is contacted only when the visitor presses play.
 */
export const DEMO_FILMS: Record<string, DemoFilm> = {
  'website-chat': {
    source: '/films/website-chat.mp4',
    title: 'A shopper asks, the agent looks it up',
    length: '18 seconds, no sound',
    captions: '/films/website-chat.vtt',
    poster: '/films/website-chat.avif',
    darkPoster: '/films/website-chat-dark.avif',
    transcript: {
      title: 'Your Store',
      status: 'Online, 23:12',
      turns: [
        { kind: 'shopper', text: 'Is the white Tove see-through? It’s for the office.' },
        {
          kind: 'agent',
          text: 'Slightly, it’s a light linen. White underwear shows, skin-coloured doesn’t.',
        },
        { kind: 'source', text: 'Checked product sheet, size chart, stock' },
        {
          kind: 'product',
          product: {
            name: 'Tove shirt, white',
            details: 'Linen, size M, 3 left',
            price: '€96',
            drawing: 'shirt',
          },
        },
        { kind: 'shopper', text: 'My chest is 101 cm. M or L?' },
        { kind: 'agent', text: 'M. It goes up to 101 and is cut relaxed, so you’ll have room.' },
      ],
    },
  },
  'phone-support': {
    source: '/films/phone-support.mp4',
    title: 'A call after closing time, as it is transcribed',
    length: '18 seconds, no sound',
    captions: '/films/phone-support.vtt',
    poster: '/films/phone-support.avif',
    darkPoster: '/films/phone-support-dark.avif',
    transcript: {
      title: 'Phone call',
      status: '22:40',
      turns: [
        {
          kind: 'shopper',
          text: 'It’s order 4515, the jacket and the tote. I gave you the wrong house number.',
        },
        { kind: 'agent', text: 'Nothing is packed yet, so I can still change it. Which number is it?' },
        { kind: 'source', text: 'Checked caller’s number, order 4515' },
        { kind: 'shopper', text: 'Twelve, not twenty-one.' },
        { kind: 'agent', text: 'Changed to twelve. Both pieces are due in four working days.' },
        {
          kind: 'track',
          steps: [
            { name: 'Address changed', done: true },
            { name: 'Packed', done: false },
            { name: 'Shipped', done: false },
          ],
        },
      ],
    },
  },
};

export interface DemoFilm {
  source: string;
  title: string;
  length: string;
  /** For a file: path of the WebVTT captions. */
  captions?: string;
  /** For a file: the still before it plays. */
  poster?: string;
  darkPoster?: string;
  /** What is said in it, to be read instead. `npm run films` renders our own films from it. */
  transcript?: Transcript;
}
