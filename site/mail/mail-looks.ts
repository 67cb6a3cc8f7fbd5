import type { CSSProperties } from 'react';
import { tokenColour } from '../styles/token-colours.ts';
import tokens from '../styles/tokens.css?raw';

/**
 * Returns the styles for a part of a mail: inline styles, because many mail programs support nothing else, and a class
 * for the dark and narrow variants in `MAIL_STYLES`.
 */
export function look(part: MailPart): { className: string; style: CSSProperties } {
  return { className: part, style: LIGHT[part] };
}

export type MailPart = keyof typeof PARTS;

/** Unquoted, because quotes would become character references in a style attribute. */
const FONT =
  'Instrument Sans, -apple-system, BlinkMacSystemFont, Segoe UI, Roboto, Helvetica, Arial, sans-serif';
const MONO = 'ui-monospace, SF Mono, Cascadia Mono, Menlo, Consolas, monospace';
const TEXT: CSSProperties = { margin: '0 0 16px', ...type('16px', '25px') };
const TITLE: CSSProperties = { fontStretch: '77%', fontWeight: 600 };
const LONG_WORDS: CSSProperties = { overflowWrap: 'anywhere', wordBreak: 'break-word' };
const CELL: CSSProperties = {
  ...type('16px', '25px'),
  padding: '9px 0',
  verticalAlign: 'top',
  ...border('0 0 1px'),
};
const BUTTON: CSSProperties = {
  display: 'inline-block',
  maxWidth: '100%',
  ...type('16px', '20px'),
  fontWeight: 600,
  textDecoration: 'none',
  borderRadius: '2px',
};

function type(fontSize: string, lineHeight: string, fontFamily = FONT): CSSProperties {
  return { fontFamily, fontSize, lineHeight };
}

function border(borderWidth: string, borderStyle = 'solid'): CSSProperties {
  return { borderStyle, borderWidth };
}

/** Colours are token names, or hex values, which stay the same in dark mode. */
const PARTS = {
  page: { backgroundColor: 'cotton', margin: 0, padding: '24px 0 40px' },
  header: { backgroundColor: 'indigo', padding: '18px 32px' },
  /* the woven label, sewn on at both ends */
  brand: {
    color: '#131a2e',
    backgroundColor: 'on-indigo',
    borderColor: 'thread-line',
    padding: '5px 16px 6px',
    ...type('18px', '24px'),
    fontWeight: 600,
    letterSpacing: '-0.02em',
    ...border('0 2px', 'dashed'),
  },
  /* the seam between the denim and the paper */
  seam: {
    backgroundColor: 'cloth',
    borderColor: 'thread-line',
    height: '4px',
    fontSize: '1px',
    lineHeight: '4px',
    ...border('0 0 2px', 'dashed'),
  },
  sheet: { color: 'ink', backgroundColor: 'cloth', padding: '36px 32px 40px' },
  heading: {
    color: 'ink',
    margin: '0 0 20px',
    ...type('32px', '36px'),
    ...TITLE,
    letterSpacing: '-0.025em',
    textWrap: 'balance',
    ...LONG_WORDS,
  },
  subheading: {
    color: 'ink',
    margin: '36px 0 12px',
    ...type('20px', '26px'),
    ...TITLE,
    letterSpacing: '-0.012em',
  },
  text: { color: 'ink', ...TEXT, ...LONG_WORDS },
  note: {
    color: 'ink',
    borderColor: 'thread-line',
    ...TEXT,
    ...LONG_WORDS,
    padding: '2px 0 2px 16px',
    ...border('0 0 0 2px'),
  },
  small: { color: 'ink-2', ...TEXT, ...LONG_WORDS, fontSize: '14px', lineHeight: '21px' },
  link: { color: 'ink', textDecoration: 'underline', ...LONG_WORDS },
  list: { color: 'ink', ...TEXT, paddingLeft: '22px' },
  item: { color: 'ink', ...TEXT, margin: '0 0 8px' },
  facts: { borderColor: 'ink', margin: '0 0 24px', ...border('1px 0 0') },
  fact: { tableLayout: 'fixed' },
  term: { color: 'ink-2', borderColor: 'hair', ...CELL, width: '34%', paddingRight: '16px' },
  value: { color: 'ink', borderColor: 'hair', ...CELL, ...LONG_WORDS },
  button: { color: 'on-act', backgroundColor: 'act', ...BUTTON, padding: '14px 24px' },
  lineButton: { color: 'ink', borderColor: 'edge', ...BUTTON, padding: '12px 22px', ...border('1px') },
  command: {
    color: 'ink',
    backgroundColor: 'wash',
    ...LONG_WORDS,
    padding: '12px 16px',
    ...type('14px', '21px', MONO),
    borderRadius: '2px',
  },
  footer: { padding: '20px 32px 0' },
  colophon: { color: 'ink-3', margin: '0 0 8px', ...type('13px', '20px') },
  colophonLink: { color: 'ink-3', textDecoration: 'underline' },
} satisfies Record<string, CSSProperties>;

function colours(part: CSSProperties, scheme: 'light' | 'dark'): CSSProperties {
  return Object.fromEntries(
    Object.entries(part)
      .filter(([property]) => /color$/i.test(property))
      .map(([name, token]) => [name, token.startsWith('#') ? token : tokenColour(tokens, token)[scheme]]),
  );
}

function declarations(style: CSSProperties): string {
  return Object.entries(style)
    .map(([property, value]) => `${property.replace(/[A-Z]/g, '-$&').toLowerCase()}: ${value} !important;`)
    .join(' ');
}

const LIGHT = Object.fromEntries(
  Object.entries(PARTS).map(([part, style]) => [part, { ...style, ...colours(style, 'light') }]),
) as Record<MailPart, CSSProperties>;

const DARK = Object.entries(PARTS)
  .map(([part, style]) => [part, declarations(colours(style, 'dark'))])
  .filter(([, body]) => body)
  .map(([part, body]) => `.${part} { ${body} }`);

/** Media queries, which can't be inline. */
export const MAIL_STYLES = `:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) {
  .sheet { padding: 28px 20px 32px !important; }
  .header { padding: 16px 20px !important; }
  .footer { padding: 20px 20px 0 !important; }
  .term, .value { display: block !important; width: auto !important; }
  .term { padding-bottom: 0 !important; border-bottom-width: 0 !important; }
  .value { padding-top: 2px !important; }
}
@media (prefers-color-scheme: dark) {
  ${DARK.join('\n  ')}
  .page > table > tbody > tr > td { ${declarations(colours(PARTS.page, 'dark'))} }
}`;
