import type { Service } from '../service.ts';
import { conversation, steps, transcript } from '../transcript.ts';

export const SCHEDULING: Service = {
  slug: 'scheduling',
  alias: 'appointment-scheduling',
  name: 'Appointment Scheduling',
  lead: 'Shoppers book fittings, showroom visits and alterations by chat or phone. Calendar automation sees to reminders, moves and cancellations.',
  summary: 'Fittings and showroom visits, booked straight into your calendar.',
  charge: { terms: 'With a chat or phone agent', text: 'No fee of its own.' },
  transcript: transcript('Your Store', 'Online, 20:36', [
    'Shopper: I’d like to try the Mara and the Alba on before a wedding. Saturday, if you can?',
    'Agent: Saturday at 11:30 or 15:00, 45 minutes with a fitter. Which size should be waiting, and how tall are you?',
    'Source: Checked fitting calendar, fitters’ hours, stock in the shop',
    'Shopper: 11:30. M in both, 158 cm.',
    'Agent: Booked. Both will be on the rail in M, and the Mara in petite as well: the regular runs about 3 cm long.',
    'Track: Booked ✓, Reminder, Saturday 11:30',
  ]),
  features: [
    'Fittings, showroom visits, alterations and pick-ups',
    'Booked by chat, by phone or from a link in an email',
    'Reminders by email or SMS, with a way to move the time',
    'Breaks, buffers and closing days kept as you set them',
    'A note for the fitter: pieces, sizes, occasion',
    'Set-up takes from a few hours to a week',
  ],
  benefits: {
    'For shoppers': 'A time agreed at night, without ringing anyone',
    'For your fitters': 'The right pieces on the rail before the door opens',
    'For your calendar': 'Checked before each booking, so no two share a slot',
    'For no-shows': 'A reminder first, and an easy way to say no in time',
  },
  cardsHeading: 'How a booking goes',
  cards: [
    {
      name: 'Moves it without a call',
      text: 'Calendar automation changes the entry, tells the fitter and offers the old time to the next in line.',
      messages: conversation(
        'Shopper: I can’t make Saturday.',
        'Agent: Tuesday at 17:00 is free with the same fitter. Shall I move it?',
        'Shopper: Yes, thanks.',
      ),
    },
    {
      name: 'Offers times that exist',
      text: 'It reads your calendar at that moment. It won’t squeeze one in, book outside your hours, or price an alteration unseen.',
      choice: { options: steps('11:30 ✓, 15:00'), title: 'Saturday', text: 'Fitting, 45 minutes' },
    },
    {
      name: 'Keeps your house rules',
      text: 'You tell us once. Change a rule, and it holds from the next booking on.',
      note: [
        'What we need from you',
        'Access to your calendar',
        'Kinds of visit, and how long',
        'Who fits what, and when',
        'How late people may cancel',
      ],
    },
  ],
  closing: 'Let shoppers book a fitting at any hour.',
};
