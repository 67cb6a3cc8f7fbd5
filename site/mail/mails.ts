import type { ComponentType } from 'react';
import {
  ACKNOWLEDGEMENT_BOOKING,
  ACKNOWLEDGEMENT_QUIZ,
  CONFIRMATION,
  DECLINE,
  NOTIFICATION_BOOKING,
  NOTIFICATION_QUIZ,
} from '#content/mails.ts';
import { AcknowledgementBooking } from './AcknowledgementBooking.tsx';
import { AcknowledgementQuiz } from './AcknowledgementQuiz.tsx';
import { Confirmation } from './Confirmation.tsx';
import { Decline } from './Decline.tsx';
import type { MailProps } from './MailFrame.tsx';
import { NotificationBooking } from './NotificationBooking.tsx';
import { NotificationQuiz } from './NotificationQuiz.tsx';

/** Every mail that the product sends. */
export const MAILS = {
  'acknowledgement-booking': { subject: ACKNOWLEDGEMENT_BOOKING.subject, Mail: AcknowledgementBooking },
  'acknowledgement-quiz': { subject: ACKNOWLEDGEMENT_QUIZ.subject, Mail: AcknowledgementQuiz },
  'notification-booking': { subject: NOTIFICATION_BOOKING.subject, Mail: NotificationBooking },
  'notification-quiz': { subject: NOTIFICATION_QUIZ.subject, Mail: NotificationQuiz },
  confirmation: { subject: CONFIRMATION.subject, Mail: Confirmation },
  decline: { subject: DECLINE.subject, Mail: Decline },
} satisfies Record<string, { subject: string; Mail: ComponentType<MailProps> }>;

export type MailKind = keyof typeof MAILS;
