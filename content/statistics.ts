/** The statistics page, which the `leads stats` command writes for the team. It is not part of the site. */
export const STATISTICS = {
  title: 'Leads in numbers',
  madeAt: 'Counted {{madeAt}}',
  privacy: 'Counts only: no name and no address is on this page.',
  totals: 'In all',
  weeks: {
    heading: 'Week by week',
    chart: 'Leads of each kind in each week, as bars; the same numbers are in the table below.',
    table: 'The same as a table',
    week: 'Week',
    none: 'No week has a lead yet. Once one is in, the weeks stand here.',
  },
  distributions: 'What they ask for',
};
