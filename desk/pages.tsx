import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SITE } from '#content/site.ts';
import tokens from '#site/styles/tokens.css';
import { calendarPage } from './Calendar.tsx';
import desk from './desk.css';
import { healthPage } from './Health.tsx';
import { inboxPage } from './Inbox.tsx';
import { leadPage } from './Lead.tsx';
import { newPage } from './New.tsx';
import { numbersPage } from './Numbers.tsx';
import { peoplePage } from './People.tsx';
import { capitalized, Nav, type Posted, PostedContext } from './parts.tsx';
import { todayPage } from './Today.tsx';

export const PAGES = {
  ...{ calendarPage, healthPage, inboxPage, leadPage, newPage },
  ...{ noticePage, numbersPage, peoplePage, todayPage },
};

/** Places the events of a week by the quarters of an hour in `data-from` and `data-until`: a page may not style itself. */
const QUARTERS = Array.from(
  { length: 97 },
  (_, at) => `[data-from="${at}"]{grid-row-start:${at + 1}}[data-until="${at}"]{grid-row-end:${at + 1}}`,
);

export const STYLES = [tokens, desk, '@media (width >= 60em) {', ...QUARTERS, '}'].join('\n');

const LINKS = Object.entries({
  ...{ today: '/', inbox: '/inbox', calendar: '/calendar' },
  ...{ new: '/new', numbers: '/numbers', health: '/health' },
});

/** Renders a page as HTML. @param waiting how many leads wait for an answer @param problem why the posted action failed */
export function renderPage(
  name: string,
  content: ReactNode,
  posted: Posted,
  waiting: number,
  problem?: string,
): string {
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
          <Nav label="Desk" links={LINKS} current={name} counts={{ inbox: waiting }} />
          <search>
            <form action="/inbox" className="row">
              <input
                {...{ type: 'search', name: 'q', 'aria-label': 'Search', placeholder: 'Search', dir: 'auto' }}
                defaultValue={new URL(posted.path, 'http://desk').searchParams.get('q') ?? ''}
              />
            </form>
          </search>
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
      <a href="/">Today</a>
    </>
  );
}
