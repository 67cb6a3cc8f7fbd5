import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { withPolicy } from './content-security-policy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const PAGE =
  '<html><head><style>a{}</style><script type="application/ld+json">{"a":1}</script><script type="speculationrules">{}</script><script src="/x.js"></script><script>run()</script></head></html>';

test('the policy comes first and allows the inline styles and scripts of this page alone', () => {
  const html = withPolicy(PAGE);
  expect(html).toMatch(
    /^<html><head><meta http-equiv="content-security-policy" content="default-src 'none';/,
  );
  expect(html).toContain(`script-src 'self' ${hash('{}')} ${hash('run()')};`);
  expect(html).toContain(`style-src 'self' ${hash('a{}')};`);
  expect(html).not.toContain('unsafe');
});

test('a hosted database may be reached where the build was given one', () => {
  expect(withPolicy(PAGE, { dataOrigin: 'https://data.example' })).toContain(
    "connect-src 'self' https://data.example;",
  );
});

test('a chat widget is let in only where there is a button for it', () => {
  const options = { chatOrigin: 'https://chat.example' };
  expect(withPolicy(PAGE, options)).not.toContain('chat.example');
  const page = PAGE.replace('</html>', '<button data-live-chat></button></html>');
  expect(withPolicy(page, options)).toContain('frame-src https://chat.example;');
  expect(withPolicy(page, options)).toContain("connect-src 'self' https://chat.example;");
});

test('what counts visits is let in only where it counts', () => {
  const options = { analyticsOrigin: 'https://visits.example' };
  expect(withPolicy(PAGE, options)).not.toContain('visits.example');
  const page = PAGE.replace('</html>', '<body data-analytics="umami"></body></html>');
  const allowed = withPolicy(page, options)
    .split(';')
    .filter((rule) => rule.endsWith(' https://visits.example'));
  expect(allowed.map((rule) => rule.split(' ')[0])).toEqual(['script-src', 'img-src', 'connect-src']);
});

test('a page may show the films and frames that stand in it, and no others', () => {
  expect(withPolicy(PAGE)).not.toMatch(/media-src|frame-src/);
  const page = PAGE.replace(
    '</html>',
    '<video></video><iframe title="x" src="https://films.example/1"></iframe></html>',
  );
  expect(withPolicy(page)).toContain("media-src 'self';frame-src https://films.example;");
});

test('a page may show the pictures of other sites that stand in it, or that it says will come', () => {
  const page = PAGE.replace(
    '</html>',
    '<img alt="" src="https://photos.example/1.jpg"><img src="https://more.example/2.jpg"></html>',
  );
  expect(withPolicy(page)).toContain("img-src 'self' data: https://photos.example https://more.example;");
});
