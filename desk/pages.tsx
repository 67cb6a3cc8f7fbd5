import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SITE } from '#content/site.ts';
import tokens from '#site/styles/tokens.css';
import { calendarPage } from './Calendar.tsx';
import desk from './desk.css';
import { healthPage } from './Health.tsx';
import { inboxPage } from './Inbox.tsx';
import { leadPage } from './Lead.tsx';
import { numbersPage } from './Numbers.tsx';
import { capitalized, Nav, type Posted, PostedContext } from './parts.tsx';

export const PAGES = { calendarPage, healthPage, inboxPage, leadPage, noticePage, numbersPage };

export const STYLES = `${tokens}\n${desk}`;

const LINKS = Object.entries({ inbox: '/', calendar: '/calendar', numbers: '/numbers', health: '/health' });

/** Renders a page as HTML. @param problem why the posted action failed */
export function renderPage(name: string, content: ReactNode, posted: Posted, problem?: string): string {
  const page = (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${capitalized(name)} · ${SITE.brand}`}</title>
        <link rel="stylesheet" href="/desk.css" />
      </head>
      <body>
        <header>
          <a href="#main" className="skip">
            Skip to content
          </a>
          <strong>{SITE.brand}</strong>
          <Nav label="Desk" links={LINKS} current={name} />
        </header>
        <main id="main">
          {problem && (
            <p className="problem" role="alert">
              {problem}
            </p>
          )}
          <PostedContext value={posted}>{content}</PostedContext>
        </main>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

function noticePage(heading: string, text: string) {
  return (
    <>
      <h1>{heading}</h1>
      <p>{text}</p>
      <a href="/">Inbox</a>
    </>
  );
}
