import { CONSULTATION, SERVICE_NAMES } from '#content/service-names.ts';
import { SERVICES } from '#content/services.ts';
import { ADVISED_SERVICES } from './quiz-advice.ts';

/** The path of each service's page, by the name in the booking form. A consultation has no page. */
export const SERVICE_PAGES: Record<string, string> = Object.fromEntries(
  SERVICES.map(({ name, bookedAs = name, slug }) => [bookedAs, `/services/${slug}`]),
);

/**
 * Checks that the booking form, the service pages and the quiz have the same services.
 * @throws an error that names the service, the file that has it and the file that lacks it
 */
export function checkServices(pages = Object.keys(SERVICE_PAGES), advised = ADVISED_SERVICES): void {
  const offered: readonly string[] = SERVICE_NAMES;
  const paged = offered.filter((name) => name !== CONSULTATION);
  const lacks = (file: string, names: readonly string[], source: string, wanted: readonly string[]) => {
    const missing = wanted.find((name) => !names.includes(name));
    if (missing !== undefined)
      throw new Error(`${source} has '${missing}', and ${file} doesn’t: add it there, or remove it here.`);
  };
  const names = 'content/service-names.ts';
  lacks('content/services.ts (as `name` or `bookedAs`)', pages, names, paged);
  lacks(names, offered, 'content/services.ts', pages);
  lacks(names, offered, 'site/quiz-advice.ts', advised);
}
