import type { Locator, Page } from '@playwright/test';
import { type LeadTable, leadType } from '#leads/lead-types/lead-types.ts';
import { BOOKING, MESSAGE, type RunningServer } from '../start-server.ts';
import { fill, fillByHand, openForm, rowFor, submitButton } from './booking-form.ts';
import { fillMessage, fillMessageByHand, messageField, openMessageForm, sendButton } from './message-form.ts';
import { answer, answersFor, COMMENTS, openStep, quiz, submitQuiz } from './quiz-form.ts';

/** One of the three forms, for tests of their shared behaviour. */
export interface LeadForm {
  table: LeadTable;
  path: string;
  /** Opens, hydrates and fills in the form. */
  fillIn(page: Page, email: string): Promise<void>;
  /** Fills in the form on the open page as a visitor does, field by field. Needs no hydration. */
  fillByHand(page: Page, email: string): Promise<void>;
  submit(page: Page): Locator;
  /** One of the fields, and the text that the functions above type into it. */
  typed(page: Page): [field: Locator, text: string];
  rowFor(email: string): object;
  thanks: string;
  refused: string;
  /** The error message for an email such as 'ines@studio'. */
  invalidEmail: string;
}

export const LEAD_FORMS: LeadForm[] = [
  {
    table: 'call_bookings',
    path: '/book-call',
    async fillIn(page, email) {
      await openForm(page);
      await fill(page, email);
    },
    fillByHand,
    submit: submitButton,
    typed: (page) => [page.getByLabel('Problems to solve'), BOOKING.problems_to_solve],
    rowFor,
    thanks: 'Thank You for Booking!',
    refused: 'There was an error submitting your booking. Please try again.',
    invalidEmail: 'Please enter a valid email',
  },
  {
    table: 'quiz_submissions',
    path: '/#quiz',
    async fillIn(page, email) {
      await openStep(page, 8, email);
      await answer(page, 8, email);
    },
    async fillByHand(page, email) {
      for (let step = 1; step <= 8; step++) await answer(page, step, email);
    },
    submit: submitQuiz,
    typed: (page) => [quiz(page).getByLabel('Comments'), COMMENTS],
    rowFor: answersFor,
    thanks: 'Thank You!',
    refused: 'There was an error submitting your quiz. Please try again.',
    invalidEmail: 'Please enter a valid email address',
  },
  {
    table: 'support_messages',
    path: '/support',
    async fillIn(page, email) {
      await openMessageForm(page);
      await fillMessage(page, email);
    },
    fillByHand: fillMessageByHand,
    submit: sendButton,
    typed: (page) => [messageField(page, 'Message'), MESSAGE.message],
    rowFor: (email) => ({ ...MESSAGE, email }),
    thanks: 'Your message is with us',
    refused: 'There was an error submitting your message. Please try again.',
    invalidEmail: 'Please enter a valid email',
  },
];

export function thanksOf(page: Page, { thanks }: LeadForm): Locator {
  return page.getByRole('region', { name: thanks, exact: true });
}

/** Returns the rows stored for an email. SQLite stores the goals as text; here they are a list. */
export function stored(server: RunningServer, table: LeadTable, email: string): Record<string, unknown>[] {
  return server
    .rows(table)
    .filter((row) => row[leadType(table).contact.email] === email)
    .map((row) =>
      row.automation_goals ? { ...row, automation_goals: JSON.parse(String(row.automation_goals)) } : row,
    );
}
