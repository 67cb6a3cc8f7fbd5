import { type AllHTMLAttributes, createContext, createElement, type ReactNode, useContext } from 'react';
import type { ListedLead } from '#leads/db/find-leads.ts';
import { CALLS } from '#leads/db/tables.ts';
import { type AskedFor, requestedStart } from '#leads/lead-types/booking.ts';
import type { Fact } from '#leads/lead-types/lead-type.ts';
import { leadType } from '#leads/lead-types/lead-types.ts';
import { stateOf } from '#leads/manage/describe-lead.ts';
import { formatForVisitor, formatHere } from '#leads/time-zones.ts';

/** What a page needs of its request. */
export interface Posted {
  /** The CSRF token that every form posts. */
  token: string;
  /** The path and the fields of the request: if a form failed, its action and what was typed into it. */
  path: string;
  fields: Record<string, string>;
}

export const PostedContext = createContext<Posted>({ token: '', path: '', fields: {} });

/** What was typed into the form around a field, if the form has failed. */
const TypedContext = createContext<Posted['fields']>({});

export interface PostFormProps {
  to: string;
  /** The button's text. If undefined, `children` must contain the buttons. */
  button?: string;
  className?: string;
  /** Hidden fields besides the CSRF token. */
  hidden?: Record<string, string>;
  /** What the action does, above the button. */
  hint?: string;
  /** If set, the form is folded under this text until it fails. */
  summary?: string;
  children?: ReactNode;
}

/** A form that posts an action with the CSRF token. If the action fails, the form keeps what was typed. */
export function PostForm({ to, className, hidden, children, hint, button, summary }: PostFormProps) {
  const { token, path, fields } = useContext(PostedContext);
  const hasFailed = path === to;
  const form = (
    <form method="post" action={to} className={className}>
      {Object.entries({ token, ...hidden }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TypedContext value={hasFailed ? fields : {}}>{children}</TypedContext>
      {hint && <p className="quiet">{hint}</p>}
      {button && <button type="submit">{button}</button>}
    </form>
  );
  if (summary === undefined) return form;
  return (
    <details open={hasFailed}>
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

/** A form control with its label above. */
export function Field({ label, as: Control = 'input', defaultValue, ...props }: FieldProps) {
  const typed = useContext(TypedContext)[props.name];
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: createElement makes the control inside
    <label>
      <span>{label}</span>
      {createElement(Control, { ...props, defaultValue: typed ?? defaultValue })}
    </label>
  );
}

interface NavProps {
  label: string;
  /** The text and the address of each link. */
  links: readonly (readonly [string, string])[];
  current: string;
}

export function Nav({ label, links, current }: NavProps) {
  return (
    <nav aria-label={label}>
      {links.map(([text, href]) => (
        <a key={href} href={href} aria-current={text === current ? 'page' : undefined}>
          {capitalized(text)}
        </a>
      ))}
    </nav>
  );
}

interface FactsProps {
  title?: string;
  of: readonly (Pick<Fact, 'label' | 'value'> & { badge?: ReactNode; href?: string | undefined })[];
  /** Shown if there are no facts. */
  none?: string;
  children?: ReactNode;
}

/** A section with labelled values. Typed text keeps its line breaks, and its direction can't affect the text around it. */
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
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
      </dl>
      {children}
    </section>
  );
}

/** A badge with the state of a lead. */
export function State({ lead, now }: { lead: ListedLead; now: Date }) {
  const { text, isUrgent } = stateOf(lead, now);
  const kind = isUrgent ? 'late' : lead.suspicion === null ? (lead.status ?? 'open') : 'suspected';
  return <span className={`state ${kind}`}>{text}</span>;
}

/**
 * Returns a booking's service and its time (confirmed or requested) in both time zones, a line each; undefined for other
 * leads.
 */
export function callOf(lead: ListedLead): { topic: string; times: string } | undefined {
  if (lead.table !== CALLS) return undefined;
  const booking = lead as unknown as AskedFor & { selected_service: string };
  const start = lead.starts_at ? new Date(lead.starts_at) : requestedStart(booking);
  const [theirs] = formatForVisitor(booking.timezone, lead.device_zone, start);
  const ours = formatHere(start);
  const times = ours === theirs ? ours : `Ours: ${ours}\nTheirs: ${theirs}`;
  return { topic: booking.selected_service, times };
}

interface LeadListProps {
  leads: readonly ListedLead[];
  now: Date;
  undelivered?: Set<string>;
}

/** A list of leads that link to their own pages. */
export function LeadList({ leads, now, undelivered }: LeadListProps) {
  return (
    <ol className="leads">
      {leads.map((lead) => {
        const { name, headline } = leadType(lead.table);
        const { who, what } = headline(lead);
        const call = callOf(lead);
        return (
          <li key={lead.id}>
            <div>
              <a href={`/leads/${lead.id}`}>
                <bdi>{who}</bdi>
              </a>
              <State lead={lead} now={now} />
              {undelivered?.has(lead.id) && <span className="state late">not delivered</span>}
              {lead.outcome && <span className="state">{lead.outcome}</span>}
              <p>
                <bdi>{call?.topic ?? what}</bdi>
              </p>
            </div>
            <div className="quiet">
              <p className="times">{call?.times}</p>
              <p>{`${capitalized(name)} of ${formatHere(new Date(lead.created_at))}`}</p>
              {lead.source && (
                <p>
                  From <bdi>{lead.source}</bdi>
                </p>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1).replaceAll('_', ' ');
}
