import type { ComponentType } from 'react';
import {
  ACKNOWLEDGEMENT_BOOKING,
  ACKNOWLEDGEMENT_QUIZ,
  AGENDA,
  ALERT,
  CANCELLATION,
  CONFIRMATION,
  DECLINE,
  NOTIFICATION_BOOKING,
  NOTIFICATION_QUIZ,
  NUDGE,
  REMINDER,
  TEAM_CANCELLATION,
  TEAM_CONFIRMATION,
} from '#content/mails.ts';
import { ACKNOWLEDGEMENT_MESSAGE, NOTIFICATION_MESSAGE } from '#content/message-mails.ts';
import type { MailKind, MailViews } from '#leads/mail-views.ts';
import { ACKNOWLEDGEMENT_BOOKING_PREVIEW, AcknowledgementBooking } from './AcknowledgementBooking.tsx';
import { ACKNOWLEDGEMENT_MESSAGE_PREVIEW, AcknowledgementMessage } from './AcknowledgementMessage.tsx';
import { ACKNOWLEDGEMENT_QUIZ_PREVIEW, AcknowledgementQuiz } from './AcknowledgementQuiz.tsx';
import { AGENDA_PREVIEW, Agenda } from './Agenda.tsx';
import { ALERT_PREVIEW, Alert } from './Alert.tsx';
import { CANCELLATION_PREVIEW, Cancellation } from './Cancellation.tsx';
import { CONFIRMATION_PREVIEW, Confirmation } from './Confirmation.tsx';
import { DECLINE_PREVIEW, Decline } from './Decline.tsx';
import type { MailProps } from './MailFrame.tsx';
import { NOTIFICATION_BOOKING_PREVIEW, NotificationBooking } from './NotificationBooking.tsx';
import { NOTIFICATION_MESSAGE_PREVIEW, NotificationMessage } from './NotificationMessage.tsx';
import { NOTIFICATION_QUIZ_PREVIEW, NotificationQuiz } from './NotificationQuiz.tsx';
import { NUDGE_PREVIEW, Nudge } from './Nudge.tsx';
import { REMINDER_PREVIEW, Reminder } from './Reminder.tsx';
import { TEAM_CANCELLATION_PREVIEW, TeamCancellation } from './TeamCancellation.tsx';
import { TEAM_CONFIRMATION_PREVIEW, TeamConfirmation } from './TeamConfirmation.tsx';

interface Mail<View> {
  subject: string;
  Mail: ComponentType<MailProps>;
  /** What the server may fill in: for tests, and for whoever changes the mail. */
  preview: View;
}

/** Every mail that the product sends. */
export const MAILS: { [Kind in MailKind]: Mail<MailViews[Kind]> } = {
  'acknowledgement-booking': {
    subject: ACKNOWLEDGEMENT_BOOKING.subject,
    Mail: AcknowledgementBooking,
    preview: ACKNOWLEDGEMENT_BOOKING_PREVIEW,
  },
  'acknowledgement-quiz': {
    subject: ACKNOWLEDGEMENT_QUIZ.subject,
    Mail: AcknowledgementQuiz,
    preview: ACKNOWLEDGEMENT_QUIZ_PREVIEW,
  },
  'acknowledgement-message': {
    subject: ACKNOWLEDGEMENT_MESSAGE.subject,
    Mail: AcknowledgementMessage,
    preview: ACKNOWLEDGEMENT_MESSAGE_PREVIEW,
  },
  'notification-booking': {
    subject: NOTIFICATION_BOOKING.subject,
    Mail: NotificationBooking,
    preview: NOTIFICATION_BOOKING_PREVIEW,
  },
  'notification-quiz': {
    subject: NOTIFICATION_QUIZ.subject,
    Mail: NotificationQuiz,
    preview: NOTIFICATION_QUIZ_PREVIEW,
  },
  'notification-message': {
    subject: NOTIFICATION_MESSAGE.subject,
    Mail: NotificationMessage,
    preview: NOTIFICATION_MESSAGE_PREVIEW,
  },
  confirmation: { subject: CONFIRMATION.subject, Mail: Confirmation, preview: CONFIRMATION_PREVIEW },
  decline: { subject: DECLINE.subject, Mail: Decline, preview: DECLINE_PREVIEW },
  cancellation: { subject: CANCELLATION.subject, Mail: Cancellation, preview: CANCELLATION_PREVIEW },
  reminder: { subject: REMINDER.subject, Mail: Reminder, preview: REMINDER_PREVIEW },
  'team-confirmation': {
    subject: TEAM_CONFIRMATION.subject,
    Mail: TeamConfirmation,
    preview: TEAM_CONFIRMATION_PREVIEW,
  },
  'team-cancellation': {
    subject: TEAM_CANCELLATION.subject,
    Mail: TeamCancellation,
    preview: TEAM_CANCELLATION_PREVIEW,
  },
  agenda: { subject: AGENDA.subject, Mail: Agenda, preview: AGENDA_PREVIEW },
  nudge: { subject: NUDGE.subject, Mail: Nudge, preview: NUDGE_PREVIEW },
  alert: { subject: ALERT.subject, Mail: Alert, preview: ALERT_PREVIEW },
};
