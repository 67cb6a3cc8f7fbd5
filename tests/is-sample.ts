import { SITE } from '#content/site.ts';

/** Whether the content is still the bundled sample. Tests that name the sample's studies or figures run only then. */
export const IS_SAMPLE = SITE.brand === 'Loomline' && SITE.origin === 'https://loomline.example';
