import * as v from 'valibot';
import {
  type Checked,
  checkRow,
  clientId,
  EMAIL,
  type FormValues,
  MAX_LETTERS,
  requiredText,
  rowFromForm,
  rowSchema,
} from '../validation.ts';

export const INVALID_EMAIL = 'Please enter a valid email';

/** A row of `support_messages` as the visitor sends it, spec section 3. */
export type SupportMessageRow = v.InferOutput<typeof SCHEMA>;

/** Validates a row of `support_messages` by the rules of spec section 5. */
export function checkSupportMessage(input: unknown): Checked<SupportMessageRow> {
  return checkRow(SCHEMA, input);
}

export function supportMessageFromForm(values: FormValues) {
  return rowFromForm(SCHEMA, values);
}

const SCHEMA = rowSchema({
  id: clientId,
  name: requiredText('Name is required', MAX_LETTERS.name),
  email: v.pipe(requiredText('Email is required', MAX_LETTERS.email), v.regex(EMAIL, INVALID_EMAIL)),
  message: requiredText('Please write your message'),
});
