import { SAMPLES_SHOWN, type Testimonial } from '#content/testimonials.ts';

/** The testimonials that the pages show: all, or the real ones alone. */
export function shown<T extends Testimonial>(testimonials: T[], samplesShown = SAMPLES_SHOWN): T[] {
  return testimonials.filter(({ sample }) => samplesShown || !sample);
}
