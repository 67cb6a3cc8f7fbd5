import { type AllHTMLAttributes, createContext, createElement, type ReactNode, useContext } from 'react';
import type { ListedLead } from '#leads/db/find-leads.ts';
import { CALLS } from '#leads/db/tables.ts';
import { requestedStart } from '#leads/lead-types/booking.ts';
import type { Fact } from '#leads/lead-types/lead-type.ts';
import { leadType } from '#leads/lead-types/lead-types.ts';
import { stateOf } from '#leads/record/describe-lead.ts';
import { formatForVisitor, formatHere } from '#leads/time-zones.ts';

/** What forms need to know about the request that a page answers. */
export interface Posted {
  /** The CSRF token that every form posts. */
  token: string;
  /** The request's URL. If a form failed, this is its `action`. */
  path: string;
  /** If a form failed, what was typed into it. Empty in all other forms. */
  fields: Record<string, string>;
}

export const PostedContext = createContext<Posted>({ token: '', path: '', fields: {} });

interface PostFormProps {
  to: string;
  /** The button's text. If undefined, `children` must contain the buttons. */
  button?: string;
  className?: string;
  /** Hidden fields besides the CSRF token. */
  hidden?: Record<string, string>;
  /** Explains the action, above the button. */
  hint?: string;
  /** Collapses the form behind this text. A form whose action has just failed is open. */
  summary?: string;
  children?: ReactNode;
}

/** A form that posts an action with the CSRF token. If the action fails, the form keeps what was typed. */
export function PostForm({ to, className, hidden, children, hint, button, summary }: PostFormProps) {
  const posted = useContext(PostedContext);
  const hasFailed = posted.path === to;
  const form = (
    <form method="post" action={to} className={className}>
      {Object.entries({ token: posted.token, ...hidden }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <PostedContext value={hasFailed ? posted : { ...posted, fields: {} }}>{children}</PostedContext>
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

export function Field({ label, as: Control = 'input', defaultValue, ...props }: FieldProps) {
  const typed = useContext(PostedContext).fields[props.name];
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: createElement makes the control inside
    <label>
      <span>{label}</span>
      {createElement(Control, {
        dir: Control === 'select' ? undefined : 'auto',
        ...props,
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

/** Returns a booking's service and time, with a line for each time zone. Returns undefined for other leads. */
export function callOf(lead: ListedLead): { topic: string; times: string } | undefined {
  if (lead.table !== CALLS) return undefined;
  const start = lead.starts_at ? new Date(lead.starts_at) : requestedStart(lead);
  const [theirs] = formatForVisitor(lead.timezone, lead.device_zone, start);
  const ours = formatHere(start);
  const times = ours === theirs ? ours : `Ours: ${ours}\nTheirs: ${theirs}`;
  return { topic: lead.selected_service, times };
}

interface LeadListProps {
  title: string | undefined;
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

function Entry({ lead, isUndelivered }: { lead: ListedLead; isUndelivered: boolean | undefined }) {
  const { name, headline } = leadType(lead.table);
  const { who, what } = headline(lead);
  const call = callOf(lead);
  return (
    <li>
      <div>
        <a href={`/leads/${lead.id}`}>
          <bdi>{who}</bdi>
        </a>
        <State lead={lead} />
        {isUndelivered && <span className="state late">not delivered</span>}
        {lead.outcome && <span className="state">{lead.outcome}</span>}
        <p>
          <bdi>{call?.topic ?? what}</bdi>
        </p>
      </div>
      <div className="quiet">
        {call && <p className="times">{call.times}</p>}
        <p>{`${capitalized(name)} of ${formatHere(new Date(lead.created_at))}`}</p>
        {lead.source && (
          <p>
            From <bdi>{lead.source}</bdi>
          </p>
        )}
      </div>
    </li>
  );
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1).replaceAll('_', ' ');
}
