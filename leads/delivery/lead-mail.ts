import type { Selectable } from 'kysely';
import { PRIORITY_LABELS, type QuizRow } from '../quiz.ts';
import { adviseOn } from '../quiz-advice.ts';
import { listOf, type Tables } from '../store/tables.ts';
import { instantIn, readHere, readInZone } from '../time-zones.ts';
import { mailtoUrl } from './mail-address.ts';
import { safeName } from './safe-name.ts';
import type { MailKind, SiteFacts } from './templates.ts';

export type StoredBooking = Selectable<Tables['call_bookings']>;
export type StoredQuiz = Selectable<Tables['quiz_submissions']>;

/** Spec section 9. */
export const CALL_MINUTES = 15;

interface View {
  kind: MailKind;
  view: object;
}

/**
 * What the visitor is told once a booking is stored. As in every mail to a visitor: the address may be anybody's,
 * so that of what was typed only the name is in it, cleaned, and beside it what was chosen from a list.
 */
export function bookingAcknowledgement(booking: StoredBooking): View {
  return {
    kind: 'acknowledgement-booking',
    view: { name: safeName(booking.name), summary: summaryOf(chosenInBooking(booking)) },
  };
}

/** What the team is told of a booking. */
export function bookingNotification(booking: StoredBooking): View {
  const asked = askedFor(booking);
  return {
    kind: 'notification-booking',
    view: {
      name: booking.name,
      email: booking.email,
      mailto: mailtoUrl(booking.email),
      company: booking.company_name,
      service: booking.selected_service,
      visitorTime: readInZone(booking.timezone, asked),
      providerTime: readHere(asked),
      summary: bookingSummary(booking),
      reference: booking.id,
      received: readHere(new Date(booking.created_at)),
    },
  };
}

/** What the visitor is told once a quiz is stored. */
export function quizAcknowledgement(stored: StoredQuiz, { origin, servicePages }: SiteFacts): View {
  const row: QuizRow = {
    ...stored,
    automation_goals: listOf(stored.automation_goals) as QuizRow['automation_goals'],
  };
  const advice = adviseOn(row).map(({ service, reasons }) => ({
    title: service,
    reason: reasons.join('; '),
    ...(servicePages[service] && { url: origin + servicePages[service] }),
  }));
  return {
    kind: 'acknowledgement-quiz',
    view: {
      name: safeName(stored.contact_name),
      advice,
      hasAdvice: advice.length > 0,
      summary: summaryOf(chosenInQuiz(stored)),
    },
  };
}

/** What the team is told of a quiz. */
export function quizNotification(stored: StoredQuiz): View {
  return {
    kind: 'notification-quiz',
    view: {
      name: stored.contact_name,
      email: stored.contact_email,
      mailto: mailtoUrl(stored.contact_email),
      summary: quizSummary(stored),
      reference: stored.id,
      received: readHere(new Date(stored.created_at)),
    },
  };
}

/** What the visitor is told when the team has set the time. */
export function confirmation(
  booking: StoredBooking,
  { startsAt, link, isChanged }: { startsAt: Date; link: string | null; isChanged: boolean },
): View {
  return {
    kind: 'confirmation',
    view: {
      name: safeName(booking.name),
      service: booking.selected_service,
      when: readInZone(booking.timezone, startsAt),
      hasLink: link !== null,
      link,
      minutes: CALL_MINUTES,
      isChanged,
    },
  };
}

/** What the visitor is told when the team can't take the call. */
export function decline(booking: StoredBooking, note: string | null): View {
  return {
    kind: 'decline',
    view: {
      name: safeName(booking.name),
      service: booking.selected_service,
      when: readInZone(booking.timezone, askedFor(booking)),
      hasNote: note !== null,
      note,
    },
  };
}

/** The point in time that the visitor asked for. */
export function askedFor(booking: StoredBooking): Date {
  return instantIn(booking.timezone, booking.preferred_date, booking.preferred_time);
}

type Summary = { label: string; lines: string[] }[];
type Fact = [label: string, value: string | null];

/** A booking as people read it, without what was left empty. */
export function bookingSummary(booking: StoredBooking): Summary {
  return summaryOf([
    ['Name', booking.name],
    ['Email', booking.email],
    ['Company', booking.company_name],
    ...chosenInBooking(booking),
    ['Problems to solve', booking.problems_to_solve],
    ['Additional info', booking.additional_info],
  ]);
}

/** Answers to the quiz as people read them, without what was left empty. */
export function quizSummary(quiz: StoredQuiz): Summary {
  return summaryOf([
    ['Name', quiz.contact_name],
    ['Email', quiz.contact_email],
    ['Phone', quiz.contact_phone],
    ['Website', quiz.business_website],
    ...chosenInQuiz(quiz),
    ['Comments', quiz.additional_comments],
  ]);
}

/** What nobody could type: picked from a list, or a date and a time. */
function chosenInBooking(booking: StoredBooking): Fact[] {
  return [
    ['Service', booking.selected_service],
    ['Preferred time', readInZone(booking.timezone, askedFor(booking))],
  ];
}

function chosenInQuiz(quiz: StoredQuiz): Fact[] {
  return [
    ['Business', quiz.business_type],
    ['Size', quiz.business_size],
    ['Goals', listOf(quiz.automation_goals).join('\n')],
    ['AI familiarity', quiz.ai_knowledge],
    ['Priority', `${quiz.solution_priority} of 5, ${PRIORITY_LABELS[quiz.solution_priority - 1]}`],
    ['Integration', quiz.integration_needs],
  ];
}

function summaryOf(facts: Fact[]): Summary {
  return facts.flatMap(([label, value]) => (value === null ? [] : [{ label, lines: value.split('\n') }]));
}
