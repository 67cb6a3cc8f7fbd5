import { type AllHTMLAttributes, createContext, createElement, type ReactNode, useContext } from 'react';
import type { ListedLead } from '#leads/db/find-leads.ts';
import { CALLS } from '#leads/db/tables.ts';
import { type AskedFor, requestedStart } from '#leads/lead-types/booking.ts';
import { type Fact, summaryOf } from '#leads/lead-types/lead-type.ts';
import { leadType } from '#leads/lead-types/lead-types.ts';
import { stateOf } from '#leads/manage/describe-lead.ts';
import { formatForVisitor, formatHere } from '#leads/time-zones.ts';

/** The CSRF token that every form posts. */
export const FormToken = createContext('');

interface PostFormProps {
  to: string;
  /** The button's text. If undefined, `children` must contain the buttons. */
  button?: string;
  kind?: 'first' | 'danger';
  className?: string;
  children?: ReactNode;
}

/** A form that posts an action with the CSRF token. */
export function PostForm({ to, button, kind, className, children }: PostFormProps) {
  return (
    <form method="post" action={to} className={className}>
      <input type="hidden" name="token" value={useContext(FormToken)} />
      {children}
      {button && (
        <button type="submit" className={kind}>
          {button}
        </button>
      )}
    </form>
  );
}

interface FieldProps extends AllHTMLAttributes<HTMLElement> {
  label: string;
  hint?: string;
  as?: 'input' | 'textarea' | 'select';
}

/** A form control with its label above. */
export function Field({ label, hint, as: Control = 'input', ...props }: FieldProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: createElement makes the control inside
    <label className="field">
      <span>{label}</span>
      {createElement(Control, props)}
      {hint && <small>{hint}</small>}
    </label>
  );
}

export function Problem({ children }: { children: ReactNode }) {
  return (
    <p className="problem" role="alert">
      {children}
    </p>
  );
}

/** A list of facts. Typed text keeps its line breaks, and its writing direction can't affect the text around it. */
export function Facts({ of: facts }: { of: readonly Fact[] }) {
  return (
    <dl className="facts">
      {summaryOf(facts).map(({ label, lines }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes on its page.
        <div key={index}>
          <dt>{label}</dt>
          <dd>
            <bdi>{lines.join('\n')}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A badge with the state of a lead. */
export function State({ lead, now }: { lead: ListedLead; now: Date }) {
  const { text, isUrgent } = stateOf(lead, now);
  const kind = isUrgent ? 'late' : lead.suspicion === null ? (lead.status ?? 'open') : 'suspected';
  return <span className={`state ${kind}`}>{text}</span>;
}

/** Returns a booking's service and its time (confirmed or requested) in both time zones; undefined for other leads. */
export function callOf(lead: ListedLead): { topic: string; times: string[] } | undefined {
  if (lead.table !== CALLS) return undefined;
  const booking = lead as unknown as AskedFor & { selected_service: string };
  const start = lead.starts_at ? new Date(lead.starts_at) : requestedStart(booking);
  const [theirs = ''] = formatForVisitor(booking.timezone, lead.device_zone, start);
  const ours = formatHere(start);
  return {
    topic: booking.selected_service,
    times: ours === theirs ? [ours] : [`Ours: ${ours}`, `Theirs: ${theirs}`],
  };
}

/** A list of leads that link to their own pages. */
export function LeadList({
  leads,
  now,
  undelivered,
}: {
  leads: readonly ListedLead[];
  now: Date;
  undelivered?: Set<string>;
}) {
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
              {call?.times.map((time) => (
                <p key={time}>{time}</p>
              ))}
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
