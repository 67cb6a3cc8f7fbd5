// Lists content that is still a sample or blank.
import { CALL_HOURS } from '#content/call-hours.ts';
import { DATA_QUESTIONS } from '#content/data-safety.ts';
import { RATES } from '#content/pricing.ts';
import { STATS } from '#content/results.ts';
import { SERVICES } from '#content/services.ts';
import { SITE, SOCIAL } from '#content/site.ts';
import { HOME_TESTIMONIALS, isSample, TESTIMONIALS } from '#content/testimonials.ts';
import { WORKS_WITH } from '#content/works-with.ts';
import type { Finding } from '#leads/health/health.ts';
import { formatHours } from '#site/forms/booking/format-hours.ts';
import { hoursInForm } from '#site/forms/booking/hours-in-form.ts';

const TODO = {
  Brand: 'put yours into content/site.ts',
  Domain: 'put yours into content/site.ts',
  Contact: 'put an address you read into content/site.ts',
  'Social pages': 'put yours into content/site.ts, and blank what you don’t have',
  Founder: 'fill in `founder`, `company` and `city` in content/site.ts',
  'Legal details': 'fill in `legal` in content/site.ts',
  'Call hours': 'put yours into content/call-hours.ts, then set `sample` to false',
  Testimonials: 'put real ones with a name into content/testimonials.ts, or take the samples out, and build',
  'Figures on Results':
    'put yours into content/results.ts, and say in `counted` whose store, which period and how',
  Rates: 'check content/pricing.ts and content/promises.ts, then set `sample` in RATES to false',
  'Data & Safety': 'answer in content/data-safety.ts; what is blank is left out of the page',
  'Works with': 'check content/works-with.ts, then set `SAMPLE` to false',
  'Demo films': 'set `film` in content/services/ to yours',
};

export function contentFindings(): Finding[] {
  const { brand, origin, email, founder, company, city, legal } = SITE;
  const sampleProfiles = SOCIAL.filter(({ url }) => /[/@]loomline$/.test(url)).map(({ name }) => name);
  const blankBehind = blankIn({ name: founder.name, sentence: founder.sentence, company, city });
  const noFounder = founder.name.trim() ? '' : '; About shows a sample';
  const blankLegal = blankIn(legal);
  const hours = CALL_HOURS && formatHours(hoursInForm(CALL_HOURS).groups, CALL_HOURS.zone);
  const samples = [...TESTIMONIALS, ...HOME_TESTIMONIALS].filter(isSample).length;
  const hasSampleFigures = STATS.some(({ counted }) => !counted?.trim());
  const rates = `${RATES.commission.from}% to ${RATES.commission.to}%`;
  const openQuestions = DATA_QUESTIONS.flatMap(({ question, answer, sample }) => {
    const isBlank = !answer.some((text) => text.trim());
    return [...(isBlank ? [`${question} Blank`] : []), ...(sample ? [`${question} A sample`] : [])];
  });
  const sampleFilms = SERVICES.filter(({ slug, film }) => film?.source === `/films/${slug}.mp4`).length;
  return [
    check('Brand', brand === 'Loomline', brand, brand),
    check('Domain', origin.endsWith('.example'), origin, origin),
    check('Contact', email.endsWith('.example'), email, email),
    check(
      'Social pages',
      sampleProfiles.length > 0,
      sampleProfiles.map((name) => `${name}: a sample`).join(', '),
    ),
    check('Founder', blankBehind !== '', `blank: ${blankBehind}${noFounder}`, founder.name),
    check('Legal details', blankLegal !== '', `blank: ${blankLegal}`, 'complete'),
    check('Call hours', CALL_HOURS?.sample === true, hours ?? 'off', hours ?? 'off'),
    check('Testimonials', samples > 0, `${samples} samples, marked on the page`, 'all real'),
    check('Figures on Results', hasSampleFigures, 'samples, marked on the page'),
    check('Rates', RATES.sample, 'samples', rates),
    check('Data & Safety', openQuestions.length > 0, openQuestions.join(', '), 'complete'),
    check('Works with', WORKS_WITH.sample, 'samples'),
    check('Demo films', sampleFilms > 0, `${sampleFilms} samples`),
  ];
}

function check(name: keyof typeof TODO, isWrong: boolean, wrong: string, right = 'yours'): Finding {
  return { check: name, found: isWrong ? wrong : right, todo: isWrong ? TODO[name] : undefined };
}

function blankIn(texts: Record<string, string>): string {
  const blank = Object.entries(texts).filter(([, text]) => !text.trim());
  return blank.map(([name]) => name).join(', ');
}
