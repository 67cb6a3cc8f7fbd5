import { type BookingRow, bookingFromForm, checkBooking } from './booking.ts';
import { checkQuiz, type QuizRow, quizFromForm } from './quiz.ts';
import type { Checked, FormValues } from './row.ts';

/** The tables that take leads, each with its row. */
export interface LeadRows {
  call_bookings: BookingRow;
  quiz_submissions: QuizRow;
}

export type LeadTableName = keyof LeadRows;

interface LeadTable<Row> {
  check(input: unknown, earliestDate: string): Checked<Row>;
  fromForm(values: FormValues): Record<string, unknown>;
  /** Where the plain form is, and where it leads when it was stored. */
  formPath: string;
  thanksPath: string;
}

export const LEAD_TABLES: { [Name in LeadTableName]: LeadTable<LeadRows[Name]> } = {
  call_bookings: {
    check: checkBooking,
    fromForm: bookingFromForm,
    formPath: '/book-call',
    thanksPath: '/book-call/thanks',
  },
  quiz_submissions: {
    check: checkQuiz,
    fromForm: quizFromForm,
    formPath: '/#quiz',
    thanksPath: '/quiz/thanks',
  },
};

export function isLeadTable(name: string): name is LeadTableName {
  return Object.hasOwn(LEAD_TABLES, name);
}
