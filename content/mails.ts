import { BOOK_CALL } from './book-call.ts';
import { BOOKING_THANKS } from './booking-thanks.ts';
import { QUIZ_THANKS } from './quiz.ts';
import { SITE } from './site.ts';
import { SUPPORT_MESSAGE_THANKS } from './support-message.ts';
import { TERMS } from './terms.ts';

/**
 * Text of the mails; `site/mail/` fills in each {{name}}. Since anybody can enter somebody else's address, mails to
 * visitors have no typed text in the subject, and only a sanitised name and options chosen from lists in the body.
 */
export const MAIL_FRAME = {
  desk: 'Open in the desk',
  greeting: 'Hello {{name}},',
  /** Explains why the recipient gets the mail. */
  reasons: {
    visitor:
      'You get this email because this address was entered in a form on our website. Was that not you? Reply, and we delete what was sent.',
    team: `For the team of ${SITE.brand}, at the address in LEADS_TO. It holds personal data: pass it on with care.`,
  },
  bookAction: 'Book a Call',
} as const;

/** Sent to the visitor after a booking. Heading and text come from spec section 2. */
export const ACKNOWLEDGEMENT_BOOKING = {
  subject: 'We have your request for a call',
  preview: `Our founder reads it, and we confirm by email within ${TERMS.confirmationHours} hours.`,
  heading: BOOKING_THANKS.heading,
  text: BOOKING_THANKS.text,
  held: 'The time you picked is kept for you until we answer, at the longest until {{heldUntil}}.' as const,
  taken:
    'The time you picked was taken just before. Unless you picked another since, our answer suggests one.',
  summaryHeading: 'What you asked for',
  nextHeading: 'What happens next',
  next: [
    'Our founder reads what you wrote.',
    `Within ${TERMS.confirmationHours} hours you get a second email: the confirmed time, and an invitation for your calendar.`,
    `We talk for about ${TERMS.callMinutes} minutes, by video. It is free, with no obligation.`,
  ],
  move: 'Choose another time',
  cancel: 'Withdraw the request',
  change: 'To change or withdraw anything, reply to this email.',
};

/** Sent to the visitor after a quiz. */
export const ACKNOWLEDGEMENT_QUIZ = {
  subject: 'Your quiz answers, and how we read them',
  preview: 'What would fit your business, and what you chose.',
  heading: QUIZ_THANKS.heading,
  lead: QUIZ_THANKS.lead,
  leadWithoutAdvice: `Your answers have reached us. ${QUIZ_THANKS.none}`,
  adviceHeading: 'What would fit',
  because: QUIZ_THANKS.because,
  more: QUIZ_THANKS.more,
  nextHeading: 'What happens next',
  next: `A few plain rules made this reading. A person reads your answers too, and writes back within ${TERMS.confirmationHours} hours. Rather talk? A call takes about ${TERMS.callMinutes} minutes and is free.`,
  summaryHeading: 'What you chose',
  change: 'To correct an answer, or to ask us something, reply to this email.',
};

/** Sent to the visitor after a message. */
export const ACKNOWLEDGEMENT_MESSAGE = {
  subject: 'We have your message',
  preview: SUPPORT_MESSAGE_THANKS.text,
  heading: 'Your message has reached us',
  text: SUPPORT_MESSAGE_THANKS.text,
  change: 'To add something, or to take it back, reply to this email.',
};

/** Shared by all mails to the team about a new lead. */
export const NOTIFICATION = {
  preview: 'Received {{received}}.',
  email: 'Email',
  answerHeading: 'Answer',
  answer: 'Reply to this email, and {{name}} gets your reply.',
  /** Replaces `answer` if the mail contains buttons, which work for anybody who has the mail. */
  write:
    'To write to {{name}}, use the address above. A reply to this email would quote its buttons, and whoever has them can answer for you.',
  writeSubject: `Your call with ${SITE.brand}`,
  promise: `They were promised an answer within ${TERMS.confirmationHours} hours.`,
  summaryHeading: 'What they sent',
  reference: 'Reference {{reference}}, received {{received}}.',
} as const;

