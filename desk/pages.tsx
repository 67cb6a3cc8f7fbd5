import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SITE } from '#content/site.ts';
import tokens from '#site/styles/tokens.css';
import { CalendarPage, type CalendarView } from './Calendar.tsx';
import desk from './desk.css';
import { HealthPage, type HealthView } from './Health.tsx';
import { Inbox, type InboxView } from './Inbox.tsx';
import { LeadDetails, type LeadView } from './Lead.tsx';
import { Numbers, type NumbersView } from './Numbers.tsx';
import { FormToken } from './parts.tsx';

export type LeadPage = { name: 'lead' } & LeadView;

/** A page of the desk, and what is on it. */
export type DeskPage =
  | ({ name: 'inbox' } & InboxView)
  | LeadPage
  | ({ name: 'calendar' } & CalendarView)
  | ({ name: 'numbers' } & NumbersView)
  | ({ name: 'health' } & HealthView)
  /** @param left the file that may still hold what was erased */
  | { name: 'erased'; left: string | undefined; keep: number | undefined }
  /** For whoever was not let in. @param isFollowed whether to come back to the same address from this page */
  | { name: 'closed'; isFollowed?: boolean }
  | { name: 'missing' | 'foreign' | 'failed' };

export const STYLES = `${tokens}\n${desk}`;

const ROOMS = { inbox: '/', calendar: '/calendar', numbers: '/numbers', health: '/health' };

const TITLES = { inbox: 'Inbox', lead: 'Lead', calendar: 'Calendar', numbers: 'Numbers', health: 'Health' };

/**
 * Renders a page as HTML.
 * @param token what its forms carry
 */
export function renderPage(view: DeskPage, token: string): string {
  const { name } = view;
  const title = name in TITLES ? TITLES[name as keyof typeof TITLES] : 'Desk';
  const isClosed = name === 'closed';
  // Whoever was not let in learns nothing, not even whose desk it is.
  const page = (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        {isClosed && view.isFollowed && <meta httpEquiv="refresh" content="0" />}
        <title>{isClosed ? 'Closed' : `${title} · ${SITE.brand}`}</title>
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
              {Object.entries(ROOMS).map(([room, path]) => (
                <a key={room} href={path} aria-current={room === name ? 'page' : undefined}>
                  {TITLES[room as keyof typeof ROOMS]}
                </a>
              ))}
            </nav>
          </header>
        )}
        <main id="main">
          <FormToken value={token}>{contentOf(view)}</FormToken>
        </main>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

function contentOf(view: DeskPage): ReactNode {
  switch (view.name) {
    case 'inbox':
      return <Inbox {...view} />;
    case 'lead':
      return <LeadDetails {...view} />;
    case 'calendar':
      return <CalendarPage {...view} />;
    case 'numbers':
      return <Numbers {...view} />;
    case 'health':
      return <HealthPage {...view} />;
    case 'erased':
      return <Erased {...view} />;
    case 'closed':
      return <h1>Closed</h1>;
    default:
      return <Notice {...NOTICES[view.name]} />;
  }
}

const NOTICES = {
  missing: { heading: 'Nothing here', text: 'It may have been erased. The inbox has what is there.' },
  foreign: {
    heading: 'That was not done',
    text: 'This desk takes a form only from its own page. Go back, load the page again, and press once more.',
  },
  failed: {
    heading: 'That did not work',
    text: 'The database did not answer, or something failed; the server’s log says what. Try again in a moment.',
  },
};

function Notice({ heading, text }: { heading: string; text: string }) {
  return (
    <>
      <h1>{heading}</h1>
      <p>{text}</p>
      <a href="/">Inbox</a>
    </>
  );
}

function Erased({ left, keep }: { left: string | undefined; keep: number | undefined }) {
  const text = [
    'Exported files, mails and webhooks are yours to remove.',
    keep !== undefined && `Copies of the database may hold the person for ${keep} more days.`,
    left && `Copies may also be in ${left} until no other process reads the database: erase once more then.`,
  ];
  return <Notice heading="Erased" text={text.filter(Boolean).join(' ')} />;
}
