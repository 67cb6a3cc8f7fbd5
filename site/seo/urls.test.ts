import { expect, test } from 'vitest';
import { withAbsoluteUrls } from './urls.ts';

test('links and images in a feed have absolute URLs, and its text stays unchanged', () => {
  const html = [
    '<a href="/book-call">Call</a><a href="#section-1">Above</a><a href="https://else.example/x">Else</a>',
    '<picture><source srcset="/a.avif 1x, /b.avif 2x"><img src="/a.jpg" alt="src=&#x22;/a"></picture>',
    '<video poster="still.avif"></video><code>href="/"</code>',
  ].join('');
  expect(withAbsoluteUrls(html, 'https://x.example/case-studies/size')).toBe(
    [
      '<a href="https://x.example/book-call">Call</a><a href="https://x.example/case-studies/size#section-1">Above</a><a href="https://else.example/x">Else</a>',
      '<picture><source srcset="https://x.example/a.avif 1x, https://x.example/b.avif 2x"><img src="https://x.example/a.jpg" alt="src=&#x22;/a"></picture>',
      '<video poster="https://x.example/case-studies/still.avif"></video><code>href="/"</code>',
    ].join(''),
  );
});