/** Used in mails to the team about an unanswered booking. */
const HOW_TO_CONFIRM = {
  held: 'The time is held for them until {{heldUntil}}.',
  confirm: 'Confirm that time, and they get an invitation for their calendar:',
  command: 'npm run leads -- confirm {{reference}} --at asked',
  confirmOther: 'Confirm a time by their clock ({{visitorClock}}), and they get an invitation:',
  commandOther: "npm run leads -- confirm {{reference}} --at 'YYYY-MM-DD HH:MM'",
} as const;

/** Sent to the team after a booking. */
export const NOTIFICATION_BOOKING = {
  subject: 'Call: {{service}}, {{company}}, {{visitorTime}}',
  asks: { preview: '{{name}} asks for {{visitorTime}}.', heading: '{{company}} asks for a call' },
  has: { preview: 'The call is on {{visitorTime}}.', heading: '{{company}} has a call with us' },
  lead: '{{name}} would like to talk about {{service}}.',
  visitorTime: 'Their time',
  providerTime: 'Our time',
  picked: 'They first asked for {{askedTime}}, and then picked this time.',
  taken: 'That time is taken. The page offers them others: if they pick one, a second email tells you.',
  confirmed:
    'The time was free, so the call is confirmed. {{name}} gets the invitation, and a second email brings you yours. You need not answer.',
  decline: 'To cancel it:',
  declineCommand: 'npm run leads -- decline {{reference}}',
  ...HOW_TO_CONFIRM,
} as const;

/** Buttons in emails to the team about a booking. */
export const TEAM_ACTIONS = {
  confirm: 'Confirm {{providerClock}}',
  move: 'Another time',
  decline: 'Decline',
  note: 'A button opens a page; nothing happens before you press its button there.',
} as const;

/** Used in mails to the team about a quiz or message. */
export const ANSWERED = {
  text: 'Once you have answered, mark it as answered. Until then it is listed as waiting:',
  button: 'Mark as answered',
  command: 'npm run leads -- answered {{reference}}',
} as const;

/** Sent to the team after a quiz. */
export const NOTIFICATION_QUIZ = {
  subject: 'Quiz answers: {{name}}, {{email}}',
  heading: '{{name}} took the quiz',
} as const;

/** Sent to the team after a message. */
export const NOTIFICATION_MESSAGE = {
  subject: 'Message: {{name}}, {{email}}',
  heading: '{{name}} left a message',
} as const;

/** Sent to the visitor when a call is confirmed, moved or given a link. */
export const CONFIRMATION = {
  confirmed: {
    heading: 'Your call is confirmed',
    text: 'We look forward to talking with you.',
    attached: 'The invitation is attached: open it, and the call is in your calendar.',
  },
  moved: {
    heading: 'Your call has moved',
    text: 'Here is the new time of our call.',
    attached: 'The invitation is attached: open it, and your calendar has the new time.',
  },
  link: {
    heading: 'The link for your call',
    text: 'The time stays as it was. Here is where we meet.',
    attached: 'The invitation is attached: open it, and your calendar has the link.',
  },
  preview: 'The invitation for your calendar is attached.',
  facts: { when: 'When', length: 'Length', topic: 'Topic', host: 'With' },
  length: `About ${TERMS.callMinutes} minutes`,
  host: SITE.founder.name.trim() || 'Our founder',
  join: 'Join the call',
  noLink:
    'The link to the video call follows by email. If you don’t have it an hour before the call, reply to this email.',
  prepareHeading: 'Before we talk',
  prepare: BOOK_CALL.lead,
  noteHeading: 'From our founder',
  changeHeading: 'To move or cancel the call',
  move: 'Move the call',
  cancel: 'Cancel the call',
  change: 'Reply to this email. A line is enough.',
} as const;

