import { type AllHTMLAttributes, createContext, createElement, type ReactNode, useContext } from 'react';
import type { ListedLead } from '#leads/db/find-leads.ts';
import { CALLS } from '#leads/db/tables.ts';
import { DAY_MS } from '#leads/durations.ts';
import { requestedStart } from '#leads/lead-types/booking.ts';
import type { Fact } from '#leads/lead-types/lead-type.ts';
import { leadType } from '#leads/lead-types/lead-types.ts';
import { stateOf } from '#leads/record/describe-lead.ts';
import { formatHere, wallTimeHere } from '#leads/time-zones.ts';

/** What forms need to know about the request that a page answers. */
export interface Posted {
  /** The CSRF token that every form posts. */
  token: string;
  /** The request's URL. If a form failed, this is its `action`. */
  path: string;
  /** What was typed and isn't saved yet. Empty in all other forms. */
  fields: Record<string, string>;
  /** Whether the posted action failed. */
  hasFailed: boolean;
  /** Whether the page is one form, and each action of it a button. */
  isOneForm?: boolean;
  /** On a page with one form: the action. The names of its fields begin with it. */
  act?: string | undefined;
}

export const PostedContext = createContext<Posted>({ token: '', path: '', fields: {}, hasFailed: false });

interface PageFormProps {
  /** The start of all actions' addresses. */
  to: string;
  hidden: Record<string, string>;
  children: ReactNode;
}

/**
 * One form around all actions of a page: each button posts everything that was typed, so that nothing of it is lost.
 * The first button is the one that the Enter key presses: it must be harmless.
 */
export function PageForm({ to, hidden, children }: PageFormProps) {
  const posted = useContext(PostedContext);
  const fields = posted.path.startsWith(`${to}/`) ? posted.fields : {};
  return (
    <form method="post" action={`${to}/note`} className="page" noValidate>
      <button type="submit" hidden>
        Keep the note
      </button>
      <Hidden fields={{ token: posted.token, ...hidden, ...(fields.sure && { sure: fields.sure }) }} />
      <PostedContext value={{ ...posted, fields, isOneForm: true }}>{children}</PostedContext>
    </form>
  );
}

function Hidden({ fields }: { fields: Record<string, string> }) {
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

interface PostFormProps {
  to: string;
  /** The button's text. If undefined, `children` must contain the buttons. */
  button?: string | undefined;
  className?: string;
  /** Hidden fields besides the CSRF token. */
  hidden?: Record<string, string>;
  /** Explains the action, above the button. */
  hint?: string | undefined;
  /** Collapses the form behind this text. A form whose action has just failed is open. */
  summary?: string | undefined;
  /** Whether a second button shows the email that the action would send. */
  canPreview?: boolean;
  children?: ReactNode;
}

/**
 * A form that posts an action with the CSRF token, or a part of the page's one form. If the action fails, it keeps what
 * was typed.
 */
export function PostForm({
  to,
  className = '',
  hidden = {},
  children,
  hint,
  button,
  summary,
  canPreview,
}: PostFormProps) {
  const posted = useContext(PostedContext);
  const isPosted = posted.path === to;
  const isOpen = isPosted && (posted.hasFailed || 'preview' in posted.fields);
  const known = posted.isOneForm
    ? { ...posted, act: to.split('/').at(-1) }
    : { ...posted, fields: isPosted ? posted.fields : {} };
  const inside = (
    <>
      <PostedContext value={known}>{children}</PostedContext>
      {hint && <p className="quiet">{hint}</p>}
      {button && (
        <button type="submit" formAction={posted.isOneForm ? to : undefined}>
          {button}
        </button>
      )}
      {canPreview && (
        <button type="submit" className="quiet" formAction={to} name="preview" value={to.split('/').at(-1)}>
          Preview the email
        </button>
      )}
    </>
  );
  const form = posted.isOneForm ? (
    <div className={`form ${className}`}>{inside}</div>
  ) : (
    <form method="post" action={to} className={className}>
      <Hidden fields={{ token: posted.token, ...hidden }} />
      {inside}
    </form>
  );
  if (summary === undefined) return form;
  return (
    <details open={isOpen} id={to.split('/').at(-1)}>
      <summary>{summary}</summary>
      {form}
    </details>
  );
}

interface FieldProps extends AllHTMLAttributes<HTMLElement> {
  label: string;
  name: string;
  as?: 'input' | 'textarea' | 'select';
}

export function Field({ label, as: Control = 'input', defaultValue, ...props }: FieldProps) {
  const { fields, act, path } = useContext(PostedContext);
  const name = act ? `${act}.${props.name}` : props.name;
  const isPosted = !act || path.endsWith(`/${act}`);
  const typed = fields[name] ?? (isPosted ? fields[props.name] : undefined);
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: createElement makes the control inside
    <label>
      <span>{label}</span>
      {createElement(Control, {
        dir: Control === 'select' ? undefined : 'auto',
        ...props,
        name,
        defaultValue: typed ?? defaultValue,
      })}
    </label>
  );
}

interface NavProps {
  label: string;
  /** The text and the address of each link. */
  links: readonly (readonly [string, string])[];
  current: string;
  /** Shown after the text of a link, unless 0. */
  counts?: Record<string, number>;
}

