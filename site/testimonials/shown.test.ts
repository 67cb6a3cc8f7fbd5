import { expect, test } from 'vitest';
import { shown } from './shown.ts';

const sample = { id: 1, role: 'Owner', company: 'menswear store', content: 'Made up.', sample: true };
const real = {
  id: 2,
  name: 'A. Client',
  role: 'Owner',
  company: 'Real Store',
  content: 'Said.',
  sample: false,
};

test('samples are shown or hidden by one setting', () => {
  expect(shown([sample, real], true)).toEqual([sample, real]);
  expect(shown([sample, real], false)).toEqual([real]);
});
