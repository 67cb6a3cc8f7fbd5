// What of the content is still a sample, or blank.
import { CALL_HOURS } from '#content/call-hours.ts';
import { DATA_QUESTIONS } from '#content/data-safety.ts';
import { RATES } from '#content/pricing.ts';
import { STATS } from '#content/results.ts';
import { SERVICES } from '#content/services.ts';
import { SITE, SOCIAL } from '#content/site.ts';
import { HOME_TESTIMONIALS, isSample, TESTIMONIALS } from '#content/testimonials.ts';
import { WORKS_WITH } from '#content/works-with.ts';
import type { Finding } from '#leads/manage/health.ts';
import { formatHours } from '#site/forms/booking/format-hours.ts';
import { hoursInForm } from '#site/forms/booking/hours-in-form.ts';

export function finding(check: string, found: string, isWrong: boolean, todo: string): Finding {
  return { check, found, todo: isWrong ? todo : undefined };
}

export function contentFindings(): Finding[] {
  const ownFilms = SERVICES.filter(({ slug, film }) => film?.source === `/films/${slug}.mp4`);
  const sampleProfiles = SOCIAL.filter(({ url }) => /[/@]loomline$/.test(url));
  const { name, sentence } = SITE.founder;
  const behind = Object.entries({ name, sentence, company: SITE.company, city: SITE.city });
  const blankBehind = behind.filter(([, text]) => !text.trim()).map(([key]) => key);
  const legal: Record<string, string> = SITE.legal;
  const blankLegal = Object.keys(legal).filter((name) => !legal[name]?.trim());
  const openQuestions = DATA_QUESTIONS.filter(({ answer }) => !answer.some((text) => text.trim()));
  const sampleAnswers = DATA_QUESTIONS.filter(({ sample }) => sample);
  const samples = [...TESTIMONIALS, ...HOME_TESTIMONIALS].filter(isSample);
  return [
    finding('Brand', SITE.brand, SITE.brand === 'Loomline', 'put yours into content/site.ts'),
    finding('Domain', SITE.origin, SITE.origin.endsWith('.example'), 'put yours into content/site.ts'),
    finding(
      'Contact',
      SITE.email,
      SITE.email.endsWith('.example'),
      'put an address you read into content/site.ts',
    ),
    finding(
      'Social pages',
      sampleProfiles.map(({ name }) => `${name}: a sample`).join(', ') || 'yours',
      sampleProfiles.length > 0,
      'put yours into content/site.ts, and blank what you don’t have',
    ),
    finding(
      'Founder',
      blankBehind.length === 0
        ? name
        : `blank: ${blankBehind.join(', ')}${name.trim() ? '' : '; About shows a sample'}`,
      blankBehind.length > 0,
      'fill in `founder`, `company` and `city` in content/site.ts',
    ),
    finding(
      'Legal details',
      blankLegal.length === 0 ? 'complete' : `blank: ${blankLegal.join(', ')}`,
      blankLegal.length > 0,
      'fill in `legal` in content/site.ts',
    ),
    finding(
      'Call hours',
      CALL_HOURS ? formatHours(hoursInForm(CALL_HOURS).groups, CALL_HOURS.zone) : 'off',
      CALL_HOURS?.sample ?? false,
      'put yours into content/call-hours.ts, then set `sample` to false',
    ),
    finding(
      'Testimonials',
      samples.length > 0 ? `${samples.length} samples, marked on the page` : 'all real',
      samples.length > 0,
      'put real ones with a name into content/testimonials.ts, or take the samples out, and build',
    ),
    finding(
      'Figures on Results',
      STATS.some(({ counted }) => !counted?.trim()) ? 'samples, marked on the page' : 'yours',
      STATS.some(({ counted }) => !counted?.trim()),
      'put yours into content/results.ts, and say in `counted` whose store, which period and how',
    ),
    finding(
      'Rates',
      RATES.sample ? 'samples' : `${RATES.commission.from}% to ${RATES.commission.to}%`,
      RATES.sample,
      'check content/pricing.ts and content/promises.ts, then set `sample` in RATES to false',
    ),
    finding(
      'Data & Safety',
      [
        ...openQuestions.map(({ question }) => `${question} Blank`),
        ...sampleAnswers.map(({ question }) => `${question} A sample`),
      ].join(', ') || 'complete',
      openQuestions.length + sampleAnswers.length > 0,
      'answer in content/data-safety.ts; what is blank is left out of the page',
    ),
    finding(
      'Works with',
      WORKS_WITH.sample ? 'samples' : 'yours',
      WORKS_WITH.sample,
      'check content/works-with.ts, then set `SAMPLE` to false',
    ),
    finding(
      'Demo films',
      ownFilms.length === 0 ? 'yours' : `${ownFilms.length} samples`,
      ownFilms.length > 0,
      'set `film` in content/services/ to yours',
    ),
  ];
}
