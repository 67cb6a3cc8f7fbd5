import { SITE } from '#content/site.ts';

/** Whether the content is still the bundled sample. Tests that name its studies, questions or figures need it. */
export const IS_SAMPLE = SITE.brand === 'Loomline' && SITE.origin === 'https://loomline.example';
