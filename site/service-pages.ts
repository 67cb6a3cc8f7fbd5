import { SERVICES } from '#content/services.ts';

/** The path of each service's page by the name that it is booked under. A consultation has none: it is the call itself. */
export const SERVICE_PAGES: Record<string, string> = Object.fromEntries(
  SERVICES.map(({ name, bookedAs = name, slug }) => [bookedAs, `/services/${slug}`]),
);
