import type { ComponentType } from 'react';
import * as words from '#content/mails.ts';
import type { MailKind } from '#leads/mail-views.ts';
import type { MailCopy, MailReader } from './MailFrame.tsx';
import * as team from './team-mails.tsx';
import * as visitor from './visitor-mails.tsx';

interface Mail {
  copy: MailCopy;
  to: MailReader;
  Body: ComponentType;
}

/** Every mail that the product sends. */
export const MAILS: Record<MailKind, Mail> = {
  'acknowledgement-booking': {
    copy: words.ACKNOWLEDGEMENT_BOOKING,
    to: 'visitor',
    Body: visitor.AcknowledgementBooking,
  },
  'acknowledgement-quiz': {
    copy: words.ACKNOWLEDGEMENT_QUIZ,
    to: 'visitor',
    Body: visitor.AcknowledgementQuiz,
  },
  'acknowledgement-message': {
    copy: words.ACKNOWLEDGEMENT_MESSAGE,
    to: 'visitor',
    Body: visitor.AcknowledgementMessage,
  },
  'notification-booking': { copy: words.NOTIFICATION_BOOKING, to: 'team', Body: team.NotificationBooking },
  'notification-quiz': { copy: words.NOTIFICATION_QUIZ, to: 'team', Body: team.NotificationQuiz },
  'notification-message': { copy: words.NOTIFICATION_MESSAGE, to: 'team', Body: team.NotificationMessage },
  confirmation: { copy: words.CONFIRMATION, to: 'visitor', Body: visitor.Confirmation },
  decline: { copy: words.DECLINE, to: 'visitor', Body: visitor.Decline },
  cancellation: { copy: words.CANCELLATION, to: 'visitor', Body: visitor.Cancellation },
  reminder: { copy: words.REMINDER, to: 'visitor', Body: visitor.Reminder },
  'team-confirmation': { copy: words.TEAM_CONFIRMATION, to: 'team', Body: team.TeamConfirmation },
  'team-cancellation': { copy: words.TEAM_CANCELLATION, to: 'team', Body: team.TeamCancellation },
  agenda: { copy: words.AGENDA, to: 'team', Body: team.Agenda },
  nudge: { copy: words.NUDGE, to: 'team', Body: team.Nudge },
  alert: { copy: words.ALERT, to: 'team', Body: team.Alert },
};
