import { ORDINARY } from './everyday.ts';

/** The words that languages other than English are known by. */
const OTHER_LANGUAGES = new Set(
  'wie was wo ich der die das und ist nicht ein eine einen für haben kann kostet nach gibt es sie mit auf den dem zu von hallo wird le la les des est une pour avec dans vous combien coute coûte je suis quel bonjour en et du que quoi où el los las una para con por cuanto cuánto cuesta tiene tienen hola donde dónde mi talla es qué que como cómo il lo gli un uno che quanto costa avete ciao dove per o os as um uma quanto custa têm tem olá onde het een van hoe lang welke ik heb naar voor kost och är jag hur kostar har ni det vad czy ile jak dla'.split(
    ' ',
  ),
);

/** Whether a text is in another language than English, as far as its most common words tell. */
export function looksForeign(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters > 0 && latin < letters / 2) return true;
  const words = text.toLowerCase().match(/[\p{L}@']+/gu) ?? [];
  const english = words.filter((word) => ORDINARY.has(word.replace(/'.*$/, ''))).length;
  const foreign = words.filter((word) => OTHER_LANGUAGES.has(word)).length;
  return foreign > 1
    ? foreign > english
    : foreign === 1 && english === 0 && /[¿¡ñßäöüçãõåøæœ]/.test(text.toLowerCase());
}
