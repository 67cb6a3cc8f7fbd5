/**
 * Names of what the agents work with. `live` is connected and in use, `api` can be connected through its interface,
 * `ask` has to be checked first. These are samples: check each name, then set `sample` to false.
 */
export const WORKS_WITH = {
  sample: true,
  heading: 'Works with',
  lead: 'The names belong to other companies. We connect to them; none of them recommends us.',
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
      ask: ['A shared mailbox'],
    },
    {
      name: 'CRMs',
      live: ['HubSpot', 'Klaviyo'],
      api: ['Salesforce', 'Pipedrive', 'Zoho CRM'],
      ask: ['A spreadsheet'],
    },
  ],
};
