import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { withPolicy } from './content-security-policy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const PAGE =
  '<html><head><style>a{}</style><script type="application/ld+json">{"a":1}</script><script type="speculationrules">{}</script><script src="/x.js"></script><script>run()</script></head></html>';

test('the policy comes first and allows only this page’s inline styles and scripts', () => {
  const html = withPolicy(PAGE);
  expect(html).toMatch(
    /^<html><head><meta http-equiv="content-security-policy" content="default-src 'none';/,
  );
  expect(html).toContain(`script-src 'self' ${hash('{}')} ${hash('run()')};`);
  expect(html).toContain(`style-src 'self' ${hash('a{}')};`);
  expect(html).not.toContain('unsafe');
});

test('the policy allows the hosted database that the build is configured for', () => {
  expect(withPolicy(PAGE, { dataOrigin: 'https://data.example' })).toContain(
    "connect-src 'self' https://data.example;",
  );
});

test('the policy allows the chat widget only on pages with a chat button', () => {
  const options = { chatOrigin: 'https://chat.example' };
  expect(withPolicy(PAGE, options)).not.toContain('chat.example');
  const page = PAGE.replace('</html>', '<button data-live-chat></button></html>');
  expect(withPolicy(page, options)).toContain('frame-src https://chat.example;');
  expect(withPolicy(page, options)).toContain("connect-src 'self' https://chat.example;");
});

test('the policy allows the analytics tool only on pages where it counts visits', () => {
  const options = { analyticsOrigin: 'https://visits.example' };
  expect(withPolicy(PAGE, options)).not.toContain('visits.example');
  const page = PAGE.replace('</html>', '<body data-analytics="umami"></body></html>');
  const allowed = withPolicy(page, options)
    .split(';')
    .filter((rule) => rule.endsWith(' https://visits.example'));
  expect(allowed.map((rule) => rule.split(' ')[0])).toEqual(['script-src', 'img-src', 'connect-src']);
});

test('the policy allows only videos and frames that the page contains', () => {
  expect(withPolicy(PAGE)).not.toMatch(/media-src|frame-src/);
  const page = PAGE.replace(
    '</html>',
    '<video></video><iframe title="x" src="https://films.example/1"></iframe></html>',
  );
  expect(withPolicy(page)).toContain("media-src 'self';frame-src https://films.example;");
});

test('the policy allows images of other origins that the page contains', () => {
  const page = PAGE.replace(
    '</html>',
    '<img alt="" src="https://photos.example/1.jpg"><img src="https://more.example/2.jpg"></html>',
  );
  expect(withPolicy(page)).toContain("img-src 'self' data: https://photos.example https://more.example;");
});
