import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { renderMarkdown } from './render-markdown.ts';

const html = (markdown: string) => renderMarkdown(markdown).html;

test('headings, bold, lists, links, code, tables, quotes and inline HTML are rendered', () => {
  const text = html(
    '## Title\n\n**bold** and `code`\n\n- one\n- two\n\n> quoted\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\nH<sub>2</sub>O, [home](/), [out](https://x.example)',
  );
  for (const part of [
    '<h2 id="section-title">Title</h2>',
    '<strong>bold</strong>',
    '<code>code</code>',
    '<li>one</li>',
    '<blockquote>',
    '<td>1</td>',
    'H<sub>2</sub>O',
    '<a href="/">home</a>',
    '<a href="https://x.example" rel="noopener external">out</a>',
  ]) {
    expect(text).toContain(part);
  }
});

test('a wide table or listing scrolls inside itself, by keyboard too', () => {
  expect(html('| a |\n|---|\n| 1 |')).toContain(
    '<div data-scrolls="" tabindex="0" role="region" aria-label="Table 1"><table>',
  );
  expect(html('```\ncode\n```')).toContain('aria-label="Listing 1"><pre>');
});

test('a table’s empty corner is a cell, not a heading', () => {
  expect(html('|  | a |\n|---|---|\n| 1 | 2 |')).toMatch(/<td><\/td>\s*<th>a<\/th>/);
});

test('the second-level headings make a table of contents', () => {
  expect(renderMarkdown('## One\n\n### Not this\n\n## One').headings).toEqual([
    { id: 'section-one', text: 'One' },
    { id: 'section-one-1', text: 'One' },
  ]);
});

test('a footnote and its references link to each other, and the references are described by a heading', () => {
  const text = html('One[^1], two[^größe], one again[^1].\n\n[^1]: First\n\n[^größe]: Second');
  for (const [, id = ''] of text.matchAll(/(?:href="#|aria-describedby=")([^"]+)"/g)) {
    expect(id).toMatch(/^user-content-(fn|fnref|footnote)-/);
    expect(text).toContain(` id="${id}"`);
  }
  expect(text.match(/href="#/g)).toHaveLength(6);
});

test.each([
  ['[x](#a-heading)', 'section-a-heading'],
  ['[x](#section-a-heading)', 'section-a-heading'],
  ['[x](#a-heading-1)', 'section-a-heading-1'],
  ['[x](#größe--co)', 'section-größe--co'],
  ['[x](#gr%C3%B6%C3%9Fe--co)', 'section-größe--co'],
  ['[x][there]\n\n[there]: #a-heading', 'section-a-heading'],
  ['<a href="#a-heading">x</a>', 'section-a-heading'],
  ['<a href="#Own">x</a>', 'user-content-Own'],
  ['<a href="#100%">x</a>', 'user-content-100%'],
  ['[x](#named)', 'user-content-named'],
])('the link of %j leads to %s', (link, id) => {
  const own = '<p id="Own">a</p>\n\n<p id="100%">b</p>\n\n<a name="named"></a>';
  const text = html(`## A heading\n\n### A heading\n\n## Größe & Co\n\n${own}\n\n${link}`);
  expect(text).toContain(`<a href="#${id}">x</a>`);
  expect(text).toMatch(new RegExp(` (id|name)="${id}"`));
});

test('a link to a missing id is an error that names the file, the line and the existing ids', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'loomline-markdown-')), 'study.md');
  const body = '## One\n\nText, and\n[a link](#two).\n';
  writeFileSync(file, `---\nid: study\n---\n\n${body}`);
  expect(() => renderMarkdown(body, file)).toThrow(
    `${file}:8: a link leads to #two, which doesn't exist. Existing ids: #one.`,
  );
  expect(() => html('<b id="undefined-1"></b>[x](#undefined)')).toThrow(
    /#undefined,.*Existing ids: #undefined-1\./,
  );
});

test.each(
  'http://x.example https://x.example irc://x.example ircs://x.example mailto:a@b.example xmpp:a@b.example /about #top about ../up'.split(
    ' ',
  ),
)('a link may lead to %s', (href) => {
  expect(html(`[link](${href})`)).toContain(`href="${href}"`);
});

const HOSTILE = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="x" OnError="alert(1)">',
  '<p onclick="alert(1)" onmouseover=alert(1)>text</p>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="java&#10;script:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A;alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">x</a>',
  '<a href="file:///etc/passwd">x</a>',
  '<a href="blob:https://x.example/1">x</a>',
  '[x](javascript:alert(1))',
  '[x](JAVASCRIPT:alert(1))',
  '[x](javascript&#58;alert(1))',
  '[x](<javascript:alert(1)>)',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x][y]\n\n[y]: javascript:alert(1)',
  '<javascript:alert(1)>',
  '![x](javascript:alert(1))',
  '![x](data:image/svg+xml,<svg onload=alert(1)>)',
  '![x"onerror="alert(1)](x)',
  '<svg onload=alert(1)><circle r="1"/></svg>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<style>body{background:url(javascript:alert(1))}</style>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<base href="https://evil.example/">',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="x.swf"></object>',
  '<embed src="x.swf">',
  '<form action="https://evil.example"><input name=a><button>go</button></form>',
  '<button formaction="javascript:alert(1)">x</button>',
  '<video src=x onerror=alert(1)></video>',
  '<audio src=x onerror=alert(1)></audio>',
  '<details open ontoggle=alert(1)>x</details>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<textarea><script>alert(1)</script></textarea>',
  '<title><img src=x onerror=alert(1)></title>',
  '<!--><script>alert(1)</script>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<div><p><b>broken</div></p><img src=x onerror=alert(1)//',
  '<a href="/" id="main" name="main">clobber</a>',
  '<p id="body">clobber</p>',
  '<input autofocus onfocus=alert(1)>',
  '<x onclick=alert(1)>x</x>',
  '`</code><script>alert(1)</script>`',
  '```html\n</code></pre><script>alert(1)</script>\n```',
];

const FORBIDDEN = new Set(
  'script style svg math iframe object embed form button link meta base template textarea title video audio noscript'.split(
    ' ',
  ),
);

test.each(HOSTILE)('no script can run from %j', (markdown) => {
  visit(fromHtml(html(markdown), { fragment: true }), 'element', ({ tagName, properties }) => {
    expect(FORBIDDEN.has(tagName), tagName).toBe(false);
    for (const [name, value] of Object.entries(properties)) {
      expect(name).not.toMatch(/^on|^style$|^srcdoc$|^formAction$/i);
      if (name === 'href' || name === 'src') {
        expect(new URL(String(value), 'https://own.example').protocol).toMatch(
          /^(https?|ircs?|mailto|xmpp):$/,
        );
      }
      if (name === 'id' || name === 'name') expect(value).toMatch(/^user-content-/);
    }
  });
});
