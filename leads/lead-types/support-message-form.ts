import type * as v from 'valibot';
import * as rule from '../validation.ts';

/** A submitted row of `support_messages` (spec section 3). */
export type SupportMessageRow = v.InferOutput<typeof SUPPORT_MESSAGE_SCHEMA>;

/** The rules of spec section 5. */
export const SUPPORT_MESSAGE_SCHEMA = rule.rowSchema({
  name: rule.requiredText('Name is required', rule.MAX_LETTERS.name),
  email: rule.requiredEmail('Email is required', 'Please enter a valid email'),
  message: rule.requiredText('Please write your message'),
});
