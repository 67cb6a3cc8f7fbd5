import { globSync, readFileSync } from 'node:fs';
import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { fullUnless } from '../full.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // React writes void elements, attributes and character references its own way; all of them are valid.
    'attr-quotes': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-raw-characters': 'off',
    'valid-id': ['error', { relaxed: true }],
    // The hydrated island's element and attributes are Astro's.
    'element-name': ['error', { whitelist: ['astro-island', 'astro-slot'] }],
    // `long-title` counts letters, search engines count pixels.
    'long-title': 'off',
  },
});

/** Pages made of the same parts as one that `npm test` reads; `npm run check` reads them, too. */
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
