import { expect, test } from 'vitest';
import { withLateIslands } from './late-islands.ts';

const DIRECTIVE = '(()=>{window.dispatchEvent(new Event("astro:visible"))})();';
const RUNTIME = '(()=>{customElements.get("astro-island")||0})();';
const page = (client: string) =>
  `<body><script>${DIRECTIVE}</script><script>${RUNTIME}</script><astro-island uid="1" client="${client}"><form></form></astro-island><script>other()</script></body>`;

test('the runtime of client:visible islands moves into its own file', () => {
  const { html, file } = withLateIslands(page('visible'));
  expect(file).toEqual({
    path: expect.stringMatching(/^\/_astro\/islands\.[0-9a-f]{8}\.js$/),
    content: `${DIRECTIVE}\n${RUNTIME}`,
  });
  expect(html).not.toContain('astro:visible');
  expect(html).not.toContain('customElements');
  expect(html).toContain('<script>other()</script>');
  expect(html).toContain(`import("${file?.path}")`);
});

test('the runtime loads at the distance from the viewport that the island asks for', () => {
  const opts = ' opts="{&quot;value&quot;:{&quot;rootMargin&quot;:&quot;800px&quot;}}"';
  expect(withLateIslands(page('visible')).html).toContain('rootMargin:"0px"');
  expect(withLateIslands(page(`visible"${opts} data-x="`)).html).toContain('rootMargin:"800px"');
});

test.each(['idle', 'load'])('a page with a client:%s island stays unchanged', (client) => {
  expect(withLateIslands(page(client))).toEqual({ html: page(client) });
});

test('an unknown version of the runtime stops the build', () => {
  expect(() => withLateIslands(page('visible').replace('customElements', 'elements'))).toThrow('Found 1');
});
