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
import type { MailKind } from '#leads/mail-views.ts';
import { AcknowledgementBooking } from './AcknowledgementBooking.tsx';
import { AcknowledgementMessage } from './AcknowledgementMessage.tsx';
import { AcknowledgementQuiz } from './AcknowledgementQuiz.tsx';
import { Agenda } from './Agenda.tsx';
import { Alert } from './Alert.tsx';
import { Cancellation } from './Cancellation.tsx';
import { Confirmation } from './Confirmation.tsx';
import { Decline } from './Decline.tsx';
import type { MailProps } from './MailFrame.tsx';
import { NotificationBooking } from './NotificationBooking.tsx';
import { NotificationMessage } from './NotificationMessage.tsx';
import { NotificationQuiz } from './NotificationQuiz.tsx';
import { Nudge } from './Nudge.tsx';
import { Reminder } from './Reminder.tsx';
import { TeamCancellation } from './TeamCancellation.tsx';
import { TeamConfirmation } from './TeamConfirmation.tsx';

/** Every mail that the product sends: its copy and its looks. */
export const MAILS: Record<MailKind, { copy: { subject: string }; Mail: ComponentType<MailProps> }> = {
  'acknowledgement-booking': { copy: ACKNOWLEDGEMENT_BOOKING, Mail: AcknowledgementBooking },
  'acknowledgement-quiz': { copy: ACKNOWLEDGEMENT_QUIZ, Mail: AcknowledgementQuiz },
  'acknowledgement-message': { copy: ACKNOWLEDGEMENT_MESSAGE, Mail: AcknowledgementMessage },
  'notification-booking': { copy: NOTIFICATION_BOOKING, Mail: NotificationBooking },
  'notification-quiz': { copy: NOTIFICATION_QUIZ, Mail: NotificationQuiz },
  'notification-message': { copy: NOTIFICATION_MESSAGE, Mail: NotificationMessage },
  confirmation: { copy: CONFIRMATION, Mail: Confirmation },
  decline: { copy: DECLINE, Mail: Decline },
  cancellation: { copy: CANCELLATION, Mail: Cancellation },
  reminder: { copy: REMINDER, Mail: Reminder },
  'team-confirmation': { copy: TEAM_CONFIRMATION, Mail: TeamConfirmation },
  'team-cancellation': { copy: TEAM_CANCELLATION, Mail: TeamCancellation },
  agenda: { copy: AGENDA, Mail: Agenda },
  nudge: { copy: NUDGE, Mail: Nudge },
  alert: { copy: ALERT, Mail: Alert },
};
