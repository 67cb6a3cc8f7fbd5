import type { ComponentProps, ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SITE } from '#content/site.ts';
import tokens from '#site/styles/tokens.css';
import { CalendarPage } from './Calendar.tsx';
import desk from './desk.css';
import { HealthPage } from './Health.tsx';
import { Inbox } from './Inbox.tsx';
import { LeadDetails } from './Lead.tsx';
import { Numbers } from './Numbers.tsx';
import { capitalized, FormToken } from './parts.tsx';

const PAGES = {
  inbox: Inbox,
  lead: LeadDetails,
  calendar: CalendarPage,
  numbers: Numbers,
  health: HealthPage,
  notice: Notice,
  closed: Closed,
};

type PageName = keyof typeof PAGES;

/** A page's name and data. */
export type DeskPage = {
  [Name in PageName]: { name: Name } & ComponentProps<(typeof PAGES)[Name]>;
}[PageName];

export const STYLES = `${tokens}\n${desk}`;

const ROOMS = ['inbox', 'calendar', 'numbers', 'health'];

/**
 * Renders a page as HTML.
 * @param token the CSRF token for the page's forms
 */
export function renderPage(view: DeskPage, token: string): string {
  const { name } = view;
  const Page = PAGES[name] as ComponentType<DeskPage>;
  // Don't reveal to strangers whose desk this is.
  const isClosed = name === 'closed';
  const page = (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        {isClosed && view.isFollowed && <meta httpEquiv="refresh" content="0" />}
        <title>{isClosed ? 'Closed' : `${capitalized(name)} · ${SITE.brand}`}</title>
        {!isClosed && <link rel="stylesheet" href="/desk.css" />}
      </head>
      <body>
        {!isClosed && (
          <header>
            <a href="#main" className="skip">
              Skip to content
            </a>
            <strong>{SITE.brand}</strong>
            <nav aria-label="Desk">
              {ROOMS.map((room) => (
                <a
                  key={room}
                  href={room === 'inbox' ? '/' : `/${room}`}
                  aria-current={room === name ? 'page' : undefined}
                >
                  {capitalized(room)}
                </a>
              ))}
            </nav>
          </header>
        )}
        <main id="main">
          <FormToken value={token}>
            <Page {...view} />
          </FormToken>
        </main>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

/**
 * For visitors without a session cookie.
 * @param isFollowed whether the visitor followed a link, so the page must reload
 */
function Closed(_: { isFollowed?: boolean }) {
  return <h1>Closed</h1>;
}

function Notice({ heading, text }: { heading: string; text: string }) {
  return (
    <>
      <h1>{heading}</h1>
      <p>{text}</p>
      <a href="/">Inbox</a>
    </>
  );
}
