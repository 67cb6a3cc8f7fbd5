import { SITE } from './site.ts';

/** Text of the pages behind links in mails. A stranger may open a visitor's link: show only what the mail says. */
export const ANSWER = {
  title: 'Your call',
  description: 'Answer, move or cancel a call.',
  headings: {
    confirm: 'Confirm this call',
    moveTeam: 'Another time',
    propose: 'Another time',
    agreed: 'A time we agreed on',
    moveVisitor: 'Another time for your call',
    decline: 'Decline this call',
    cancelTeam: 'Cancel this call',
    choose: 'Which time suits you?',
    cancel: 'Cancel your call',
    askedTeam: 'Not answered yet',
    askedVisitor: 'Asked for, not confirmed yet',
    confirmed: 'Confirmed',
    declined: 'Declined',
    proposed: 'Other times were proposed',
    cancelled: 'Cancelled',
    waits: 'Still waits for an answer',
    answered: 'Answered',
    over: 'This call is over',
  },
  facts: {
    who: 'Who',
    topic: 'Topic',
    theirTime: 'Their time',
    ourTime: 'Our time',
    visitorTime: 'When',
    email: 'Email',
    received: 'Received',
  },
  /** Who decided: shown between the status and the time. */
  decided: {
    byTeam: 'by the team',
    byVisitor: 'by the visitor',
    byUs: 'by us',
    byYou: 'by you',
    byServer: 'as it came in',
  },
  /** Why an answer was refused. */
  problems: {
    meanwhile: 'Somebody answered before you, so nothing was changed. This is the call as it is now.',
    taken: 'That time is no longer free. Please choose another.',
    past: 'That time is over. Please choose another.',
    missing: 'Please choose a time.',
    many: 'Please propose at most five times.',
    link: 'The link to the call has to begin with https:// or http://.',
    long: 'That text is too long, so nothing was sent: a line may have 1,000 letters, a link 500, and a note 5,000.',
    undo: 'That can’t be undone any more: its email is leaving, or the call has changed since.',
    busy: 'Your own calendar is busy then. If you mean it, press the button once more.',
    outside: 'That is outside the hours in which you hold calls. If you mean it, press the button once more.',
    lapsed:
      'The time is no longer held for them, and others may be choosing it. If you mean it, press the button once more.',
    often: `The call can’t be moved from here just now. Write to ${SITE.email}, and we find a time.`,
  },
  explain: {
    team: {
      confirm: 'They get an invitation for their calendar, and so do you.',
      move: 'They get an invitation for the time you choose, and so do you.',
      decline: 'They are told that there is no call.',
      propose: 'They get these times, and the one they tap is confirmed.',
      cancel: 'They are told that we have to cancel, and can choose another time.',
    },
    visitor: {
      confirm: 'The time you choose is confirmed as soon as you press the button.',
      move: 'The new time is yours as soon as you press the button. We are told.',
      cancel: 'The time is free again, and we are told.',
    },
  },
  answered: {
    explain: 'It is listed as waiting, and you are reminded, until you say that you have answered.',
    button: 'I have answered',
  },
  timesLegends: {
    move: 'Free times',
    propose: 'Choose two or three free times',
    confirm: 'The times we proposed',
  },
  noProposed: 'None of the times we proposed is free any more. Please choose another.',
  moreDays: 'More days',
  otherTeam: 'Or any other time, by our clock',
  linkAlone: 'To add only the link, choose no time: the call stays when it is.',
  date: 'Date',
  dateAndTime: 'Date and time',
  time: 'Time',
  noTimes: `No free time is listed just now. Write to ${SITE.email} with one or two that suit you.`,
  more: 'Add the link to the call',
  link: 'Link to the call',
  linkHint: 'Where it is held. It can follow later.',
  noteTeam: 'A line to them',
  noteVisitor: 'A line to us',
  /** The call's time is appended to 'Confirm', here and in `acts`. */
  buttons: {
    team: {
      confirm: 'Confirm',
      propose: 'Ask which suits them',
      move: 'Move the call',
      agreed: 'Confirm this time',
      decline: 'Decline',
      cancel: 'Cancel the call',
    },
    visitor: { confirm: 'Confirm this time', move: 'Move the call', cancel: 'Cancel the call' },
  },
  actsHeading: 'You can also',
  actsHeadingAsked: 'Your answer',
  acts: {
    confirm: 'Confirm',
    propose: 'Another time',
    move: 'Another time',
    agreed: 'A time we agreed on',
    decline: 'Decline',
    cancel: 'Cancel it',
  },
  bookAgain: 'Book a Call',
  /** Messages shown in place of the call's details. */
  notices: {
    ended: {
      heading: 'This link has ended',
      text: `Links in our emails work until 30 days after the call. A newer email may have one that works. You can always write to ${SITE.email}.`,
    },
    busy: {
      heading: 'One moment',
      text: 'Too many links were opened from here. Nothing was changed. Please try again in a minute.',
    },
    unavailable: {
      heading: 'Not now',
      text: 'We can’t reach our records. Nothing was changed. Please try again in a minute.',
    },
    foreign: {
      heading: 'Nothing was changed',
      text: 'The form came from another website, so nothing was changed. Open the link in the mail again.',
    },
  },
};
