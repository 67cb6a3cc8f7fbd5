import { expect, test } from 'vitest';
import { SAMPLE_MARK } from '#content/testimonials.ts';
import { testimonialFinding } from './content-findings.ts';

const sample = {
  id: 1,
  role: 'Owner',
  company: 'menswear store',
  content: 'It’s “mine” & yours.',
  sample: true,
};
const real = {
  id: 2,
  name: 'A. Client',
  role: 'Owner',
  company: 'Real Store',
  content: 'Said.',
  sample: false,
};

const page = (content: string, mark = '') => `<figure class="a"><p>${content}</p>${mark}</figure>`;

test('samples are to be replaced or hidden; marked is not enough to go live', () => {
  const marked = page('It’s “mine” &amp; yours.', SAMPLE_MARK);
  expect(testimonialFinding([sample, real], [marked], true)).toMatchObject({
    found: '1 of 2 are samples, marked on the page',
    todo: expect.any(String),
  });
  expect(testimonialFinding([sample, real], [page('Said.')], false).todo).toBeUndefined();
  expect(testimonialFinding([real], [page('Said.')], true)).toMatchObject({
    found: 'all real',
    todo: undefined,
  });
});

test('a sample that a page shows without its mark is found, also where samples are said to be hidden', () => {
  const unmarked = page('It’s “mine” &amp; yours.');
  for (const samplesShown of [true, false]) {
    const finding = testimonialFinding([sample], [page('Other.', SAMPLE_MARK), unmarked], samplesShown);
    expect(finding.found).toContain('1 shown unmarked');
    expect(finding.todo).toBeDefined();
  }
});

test('what somebody said needs a name', () => {
  const { name: _name, ...nameless } = real;
  expect(testimonialFinding([nameless], [], true)).toMatchObject({
    found: '1 without a name',
    todo: expect.any(String),
  });
});