export function Nav({ label, links, current, counts = {} }: NavProps) {
  return (
    <nav aria-label={label}>
      {links.map(([text, href]) => (
        <a key={href} href={href} aria-current={text === current ? 'page' : undefined}>
          {capitalized(text)}
          {counts[text] ? (
            <span className="count" title="Waiting for an answer">
              {counts[text] < 100 ? counts[text] : '99+'}
            </span>
          ) : null}
        </a>
      ))}
    </nav>
  );
}

/** A link that a key follows, too. */
export function KeyLink({ to, letter, text }: { to: string; letter: string; text: string }) {
  const title = `Alt+${letter}; in Firefox Alt+Shift+${letter}, on a Mac Control+Option+${letter}`;
  return (
    // biome-ignore lint/a11y/noAccessKey: other keys would need a script, and the desk runs none (decision 3).
    <a href={to} accessKey={letter} title={title}>
      {text}
    </a>
  );
}

interface FactsProps {
  title?: string;
  of: readonly (Pick<Fact, 'label' | 'value'> & { badge?: ReactNode; href?: string | undefined })[];
  /** Shown if there are no facts. */
  none?: string;
  children?: ReactNode;
}

/** A section with labelled values. Typed text keeps its line breaks, and right-to-left text stays isolated. */
export function Facts({ title, of: facts, none, children }: FactsProps) {
  return (
    <section>
      {title && <h2>{title}</h2>}
      {facts.length === 0 && <p>{none}</p>}
      <dl>
        {facts
          .filter(({ value }) => value !== null)
          .map(({ badge, label, href, value }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes on its page.
            <div key={index}>
              <dt>
                {badge}
                {href ? <a href={href}>{label}</a> : label}
              </dt>
              <dd dir="auto">{value}</dd>
            </div>
          ))}
      </dl>
      {children}
    </section>
  );
}

export function State({ lead }: { lead: ListedLead }) {
  const { text, isUrgent } = stateOf(lead, new Date());
  const kind = isUrgent ? 'late' : lead.suspicion === null ? (lead.status ?? 'open') : 'suspected';
  return <span className={`state ${kind}`}>{text}</span>;
}

/** Formats an instant as a person would say it, with the full date on hover. */
export function When({ at }: { at: Date | string }) {
  const instant = new Date(at);
  return (
    <time dateTime={instant.toISOString()} title={formatHere(instant)}>
      {formatNear(instant, new Date())}
    </time>
  );
}

function formatNear(instant: Date, now: Date): string {
  const { date, time } = wallTimeHere(instant);
  const { days, text } = nearDay(date, now);
  if (Math.abs(days) < 2) return `${text} ${time}`;
  return days > 0 && days < 14 ? `${text}, ${time}` : text;
}

/** Names a day as people would. @param date `YYYY-MM-DD` */
function nearDay(date: string, now: Date): { days: number; text: string } {
  const days = Math.round((Date.parse(date) - Date.parse(wallTimeHere(now).date)) / DAY_MS);
  const name = ['yesterday', 'today', 'tomorrow'][days + 1];
  if (name) return { days, text: name };
  if (Math.abs(days) < 14) return { days, text: days > 0 ? `in ${days} days` : `${-days} days ago` };
  const text = new Date(date).toLocaleDateString('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
  return { days, text };
}

/** The agreed or requested time of a booking. Undefined for other leads. */
export function startOf(lead: ListedLead): Date | undefined {
  if (lead.table !== CALLS) return undefined;
  return lead.starts_at ? new Date(lead.starts_at) : requestedStart(lead);
}

interface LeadListProps {
  title?: string | undefined;
  leads: readonly ListedLead[];
  undelivered?: Set<string>;
  children?: ReactNode;
}

export function LeadList({ title, leads, undelivered, children }: LeadListProps) {
  if (leads.length === 0) return null;
  return (
    <section>
      {title && <h2>{title}</h2>}
      <ol className="leads">
        {leads.map((lead) => (
          <Entry key={lead.id} lead={lead} isUndelivered={undelivered?.has(lead.id)} />
        ))}
      </ol>
      {children}
    </section>
  );
}

/** Enough letters for the three lines that the style sheet shows. */
const FOLDED = 400;

function Entry({ lead, isUndelivered }: { lead: ListedLead; isUndelivered: boolean | undefined }) {
  const { name, headline } = leadType(lead.table);
  const { who, what } = headline(lead);
  const start = startOf(lead);
  const words = lead.table === 'support_messages' ? lead.message : what;
  return (
    <li>
      <a href={`/leads/${lead.id}`}>
        <bdi>{who}</bdi>
      </a>
      <p className="folded" dir="auto">
        {lead.table === CALLS ? lead.selected_service : words.trim().slice(0, FOLDED)}
      </p>
      <p>
        <State lead={lead} />
        {isUndelivered && <span className="state late">not delivered</span>}
        {lead.outcome && <span className="state">{lead.outcome}</span>}
        {lead.remind_on && (
          <span className="state" title={lead.remind_on}>
            {`remind ${nearDay(lead.remind_on, new Date()).text}`}
          </span>
        )}
      </p>
      <p className="quiet">
        {start && (
          <>
            Call <When at={start} />
            {', '}
          </>
        )}
        {`${name} `}
        <When at={lead.created_at} />
        {lead.source && (
          <>
            {', from '}
            <bdi>{lead.source}</bdi>
          </>
        )}
      </p>
    </li>
  );
}

/** Makes a column's name or a word readable. */
export function capitalized(text: string): string {
  const words = text.charAt(0).toUpperCase() + text.slice(1).replaceAll('_', ' ');
  return words.replace(/\bai\b/i, 'AI');
}
