import type { CSSProperties } from 'react';
import { tokenColour } from '../styles/token-colours.ts';
import tokens from '../styles/tokens.css?raw';

/**
 * How a part of a mail looks: inline, because many mail programs read nothing else, and a class by which
 * those that read more repaint it in the dark or on a phone.
 */
export function look(part: MailPart): { className: string; style: CSSProperties } {
  const { style, ...paint }: Part = PARTS[part];
  return { className: part, style: { ...style, ...colours(paint, 'light') } };
}

/** What can't be said inline. */
export function mailStyles(): string {
  const dark = Object.entries<Part>(PARTS)
    .map(([part, { style: _, ...paint }]) => [part, declarations(colours(paint, 'dark'))])
    .filter(([, body]) => body)
    .map(([part, body]) => `.${part} { ${body} }`);
  return `:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) {
  .sheet { padding: 28px 20px 32px !important; }
  .header { padding: 16px 20px !important; }
  .footer { padding: 20px 20px 0 !important; }
  .term, .value { display: block !important; width: auto !important; }
  .term { padding-bottom: 0 !important; border-bottom-width: 0 !important; }
  .value { padding-top: 2px !important; }
}
@media (prefers-color-scheme: dark) {
  ${dark.join('\n  ')}
  .page > table > tbody > tr > td { ${declarations(colours(PARTS.page, 'dark'))} }
}`;
}

type MailPart = keyof typeof PARTS;

interface Paint {
  /** Names of colour tokens, or a colour that stays as it is in the dark. */
  color?: string;
  background?: string;
  border?: string;
}

interface Part extends Paint {
  style: CSSProperties;
}

/** Without quotes, which would become character references in a style attribute. */
const FONT =
  'Instrument Sans, -apple-system, BlinkMacSystemFont, Segoe UI, Roboto, Helvetica, Arial, sans-serif';
const MONO = 'ui-monospace, SF Mono, Cascadia Mono, Menlo, Consolas, monospace';
const TEXT: CSSProperties = { margin: '0 0 16px', fontFamily: FONT, fontSize: '16px', lineHeight: '25px' };
const LONG_WORDS: CSSProperties = { overflowWrap: 'anywhere', wordBreak: 'break-word' };
const CELL: CSSProperties = {
  fontFamily: FONT,
  fontSize: '16px',
  lineHeight: '25px',
  padding: '9px 0',
  verticalAlign: 'top',
  borderStyle: 'solid',
  borderWidth: '0 0 1px',
};
const BUTTON: CSSProperties = {
  display: 'inline-block',
  maxWidth: '100%',
  fontFamily: FONT,
  fontSize: '16px',
  fontWeight: 600,
  lineHeight: '20px',
  textDecoration: 'none',
  borderRadius: '2px',
};

const PARTS = {
  page: { background: 'cotton', style: { margin: 0, padding: '24px 0 40px' } },
  header: { background: 'indigo', style: { padding: '18px 32px' } },
  /* the woven label, sewn on at both ends */
  brand: {
    color: '#131a2e',
    background: 'on-indigo',
    border: 'thread-line',
    style: {
      padding: '5px 16px 6px',
      fontFamily: FONT,
      fontSize: '18px',
      fontWeight: 600,
      lineHeight: '24px',
      letterSpacing: '-0.02em',
      borderStyle: 'dashed',
      borderWidth: '0 2px',
    },
  },
  /* the seam between the denim and the paper */
  seam: {
    background: 'cloth',
    border: 'thread-line',
    style: {
      height: '4px',
      fontSize: '1px',
      lineHeight: '4px',
      borderStyle: 'dashed',
      borderWidth: '0 0 2px',
    },
  },
  sheet: { color: 'ink', background: 'cloth', style: { padding: '36px 32px 40px' } },
  heading: {
    color: 'ink',
    style: {
      margin: '0 0 20px',
      fontFamily: FONT,
      fontStretch: '77%',
      fontSize: '32px',
      fontWeight: 600,
      lineHeight: '36px',
      letterSpacing: '-0.025em',
      textWrap: 'balance',
      ...LONG_WORDS,
    },
  },
  subheading: {
    color: 'ink',
    style: {
      margin: '36px 0 12px',
      fontFamily: FONT,
      fontStretch: '77%',
      fontSize: '20px',
      fontWeight: 600,
      lineHeight: '26px',
      letterSpacing: '-0.012em',
    },
  },
  text: { color: 'ink', style: { ...TEXT, ...LONG_WORDS } },
  note: {
    color: 'ink',
    border: 'thread-line',
    style: {
      ...TEXT,
      ...LONG_WORDS,
      padding: '2px 0 2px 16px',
      borderStyle: 'solid',
      borderWidth: '0 0 0 2px',
    },
  },
  small: { color: 'ink-2', style: { ...TEXT, ...LONG_WORDS, fontSize: '14px', lineHeight: '21px' } },
  link: { color: 'ink', style: { textDecoration: 'underline', ...LONG_WORDS } },
  list: { color: 'ink', style: { ...TEXT, paddingLeft: '22px' } },
  item: { color: 'ink', style: { ...TEXT, margin: '0 0 8px' } },
  facts: { border: 'ink', style: { margin: '0 0 24px', borderStyle: 'solid', borderWidth: '1px 0 0' } },
  fact: { style: { tableLayout: 'fixed' } },
  term: { color: 'ink-2', border: 'hair', style: { ...CELL, width: '34%', paddingRight: '16px' } },
  value: { color: 'ink', border: 'hair', style: { ...CELL, ...LONG_WORDS } },
  button: {
    color: 'on-act',
    background: 'act',
    style: {
      ...BUTTON,
      padding: '14px 24px',
    },
  },
  lineButton: {
    color: 'ink',
    border: 'edge',
    style: {
      ...BUTTON,
      padding: '12px 22px',
      borderStyle: 'solid',
      borderWidth: '1px',
    },
  },
  command: {
    color: 'ink',
    background: 'wash',
    style: {
      ...LONG_WORDS,
      padding: '12px 16px',
      fontFamily: MONO,
      fontSize: '14px',
      lineHeight: '21px',
      borderRadius: '2px',
    },
  },
  footer: { style: { padding: '20px 32px 0' } },
  colophon: {
    color: 'ink-3',
    style: { margin: '0 0 8px', fontFamily: FONT, fontSize: '13px', lineHeight: '20px' },
  },
  colophonLink: { color: 'ink-3', style: { textDecoration: 'underline' } },
} satisfies Record<string, Part>;

function colours({ color, background, border }: Paint, scheme: 'light' | 'dark'): CSSProperties {
  const colour = (name: string) => (name.startsWith('#') ? name : tokenColour(tokens, name)[scheme]);
  return {
    ...(color && { color: colour(color) }),
    ...(background && { backgroundColor: colour(background) }),
    ...(border && { borderColor: colour(border) }),
  };
}

function declarations(style: CSSProperties): string {
  return Object.entries(style)
    .map(([property, value]) => `${property.replace(/[A-Z]/g, '-$&').toLowerCase()}: ${value} !important;`)
    .join(' ');
}
