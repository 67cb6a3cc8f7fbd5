/** Set to false after checking the names, the languages and the claims about each system. */
const SAMPLE = true;
export const WORKS_WITH_MARK = SAMPLE ? ' (sample)' : '';

/** Integrations by status: `live` is in use, `api` can be connected, and `ask` needs checking first. */
export const WORKS_WITH = {
  sample: SAMPLE,
  heading: 'Works with',
  lead: `The names belong to other companies. We connect to them, and are independent of them.${SAMPLE ? ' This list is a sample.' : ''}`,
  columns: { live: 'Live', api: 'By API', ask: 'Ask us' },
  kinds: [
    {
      name: 'Store platforms',
      live: ['Shopify', 'WooCommerce'],
      api: ['BigCommerce', 'Shopware', 'Adobe Commerce'],
      ask: ['PrestaShop', 'Your own'],
    },
    {
      name: 'Help desks',
      live: ['Zendesk', 'Gorgias'],
      api: ['Freshdesk', 'Help Scout'],
      ask: ['A mailbox'],
    },
    {
      name: 'CRMs',
      live: ['HubSpot', 'Klaviyo'],
      api: ['Salesforce', 'Pipedrive', 'Zoho CRM'],
      ask: ['A spreadsheet'],
    },
  ],
  how: {
    'In a Shopify theme': 'You switch it on as an app embed. Your theme’s code stays as it is.',
    'In Zendesk': 'A hand-over opens a ticket with a summary and the conversation. Your team answers there.',
    'In Klaviyo': 'It notes what shoppers asked about, if they agreed to that, for your own flows.',
    'On WhatsApp': 'It answers in your business account, as on Instagram, by the same rules as on your site.',
    'With a till (POS)': 'It reads the shop’s stock too if the till reports it to your store platform.',
  },
  inShort: `It is an app embed in your Shopify theme, opens tickets in Zendesk, notes in Klaviyo what shoppers asked about, answers on WhatsApp, and reads the stock that your till (POS) reports to the store platform${WORKS_WITH_MARK}.`,
  languages: `It writes English, German, French, Spanish, Italian and Dutch${WORKS_WITH_MARK}.`,
};
