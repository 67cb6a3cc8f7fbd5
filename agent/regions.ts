/** English names of countries and regions, by their codes. */
export const REGION_NAMES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Each pair of letters, whether or not it is a region's code. */
export function everyCode(): string[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return letters.flatMap((first) => letters.map((second) => first + second));
}
