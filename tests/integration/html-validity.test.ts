import { globSync, readFileSync } from 'node:fs';
import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { fullUnless } from '../full.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // React's style for void elements, attributes and character references is valid.
    'attr-quotes': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-raw-characters': 'off',
    'valid-id': ['error', { relaxed: true }],
    // Allow the elements that Astro adds for islands.
    'element-name': ['error', { whitelist: ['astro-island', 'astro-slot'] }],
    // Search engines measure titles in pixels, not in characters.
    'long-title': 'off',
  },
});

/** Pages that `npm test` skips, because it validates another page with the same parts. */
const OF_A_KIND =
  /(case-studies\/(?!size-advice)|services\/(?!website-chat)|terms|cookies|-policy|taken|confirmed|quiz\/).*html/;

for (const path of globSync('dist/**/*.html').sort())
  test(`${path} is valid HTML`, fullUnless(!OF_A_KIND.test(path)), async () => {
    const report = await validator.validateString(readFileSync(path, 'utf8'));
    const messages = report.results.flatMap((result) =>
      result.messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`),
    );
    expect(messages).toEqual([]);
  });
