import type { Service } from '../service.ts';
import { conversation, steps, transcript } from '../transcript.ts';

export const CRM_INTEGRATION: Service = {
  slug: 'crm-integration',
  name: 'CRM Integrations',
  lead: 'Chats, calls, orders and returns in one customer record, in the CRM you already use. Your team reads what was asked and what is still open.',
  summary: 'Chats, calls and orders in one record, in the CRM you already use.',
  charge: { terms: 'With any agent', text: 'No fee of its own.' },
  transcript: transcript('Customer record', 'Passed on, 16:05', [
    'Shopper: The Alba shirt dress is for my sister’s wedding on Saturday. Can you shorten the sleeves?',
    'Agent: Our tailor has to say whether there is time. I’m passing it to her now, and she’ll email you.',
    'Source: Checked order 4502, its email, two earlier chats',
    'Agent: Note for the tailor: Noor, order 4502, size M. Sleeves shorter, wedding on Saturday. Told to expect your email; no date promised.',
    'Track: Filed ✓, Task for tailor ✓, Reply',
  ]),
  worksWith: true,
  features: [
    'Writes to the CRM you already use, nothing to migrate',
    'One record per shopper, matched by email or phone',
    'Sizes kept, sizes returned, and the reason why',
    'Consents and opt-outs carried over with the contact',
    'Tags in your own words: bridal, petite, trade',
    'Set-up takes from a few hours to a week',
  ],
  benefits: {
    'For your team': 'The whole story on screen before they reply',
    'For shoppers': 'Nothing to explain twice, in chat or by phone',
    'For your buyers': 'Why pieces come back, counted piece by piece',
    'For your records': 'Each conversation is filed as it ends',
  },
  cardsHeading: 'What goes on file',
  cards: [
    {
      name: 'Asks before it joins two people',
      text: 'It won’t merge, delete or grade customers by itself. Doubtful matches wait for someone who knows them.',
      speakers: { shopper: 'Your team', agent: 'Agent' },
      messages: conversation(
        'Agent: Two records share this number. One person?',
        'Shopper: No, mother and daughter.',
        'Agent: Then I’ll keep them apart.',
      ),
    },
    {
      name: 'Sees what you let it see',
      text: 'We need someone who can approve the connection, and your say on each field. What you switch off stays unread.',
      choice: { options: steps('Off ✓, Read, Write'), title: 'Private notes', text: 'Not read, not written' },
    },
    {
      name: 'Hands over in a few lines',
      text: 'Your tailor reads the slip. The conversation is one click below it.',
      note: [
        'Noor, order 4502',
        'Alba shirt dress, M',
        'Sleeves shorter',
        'Wedding on Saturday',
        'No date promised',
      ],
    },
  ],
  closing: 'Keep every conversation in one customer record.',
};
