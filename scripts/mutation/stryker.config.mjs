/** Options for mutation testing (decision 19). */
export default {
  // Modules that contain business rules and have unit tests.
  mutate: [
    'config/config.ts',
    'leads/{content-id,printable,spam,time-of-day,time-zones,validation}.ts',
    'leads/lead-types/*.ts',
    'leads/{mail-address,mail/invitation,mail/safe-name}.ts',
    'leads/calls/call-hours.ts',
    'leads/outbox/delivery-failure.ts',
    'leads/record/spreadsheet-safe.ts',
    '!leads/lead-types/{lead-type,lead-types}.ts',
    '!**/*.test.ts',
  ],
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutation/vitest.config.ts' },
  coverageAnalysis: 'perTest',
  // Mutate constants too: they contain error messages and the choices in form fields, which tests must cover.
  ignoreStatic: false,
  concurrency: 2,
  ignorePatterns: ['/build', '/data', '/dist', '/screens', '/test-results', '/bench', '/docs', '/site'],
  reporters: ['clear-text', 'html', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: 'test-results/mutation.html' },
  jsonReporter: { fileName: 'test-results/mutation.json' },
  thresholds: { high: 95, low: 90, break: 90 },
};