/** Sent to the visitor some hours before a confirmed call. */
export const REMINDER = {
  subject: 'Our call: {{when}}',
  preview: 'When it is, and how to move it.',
  heading: 'Our call is coming up',
  text: 'A short reminder of the call you asked for.',
} as const;

/** Sent to the visitor who cancels a call or withdraws a request. */
export const CANCELLATION = {
  /** Used as subject and heading. */
  cancelled: 'Your call is cancelled',
  withdrawn: 'Your request is withdrawn',
  preview: 'The time is free again.',
  text: 'As you asked, there is no call about {{service}} on {{when}}.',
  byTeam: {
    subject: 'We have to cancel our call',
    preview: 'You can choose another time.',
    text: 'We have to cancel our call about {{service}} on {{when}}. We are sorry.',
    again: 'Choose another time, and we will be there.',
    choose: 'Choose another time',
  },
  calendar: 'The attached file takes it out of your calendar.',
  again: 'Should another time suit you better, a new call takes a minute to book.',
} as const;

/** Sent to the visitor when the team proposes other times. Each time is a button. */
export const PROPOSAL = {
  subject: 'Times for our call about {{service}}',
  preview: 'Tap the one that suits you.',
  heading: 'Which time suits you?',
  text: 'For our call about {{service}}, we propose the times below. Tap the one that suits you and confirm it on our page.',
  none: 'None of them suits you?',
  move: 'See all free times',
  reply: 'Or reply to this email with a time of yours.',
} as const;

/** Sent to the team when a call is confirmed, moved or given a link. */
export const TEAM_CONFIRMATION = {
  confirmed: { subject: 'Confirmed: {{company}}, {{providerTime}}', heading: '{{company}} is confirmed' },
  moved: { subject: 'Moved: {{company}}, {{providerTime}}', heading: '{{company}} has a new time' },
  link: { subject: 'Link: {{company}}, {{providerTime}}', heading: '{{company}} has the link' },
  noLink: 'This call has no link, so nobody can join it. Add one before it begins.',
  linkCommand: 'npm run leads -- confirm {{reference}} --link https://…',
  preview: '{{name}}, {{service}}.',
  byVisitor: '{{name}} moved the call about {{service}}.',
  chosen: '{{name}} chose this time for the call about {{service}}.',
  byTeam: 'A call with {{name}} about {{service}}.',
  noteHeading: 'They wrote',
  attached: 'The invitation is attached, for your own calendar.',
  changeHeading: 'To change it',
  buttons: { move: 'Another time', cancel: 'Cancel the call' },
} as const;

/** Sent to the team when a call is cancelled, withdrawn or declined. */
export const TEAM_CANCELLATION = {
  subject: 'No call: {{company}}, {{providerTime}}',
  preview: '{{name}}, {{service}}.',
  heading: 'No call with {{company}}',
  cancelled: '{{name}} cancelled the call about {{service}}.',
  withdrew: '{{name}} withdrew the request about {{service}}.',
  byTeam: 'Somebody on the team cancelled the call about {{service}}. {{name}} is told as well.',
  noteHeading: 'They wrote',
  free: 'The time is free again.',
  calendar: 'The attached file takes it out of your calendar.',
} as const;

/** Sent to the team on the morning of each day with calls. */
export const AGENDA = {
  one: {
    subject: '1 call today, {{day}}',
    text: '{{day}}: 1 call, by our clock ({{clock}}). The first is at {{first}}.',
  },
  several: {
    subject: '{{count}} calls today, {{day}}',
    text: '{{day}}: {{count}} calls, by our clock ({{clock}}). The first is at {{first}}.',
  },
  preview: 'The first is at {{first}}.',
  heading: 'Today’s calls',
  join: 'Join',
  noLink: 'No link: nobody can join this call.',
  open: 'Move, cancel, or add a link',
} as const;

