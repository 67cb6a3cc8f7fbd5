import { everyCode, REGION_NAMES } from './regions.ts';
import { plain } from './text.ts';

/** Names that people use beside the country's own. Cities stand for their country. */
const ALSO_CALLED: Record<string, string> = {
  GB: 'uk,u k,gb,great britain,british,britain,england,scotland,wales,northern ireland,london,manchester,birmingham,liverpool,edinburgh,glasgow,belfast,leeds,bristol,cardiff,oxford',
  US: 'american,usa,u s,u s a,us,america,the states,new york,nyc,los angeles,chicago,san francisco,boston,miami,texas,california,florida,seattle,philadelphia,houston,washington,brooklyn',
  CA: 'canadian,toronto,vancouver,montreal,ottawa,quebec',
  PT: 'lisbon,lisboa,porto,portuguese,coimbra,braga,faro',
  ES: 'espana,madrid,barcelona,valencia,seville,malaga,spanish',
  FR: 'paris,lyon,marseille,french,bordeaux,toulouse,lille',
  DE: 'deutschland,berlin,munich,hamburg,cologne,frankfurt,german,stuttgart',
  NL: 'holland,the netherlands,amsterdam,rotterdam,utrecht,dutch,the hague',
  BE: 'belgian,brussels,antwerp,ghent',
  IT: 'italia,rome,milan,florence,naples,turin,venice,italian,bologna,milano,roma',
  AT: 'austrian,vienna,salzburg,graz',
  IE: 'irish,dublin,cork,galway',
  DK: 'danish,copenhagen',
  SE: 'swedish,stockholm,gothenburg',
  FI: 'finnish,helsinki',
  PL: 'polish,warsaw,krakow,gdansk',
  GR: 'athens',
  CZ: 'czech republic,czech,prague',
  HU: 'budapest',
  RO: 'bucharest',
  HR: 'zagreb',
  NO: 'norwegian,oslo,bergen',
  CH: 'swiss,zurich,geneva,basel,bern,lausanne',
  AU: 'sydney,melbourne',
  JP: 'tokyo',
  CN: 'beijing,shanghai',
  KR: 'seoul,korea,south korea',
  IN: 'mumbai,delhi',
  AE: 'dubai,abu dhabi,uae,emirates',
  BR: 'sao paulo,rio',
  TR: 'istanbul,ankara',
  RU: 'moscow',
  BA: 'bosnia',
};

const EU = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

/** Codes that name no place of today, and places whose name is a word of another meaning in a shop. */
const LEFT_OUT = new Set(
  'EU EZ UN ZZ XA XB QO SU DD YD TP CS AN BU FX NH RH VD YU ZR UK JE TD GS TF IO'.split(' '),
);

export interface Place {
  country: string;
  inEu: boolean;
}

/** Each name of a place, as `plain` leaves it, longest first. */
const PLACES: [name: string, place: Place][] = everyCode()
  .flatMap((code): [string, Place][] => {
    const country = LEFT_OUT.has(code) ? undefined : REGION_NAMES.of(code)?.replace('Türkiye', 'Turkey');
    if (!country) return [];
    const place = { country, inEu: EU.has(code) };
    return [
      plain(country)
        .replace(/[^a-z]+/g, ' ')
        .trim(),
      ...(ALSO_CALLED[code]?.split(',') ?? []),
    ].map((name) => [name, place]);
  })
  .sort(([one], [other]) => other.length - one.length);

export const PLACE_WORDS: string[] = PLACES.flatMap(([name]) => name.split(' ')).filter(
  ({ length }) => length > 3,
);

/**
 * The first place that a text names, and the text without any. `us` in small letters is a pronoun unless `to the` or
 * `ship to` stands before it.
 */
export function findPlaces(text: string): { places: Place[]; rest: string } {
  let rest = ` ${text} `;
  const found: { at: number; place: Place }[] = [];
  for (const [name, place] of PLACES) {
    if (name === 'us' && !/ (the|to|in) us /.test(rest)) continue;
    const match = [` ${name} `, ` ${name}s `].find((one) => rest.includes(one));
    if (!match) continue;
    found.push({ at: rest.indexOf(match), place });
    rest = rest.replace(match, ` ${'_'.repeat(match.length - 2)} `);
  }
  found.sort((one, other) => one.at - other.at);
  return { places: found.map(({ place }) => place), rest: rest.replace(/_+/g, '@place').trim() };
}
