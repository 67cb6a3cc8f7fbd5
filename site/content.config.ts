import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { CATEGORIES } from '#content/case-studies.ts';

const policies = defineCollection({
  loader: glob({ base: './content/policies', pattern: '*.md' }),
  schema: z.strictObject({
    title: z.string(),
    description: z.string(),
    /** For display: 'February 9, 2025'. */
    updated: z.string(),
    summary: z.record(z.string(), z.string()),
  }),
});

const caseStudies = defineCollection({
  loader: glob({ base: './content/case-studies', pattern: '*.md', generateId: ({ entry }) => entry }),
  schema: z.strictObject({
    /** Slug of its page. */
    id: z.string().regex(/^[a-z0-9-]+$/, 'takes small letters, digits and hyphens'),
    title: z.string().min(1),
    summary: z.string().optional(),
    /** For display: 'March 10, 2025'. */
    publishDate: z.string().refine((text) => !Number.isNaN(Date.parse(`${text} UTC`)), {
      message: "takes a date such as 'March 10, 2025'",
    }),
    category: z.enum(CATEGORIES),
    /** Without one, a cover is generated. */
    image: z
      .string()
      .regex(/^(https:\/\/|\/)/, 'takes an https address or a path of the site')
      .optional(),
  }),
});

export const collections = { caseStudies, policies };