/** Sent to the team if a booking is still unanswered. */
export const NUDGE = {
  subject: 'Unanswered for {{waited}}: {{company}}',
  preview: '{{name}} asks for {{visitorTime}}.',
  heading: '{{company}} still waits',
  text: '{{name}} asked for a call about {{service}} {{waited}} ago.',
  late: `We promised an answer within ${TERMS.confirmationHours} hours.`,
  ...HOW_TO_CONFIRM,
  ended: 'The time is no longer held for them. You can still confirm it, unless somebody else gets it first.',
  gone: 'That time is taken or over, so only another one can be confirmed.',
} as const;

/** Replaces subject and heading when a mail about a quiz or message is sent again because nobody has answered. */
export const NUDGE_LEAD = {
  subject: 'Unanswered for {{waited}}: {{name}}, {{email}}',
  heading: '{{name}} still waits',
} as const;

/** Sent to the visitor when the team declines a call. */
export const DECLINE = {
  subject: 'We can’t take the call you asked for',
  preview: 'What you can do instead.',
  heading: 'We can’t take this call',
  text: 'Thank you for asking us about {{service}}. You asked for {{when}}, and we are sorry to say no: we take a call only where we can keep the time and expect to be of use.',
  noteHeading: 'From our founder',
  otherHeading: 'What you can do',
  other: 'If another time would do, reply with one or two that suit you, or choose a new one on our website.',
  bookAction: 'Book a Call',
  ask: 'You may also reply just to ask why, or whom we would go to instead. A person answers.',
} as const;

/** Sent to a colleague to whom the founder hands over a lead. */
/** The privacy policy's paragraph on answers by email, if the server reads the mailbox (INBOX_URL). */
export const INBOX_TOLD =
  '\n\n**When you answer one of our emails:** our server reads the mailbox that your answer reaches. It keeps your reply, your calendar’s answer to an invitation, or word that our email could not be delivered, beside your enquiry. All of it is erased with the enquiry, and is part of the copy that you can ask for.';

/** Sent to the team when a visitor replies, once until the team has answered. */
export const REPLY = {
  subject: '{{name}} replied',
  preview: 'They wait for your answer.',
  heading: '{{name}} replied',
  text: 'Reply to this email, and {{name}} gets your reply. More replies come without a mail until you have answered at the desk:',
  command: 'npm run leads -- answered {{id}}',
  footer: `Sent by the server of ${SITE.brand}.`,
} as const;

export const HAND_OVER = {
  subject: 'Over to you: {{name}}, {{email}}',
  preview: 'All that we know about {{name}}.',
  heading: 'Over to you: {{name}}',
  text: 'Reply to this email, and {{name}} gets your reply.',
  footer: `Sent by the team of ${SITE.brand}. It holds personal data: pass it on with care, and delete it when it is done.`,
} as const;

/** Sent to the team when somebody asks the closed desk for a link. */
export const SIGN_IN = {
  subject: 'Your link to the desk',
  preview: 'It works once, for 15 minutes.',
  heading: 'Your link to the desk',
  text: 'It works once, for 15 minutes, and opens the page that was asked for.',
  button: 'Open the desk',
  unasked: 'Was it not you? Then do nothing: without this email, nobody gets in.',
  footer: `For the team of ${SITE.brand}, at the address in LEADS_TO. Do not pass it on.`,
} as const;

/** Sent to the team when a delivery channel or a backup fails. */
export const ALERT = {
  subject: 'Your lead server needs a look',
  preview: 'Every lead is stored, but something else does not work.',
  heading: 'Your lead server needs a look',
  text: 'Every lead is stored, but the following did not work. Run the command on the server: it says why, and what to do.',
  textAtDesk:
    'Every lead is stored, but the following did not work. The desk says why, what to do, and sends again what was given up.',
  retry: 'Once that is fixed, this command sends what was given up:',
  often: 'One such mail comes a day at the most.',
  footer: `For the team of ${SITE.brand}, at the address in LEADS_TO.`,
};
