import type * as v from 'valibot';
import * as rule from '../validation.ts';

/** A submitted row of `support_messages` (spec section 3). */
export type SupportMessageRow = v.InferOutput<typeof SCHEMA>;

/** Validates a row (spec section 5). */
export function checkSupportMessage(input: unknown) {
  return rule.checkRow(SCHEMA, input);
}

export function supportMessageFromForm(values: rule.FormValues) {
  return rule.rowFromForm(SCHEMA, values);
}

const SCHEMA = rule.rowSchema({
  name: rule.requiredText('Name is required', rule.MAX_LETTERS.name),
  email: rule.requiredEmail('Email is required', 'Please enter a valid email'),
  message: rule.requiredText('Please write your message'),
});
