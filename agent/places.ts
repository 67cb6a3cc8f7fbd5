import { clean } from './text.ts';

/** English country names by ISO 3166-1 code. */
const NAMES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Other names of countries, by country code. Cities stand for their country. */
const ALSO_CALLED: Record<string, string> = {
  GB: 'uk,u.k,gb,great britain,britain,england,scotland,wales,northern ireland,london,londres,manchester,birmingham,liverpool,edinburgh,glasgow,belfast,leeds,bristol,cardiff',
  US: 'the us,usa,u.s,u.s.a,america,the states,new york,nyc,los angeles,chicago,san francisco,boston,miami,texas,california,florida,seattle,brooklyn',
  CA: 'toronto,vancouver,montreal,ottawa,quebec',
  PT: 'pt,lisbon,lisboa,lisbonne,lissabon,coimbra,braga,faro,algarve',
  ES: 'espana,madrid,barcelona,valencia,seville,sevilla,malaga,mallorca',
  FR: 'paris,lyon,marseille,bordeaux,toulouse,lille',
  DE: 'ger,deutschland,berlin,munich,munchen,hamburg,cologne,koln,frankfurt,stuttgart',
  NL: 'nl,holland,the netherlands,amsterdam,rotterdam,utrecht',
  BE: 'brussels,antwerp,ghent',
  IT: 'italia,rome,roma,rom,milan,milano,mailand,florence,firenze,naples,turin,venice,bologna,sicily',
  AT: 'vienna,wien,vienne,salzburg,graz',
  IS: 'reykjavik',
  IE: 'dublin,cork,galway',
  DK: 'dk,copenhagen',
  SE: 'stockholm,gothenburg',
  FI: 'fi,helsinki',
  PL: 'warsaw,krakow,gdansk',
  GR: 'athens',
  CZ: 'czech republic,prague',
  HU: 'budapest',
  RO: 'bucharest',
  NO: 'oslo,bergen,trondheim',
  CH: 'ch,zurich,geneva,geneve,genf,basel,bern,lausanne',
  AU: 'sydney,melbourne,aus',
  JP: 'jp,tokyo',
  KR: 'seoul,korea',
  AE: 'dubai,abu dhabi,uae',
  TR: 'istanbul,turkey',
};

const EU = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

/** Codes that aren't current countries, and places whose names mean something else in a shop, such as Jersey. */
const EXCLUDED = 'EU EZ UN ZZ XA XB QO SU DD YD TP CS AN BU FX NH RH VD YU ZR UK JE TD GS TF IO'.split(' ');

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Maps lowercase place names to the country's English name. */
export const PLACES = new Map(
  LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
    .filter((code) => !EXCLUDED.includes(code))
    .flatMap((code) => {
      const country = NAMES.of(code)?.replace('Türkiye', 'Turkey');
      if (!country) return [];
      const own = country.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
      return [own, ...(ALSO_CALLED[code]?.split(',') ?? [])].map((name) => [name, country] as const);
    }),
);

/** Maps lowercase country names in another language to English names. */
export function placesIn(language: string): Map<string, string> {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const codes = [...EU, 'GB', 'NO', 'CH', 'US', 'CA'];
  return new Map(codes.map((code) => [clean(names.of(code) ?? ''), NAMES.of(code) ?? '']));
}

export function isInEu(country: string): boolean {
  return EU.some((code) => NAMES.of(code) === country);
}
