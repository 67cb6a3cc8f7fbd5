import type { MailViews } from '#leads/mail-views.ts';

const REFERENCE = '0f8fad5b-d9cb-469f-a165-70867728950e';

const CALL = { name: 'Ines Duarte', service: 'Chat Agents', when: 'Tue, 1 December 2026, 15:30 (CET)' };

const DEVICE_TIME = '16:30 by the clock of the device that booked';

const MEETING = { link: 'https://meet.example/abc?room=1&key=2' };

const VISITOR_LINKS = {
  moveUrl: 'https://loomline.example/answer/AQ?do=move',
  cancelUrl: 'https://loomline.example/answer/AQ?do=cancel',
};

const COMING_CALL = { ...CALL, ...MEETING, ...VISITOR_LINKS, deviceTime: DEVICE_TIME, minutes: 15 };

const SUMMARY = [
  { label: 'Company name', lines: ['Studio Norte'] },
  {
    label: 'Problems to solve',
    lines: ['Half of our returns are sizing.', 'Most questions come in after ten at night.'],
  },
];

const SENDER = {
  name: 'Ines Duarte',
  email: 'ines@studionorte.example',
  mailto: 'mailto:ines%3Fshop@studionorte.example',
};

const RECEIPT = { reference: REFERENCE, received: 'Fri, 20 November 2026, 11:42 (UTC)' };

const TEAM_FACTS = {
  ...SENDER,
  company: 'Studio Norte',
  service: 'Chat Agents',
  visitorTime: CALL.when,
  providerTime: 'Tue, 1 December 2026, 14:30 (GMT)',
  deviceTime: DEVICE_TIME,
};

const CHANGE_LINKS = {
  moveUrl: 'https://loomline.example/answer/AA?do=move',
  declineUrl: 'https://loomline.example/answer/AA?do=decline',
};

const TEAM_LINKS = {
  ...CHANGE_LINKS,
  confirmUrl: 'https://loomline.example/answer/AA?do=confirm',
  providerClock: '14:30',
};

/** What the server fills into each mail, with every value there. */
export const MAIL_VIEWS: MailViews = {
  'acknowledgement-booking': {
    ...VISITOR_LINKS,
    name: 'Ines Duarte',
    summary: SUMMARY,
    isHeld: true,
    isTaken: false,
  },
  'acknowledgement-quiz': {
    name: 'Ines Duarte',
    summary: SUMMARY,
    hasAdvice: true,
    advice: [
      {
        title: 'Chat Agents',
        reason: 'shoppers get an answer at once, at any hour',
        url: 'https://loomline.example/services/website-chat',
      },
      { title: 'General Consultation', reason: 'fifteen minutes will tell what your systems allow' },
    ],
  },
  'acknowledgement-message': { name: 'Ines Duarte' },
  'notification-booking': {
    ...TEAM_FACTS,
    ...TEAM_LINKS,
    ...RECEIPT,
    askedTime: 'Mon, 30 November 2026, 10:00 (CET)',
    isConfirmed: false,
    isTaken: false,
    heldUntil: 'Sun, 22 November 2026, 11:42 (UTC)',
    summary: SUMMARY,
  },
  'notification-quiz': { ...SENDER, ...RECEIPT, summary: SUMMARY },
  'notification-message': {
    ...SENDER,
    ...RECEIPT,
    message: ['The agent offered a size that we no longer carry.', 'It was on Tuesday, at about nine.'],
  },
  confirmation: {
    ...COMING_CALL,
    isChanged: true,
    hasNote: true,
    note: ['Have a look at your returns before.', 'Then we can be quick.'],
  },
  decline: {
    ...CALL,
    hasNote: true,
    note: ['We are on the road that week.', 'The week after is free.'],
  },
  cancellation: { ...CALL, wasConfirmed: true },
  reminder: COMING_CALL,
  'team-confirmation': {
    ...TEAM_FACTS,
    ...MEETING,
    ...CHANGE_LINKS,
    isMoved: true,
    byVisitor: true,
    hasNote: true,
    note: ['The school called.', 'An hour later would be fine.'],
  },
  'team-cancellation': {
    ...TEAM_FACTS,
    byVisitor: true,
    wasConfirmed: true,
    hasNote: true,
    note: ['We found somebody in town.'],
  },
  agenda: {
    day: 'Tuesday 1 December',
    count: '2 calls',
    first: '14:30',
    calls: [
      {
        time: '14:30',
        who: 'Ines Duarte, Studio Norte',
        service: 'Chat Agents',
        link: MEETING.link,
        moveUrl: CHANGE_LINKS.moveUrl,
      },
      {
        time: '16:00',
        who: 'Tomás Reis, Casa Azul',
        service: 'CRM Integrations',
        link: 'https://meet.example/def',
        moveUrl: 'https://loomline.example/answer/AB?do=move',
      },
    ],
  },
  nudge: { ...TEAM_FACTS, ...TEAM_LINKS, hours: 20, reference: REFERENCE },
  alert: { problems: [{ what: '3 posts to the webhook were given up.', todo: 'npm run leads -- check' }] },
};
