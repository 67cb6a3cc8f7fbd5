import { SITE } from '#content/site.ts';

/** Whether the content is still the bundled sample, whose studies, questions and figures some tests name. */
export const IS_SAMPLE = SITE.brand === 'Loomline' && SITE.origin === 'https://loomline.example';
