import * as v from 'valibot';
import {
  type Checked,
  checkRow,
  clientId,
  EMAIL,
  type FormValues,
  requiredText,
  rowFromForm,
  rowSchema,
} from '../validation.ts';

/** Spec section 5. */
export const MESSAGES = {
  name: 'Name is required',
  emailMissing: 'Email is required',
  email: 'Please enter a valid email',
  message: 'Please write your message',
} as const;

/** A row of `support_messages` as the visitor sends it, spec section 3. */
export type SupportMessageRow = v.InferOutput<typeof SCHEMA>;

/** Validates a row of `support_messages` by the rules of spec section 5. */
export function checkSupportMessage(input: unknown): Checked<SupportMessageRow> {
  return checkRow(SCHEMA, input);
}

export function supportMessageFromForm(values: FormValues) {
  return rowFromForm(SCHEMA, values);
}

const SCHEMA = rowSchema(
  {
    id: clientId,
    name: requiredText(MESSAGES.name),
    email: v.pipe(requiredText(MESSAGES.emailMissing), v.regex(EMAIL, MESSAGES.email)),
    message: requiredText(MESSAGES.message),
  },
  { ...MESSAGES, email: MESSAGES.emailMissing },
);
