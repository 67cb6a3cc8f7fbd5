import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { CATEGORIES } from '#content/case-studies.ts';

const LONG_DATE = { dateStyle: 'long', timeZone: 'UTC' } as const;
const TAKES_DATE = "takes a date such as 'March 10, 2025'";

/** A date for display: 'March 10, 2025'. Accepts `Date` objects too: YAML parses an unquoted `2025-03-10` into one. */
const day = z.preprocess(
  (value) => (value instanceof Date ? value.toLocaleDateString('en-US', LONG_DATE) : value),
  z.string(TAKES_DATE).refine((text) => !Number.isNaN(Date.parse(`${text} UTC`)), TAKES_DATE),
);

const policies = defineCollection({
  loader: glob({ base: './content/policies', pattern: '*.md' }),
  schema: z.strictObject({
    title: z.string(),
    description: z.string(),
    updated: day,
    summary: z.record(z.string(), z.string()),
  }),
});

const caseStudies = defineCollection({
  loader: glob({ base: './content/case-studies', pattern: '*.md', generateId: ({ entry }) => entry }),
  schema: z.strictObject({
    id: z.string().regex(/^[a-z0-9-]+$/, 'takes small letters, digits and hyphens'),
    title: z.string().min(1),
    summary: z.string().optional(),
    publishDate: day,
    category: z.enum(CATEGORIES),
    /** If omitted, a cover is generated. */
    image: z
      .string()
      .regex(/^(https:\/\/|\/)/, 'takes an https address or a path of the site')
      .optional(),
  }),
});

export const collections = { caseStudies, policies };
