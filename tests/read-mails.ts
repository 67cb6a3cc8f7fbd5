import ICAL from 'ical.js';
import { expect } from 'vitest';
import type { AcceptedMail, RunningSmtp } from './start-smtp.ts';

/** Waits for an email to an address with this subject and these words in its text. Returns the newest match. */
export async function mailTo(
  { accepted }: RunningSmtp,
  to: string,
  subject: RegExp,
  words = '',
): Promise<AcceptedMail> {
  const isWanted = ({ to: receivers, mail: { subject: said = '', text = '' } }: AcceptedMail) =>
    receivers.includes(to) && subject.test(said) && text.includes(words);
  const find = () => accepted.findLast(isWanted);
  await expect.poll(find).toBeDefined();
  return find() ?? expect.unreachable();
}

/** Returns the path of an email's link to the answer page for `act`. */
export function linkIn({ mail: { subject, text = '' } }: AcceptedMail, origin: string, act: string): string {
  const [, path] = new RegExp(`${origin}(/answer/[^\\s"?]+\\?do=${act})`).exec(text) ?? [];
  return path ?? expect.unreachable(`There is no link to ${act} in ${subject}`);
}

export function calendarIn({ mail }: AcceptedMail) {
  const content = mail.attachments[0]?.content ?? '';
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
  const calendar = new ICAL.Component(ICAL.parse(text));
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) throw new Error('The calendar has no event');
  const attendees = component
    .getAllProperties('attendee')
    .map((each) => String(each.getFirstValue()).toLowerCase());
  return { method: calendar.getFirstPropertyValue('method'), attendees, event: new ICAL.Event(component) };
}

export function messageIds({ accepted }: RunningSmtp): string[] {
  return accepted.map(({ mail }) => mail.messageId ?? '');
}
