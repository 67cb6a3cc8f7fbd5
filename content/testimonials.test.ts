import { expect, test } from 'vitest';
import { shownTestimonials } from './testimonials.ts';

const sample = { id: 1, role: 'Owner', company: 'menswear store', content: 'Made up.' };
const real = { id: 2, name: 'A. Client', role: 'Owner', company: 'Real Store', content: 'Said.' };

test('samples are shown or hidden by one setting', () => {
  expect(shownTestimonials([sample, real], true)).toEqual([sample, real]);
  expect(shownTestimonials([sample, real], false)).toEqual([real]);
});
