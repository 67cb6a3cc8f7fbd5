import { SUPPORT_MESSAGE_THANKS } from './support-message.ts';

/** To the visitor after a message. */
export const ACKNOWLEDGEMENT_MESSAGE = {
  subject: 'We have your message',
  preview: SUPPORT_MESSAGE_THANKS.text,
  heading: 'Your message has reached us',
  text: SUPPORT_MESSAGE_THANKS.text,
  change: 'To add something, or to take it back, reply to this mail.',
};

/** To the team after a message. */
export const NOTIFICATION_MESSAGE = {
  subject: 'Message: {{name}}, {{email}}',
  preview: 'Received {{received}}.',
  heading: '{{name}} left a message',
};
