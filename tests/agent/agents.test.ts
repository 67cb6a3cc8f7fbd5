import { readFileSync } from 'node:fs';
import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { clean } from '#agent/text.ts';
import type { AgentAnswer, Thread } from '#agent/types.ts';
import { DEMO } from '#content/demo.ts';
import { LANGUAGES } from '#content/demo-store/languages.ts';
import QUESTIONS from '#content/demo-store/questions.json' with { type: 'json' };
import { DEMO_STORE } from '#content/demo-store/store.ts';
import { PASSAGES, TOPICS } from '#content/site-knowledge.ts';
import { codePoint } from '../code-point.ts';
import { findPassages, STORE_AGENT } from './agents.ts';

const FILE = readFileSync(new URL('questions.txt', import.meta.url), 'utf8');

test('Each suggested question is answered with its own intent', () => {
  for (const [id, [first = '']] of Object.entries(QUESTIONS)) {
    expect(STORE_AGENT.answer(first).about[0], first).toBe(id);
  }
});

test('The agent asks a clarifying question about gibberish, and answers facts from the product data', () => {
  for (const noise of ['asdkjh kkk', 'qwert', 'zzz?'])
    expect(STORE_AGENT.answer(noise), noise).toMatchObject({ kind: 'asked', about: [] });
  expect(STORE_AGENT.answer('is the belt vegan').text).toContain('leather');
  const { text, cards } = STORE_AGENT.answer('do you have anything for my husband, he wears L');
  expect(text).toMatch(/^In the store in L: the Chore jacket/);
  expect(cards.map(({ kind }) => kind)).not.toContain('dress');
});

test('The sentence that answers the question comes first, and the others are behind ‘more’', () => {
  for (const [asked, first, behind] of [
    [
      'What does a return cost?',
      /^6 euros for the label are taken off a refund; an exchange is free/,
      '30 days',
    ],
    ['How many days do I have?', /^You have 30 days .* Hemmed jeans can’t come back/, '6 euros'],
    ['Is the Mara see-through?', /^Mara dress: The skirt isn’t lined/, 'voile'],
    ['When would it be in Berlin?', /^Ordered now, it reaches Germany on Wednesday/, 'Orders before'],
  ] as const) {
    const { text, more } = STORE_AGENT.answer(asked);
    expect(text, asked).toMatch(first);
    expect(more?.text, asked).toContain(behind);
  }
  expect(STORE_AGENT.answer('What does a return cost?').more?.about).toBe('returns');
});

test('Each question that an answer suggests is answered, and no answer lists the whole store', () => {
  const { products } = DEMO_STORE;
  const lines = FILE.split('\n').filter((one) => one.startsWith('shopper'));
  for (const line of lines.flatMap((one) => (one.split('\t')[1] ?? '').split(' | ')))
    for (const answer of talk(...line.split(' > '))) {
      expect(products.filter(({ name }) => answer.text.includes(name)).length, line).toBeLessThan(5);
      for (const offered of answer.suggestions)
        expect(STORE_AGENT.answer(offered, answer.thread).about, offered).toHaveLength(1);
    }
});

test('Measurements of several pieces are given as ranges', () => {
  const { text } = STORE_AGENT.answer('how wide is the leg of the jeans?');
  expect(text).toMatch(
    /^Harrow Straight in 26 to 36: waistband 70 to 94 cm; .* Harrow Tapered in 26 to 32: /,
  );
  expect(text.split(' ').length).toBeLessThan(80);
});

test('A shopper can find a size by measure, choose a leg length, and fill the bag', () => {
  const [size, , taken] = talk('My waist is 72 cm. Which Harrow Straight?', 'ok i take it', '28 x 32');
  expect(size?.text).toContain('take the 28');
  expect(taken?.text).toBe('In the bag. This is a demonstration, nothing was bought.');
  expect(taken?.cards).toMatchObject([
    { name: 'Harrow Straight, raw indigo', details: '28 × 32, 3 left', price: '€148' },
  ]);
  const [, bought] = talk('Do you have the Tove shirt in M?', 'add it to my bag');
  expect(bought?.cards).toMatchObject([{ details: 'M, 3 left', price: '€96' }]);
  expect(STORE_AGENT.answer('dresses below 100 euros?').text).toContain('the Alba shirt dress is the least');
  expect(STORE_AGENT.answer('can you gift wrap it and how much is that').text).toMatch(/^We .* note\.$/);
});

test('Only a piece in the chosen size goes into the bag', () => {
  const [, , pair] = talk('30x32 jeans pls', 'how many left', 'ok add to bag');
  expect(pair?.cards).toMatchObject([{ name: 'Harrow Straight, raw indigo', details: '30 × 32, 2 left' }]);
  const [, open] = talk('which pieces are linen?', 'in M?', 'nice, take it').slice(1);
  expect(open).toMatchObject({ kind: 'asked', thread: {} });
  expect(open?.thread.bag).toBeUndefined();
});

test.each([
  ['Is the oat coloured sweater available in medium?', 'stock'],
  ['I’m allergic to nickel. Is the buckle on your belt safe for me?', 'fabric'],
  ['Which size of Chore jacket for a 98 cm chest if I only wear a shirt under it?', 'sizing'],
])('Words around a piece or a question decide the intent: %s', (asked, id) => {
  const { about, cards } = STORE_AGENT.answer(asked);
  expect(about).toEqual([id]);
  expect(cards).toHaveLength(1);
});

test('Each passage is found by its own question, and each topic has passages', () => {
  for (const passage of PASSAGES) expect(findPassages(passage.question)).toContain(passage);
  const ids = PASSAGES.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining(Object.values(TOPICS).flat()));
});

test('Any spelling, ending or apostrophe of a word finds its passage', () => {
  for (const typed of ['comission?', 'PRICES!!', 'what’s the price', 'Is it priced by sale?'])
    expect(findPassages(typed)[0]?.isForCall, typed).toBe(true);
  for (const typed of ['', '900', 'ines@shopper.example', '???', 'hello', 'thanks!'])
    expect(findPassages(typed), typed).toEqual([]);
});

test('A thread remembers piece, size, measure and place', () => {
  const [, tapered, price] = talk('waist 80 cm, which straight jeans', 'and the tapered?', 'how much is it');
  expect(tapered?.text).toContain('Harrow Tapered: take the 32');
  expect(price?.text).toContain('€138');
  const [, norway] = talk('How much is delivery to Germany?', 'and to Norway?');
  expect(norway?.text).toContain('To Norway: 4 to 7 working days, €15');
  expect(talk('how do i return', 'how long does it take')[1]?.about).toEqual(['returns']);
  expect(talk('gift wrap?', 'cool')[1]?.about).toEqual(['thanks']);
  expect(talk('your site is bad', 'asdf qwer')[1]?.kind).toBe('asked');
  const other = talk('waist 72 cm, which straight jeans', 'between M and L, which should i take');
  expect(other[1]).toMatchObject({ kind: 'asked', text: 'Which piece do you mean?' });
  expect(talk('Between a 28 and a 30. Which one?')[0]?.text).toContain('Harrow Straight: take the 28');
});

test.each([
  [
    'the bag’s total',
    ['add the mill tote to my bag', 'and a belt in 90', 'whats the total to germany'],
    '€129',
  ],
  [
    'free delivery in a total',
    ['tove shirt?', 'and the chore jacket', 'both to Spain, with shipping?'],
    '€281',
  ],
  [
    'the other piece of a kind',
    ['pockets in the alba dress?', 'and the other dress?'],
    'Mara dress: Pockets',
  ],
  [
    'a colour that isn’t made',
    ['Hi, is the black Lune knit still available?'],
    'Not in black: the Lune knit in oat',
  ],
  ['a shade', ['What colour is oat exactly, more beige?'], 'doesn’t describe the shade'],
  ['a part that no sheet names', ['tove shirt sleeves long enough?'], 'says nothing about sleeves'],
  ['what is closest', ['something warm for a summer wedding?'], 'Closest to that: the Alba'],
  ['a complaint with an order', ['you charged me twice', '4471, ines@shopper.example'], 'I’m sorry'],
  ['a rule’s case', ['can you hem the jeans', 'and can i return them after that?'], 'Hemmed jeans can’t'],
  ['a card’s number', ['my card is 4929 1234 1234 1234'], 'no card details'],
  ['a request before a question', ['the tote in my bag please. do you ship on saturdays'], 'In the bag'],
  ['a refund', ['I want to return the belt', 'how much would I get back'], '€58'],
  [
    'an order’s refund',
    ['4390 noor@shopper.example', 'I want to return the dress', 'how much comes back?'],
    '€204',
  ],
  [
    'an exchange',
    ['Does an exchange cost anything?', 'is that free in germany?'],
    'an exchange is free in the EU',
  ],
  [
    'another piece',
    ['tapered in 30x30?', 'that’s too long, what would you suggest instead?'],
    'Harrow Straight, in',
  ],
  [
    'a piece left out',
    ['put the tove in S in my bag', 'and the mill tote', 'remove the tote, whats my total'],
    '€96',
  ],
  ['a country that is no origin', ['I’m a wedding guest in Italy, what dress?'], 'Alba'],
  ['a height', ['palo in 40?', 'what about the length, im 178'], 'doesn’t say which length'],
  [
    'an order in brackets',
    ['old street on it (order 4515, tomas@shopper.example), can you change it?'],
    'not packed',
  ],
  ['somebody’s jeans', ['which belt size, I wear 32 jeans'], 'Strand belt: Measured'],
  ['a country after a rule', ['is an exchange free?', 'I’m in the UK btw'], 'an exchange is free in the EU'],
  [
    'a waist in French',
    ['Je fais 75 de tour de taille, quelle taille pour le pantalon Palo ?'],
    'take the 38',
  ],
  [
    'a complaint’s return',
    ['my belt arrived scratched', 'do i have to pay for sending it back'],
    'who pays to send it back',
  ],
  ['an order’s weekend', ['4471 ines@shopper.example', 'will it be here before the weekend'], 'Order 4471'],
  ['a rule’s price in German', ['wie lange kann ich was zurückschicken', 'und kostet das was?'], '6 euros'],
  ['a comparative', ['which pieces do you have for winter?', 'something warmer maybe?'], 'Chore jacket'],
  ['a length after the size', ['straight jeans size 28 length 30 available?'], '28 × 30 is sold out'],
  [
    'what is unwanted',
    ['do u have anything vegan / no wool or leather?'],
    'jeans, dresses, shirts, jackets and totes',
  ],
  ['a greeting in French', ['Bonjour, la robe Alba existe en S ?'], 'S is sold out'],
  [
    'a clause after a rule',
    ['do you ship to norway', 'how much is it and do i pay customs on top?'],
    'To Norway',
  ],
  ['a lost parcel', ['4480 eira@shopper.example', 'and if it never arrives?'], 'parcel is lost, a person'],
  [
    'measures in German',
    ['80 cm Taille und 88 cm Innenbeinlänge, welche Größe bei der Harrow Straight?'],
    'take the 32',
  ],
  ['an address in German', ['Wo ist meine Bestellung 4390, noor@shopper.example?'], 'Order 4390'],
  ['two sizes', ['Do you have M or L of the Tove?'], 'M (3 left)'],
  ['a new subject after a complaint', ['my belt arrived scratched', 'whats the return policy'], '30 days'],
  [
    'an exchange for a size',
    ['the mara is too big, can i swap it for an xs petite'],
    'petite XS is sold out',
  ],
  ['a likely question', ['my skin is sensitive', 'can they go in the machine'], 'Which piece'],
  ['two names of one thing', ['tell me about the lune', 'is the wool itchy'], 'Extra-fine merino'],
  ['a fabric', ['tell me about the straight jeans', 'does the leather need care'], 'Leather balm'],
  ['the next size', ['tapered in 28?', 'what’s the next size up, do you have it'], '30 × 30 is sold out'],
  ['duties on an order', ['4480 eira@shopper.example', 'are duties included?'], 'duties are included'],
  ['a size that is no measure', ['waist 82, straight jeans', 'is the 34 waist too big'], 'take the 32'],
  ['a reaction to wool', ['my skin reacts to wool, what can i wear'], 'jeans, dresses'],
  [
    'a complaint without a number',
    ['my belt arrived broken', 'don’t have the number on me'],
    'I’d pass this to the shop',
  ],
  ['delivery after an order', ['4471 ines@shopper.example', 'by friday?'], 'Order 4471'],
  [
    'an address',
    ['4515 tomas@shopper.example, can I change the street', 'Calle Mayor 14, Madrid'],
    'pass this to',
  ],
  ['free delivery', ['is delivery to spain free for the tote and the belt'], '€129'],
  ['a question before another piece', ['how do I wash the Lune? And the Tove?'], 'Tove shirt: Machine wash'],
  [
    'delivery after a sold-out size',
    ['the Tove in L?', 'how long to Spain?', 'and when will it arrive?'],
    'reaches Spain',
  ],
  [
    'a new subject after an order',
    ['4471 ines@shopper.example', 'My waist is 82, straight jeans'],
    'take the 32',
  ],
  [
    'another order',
    ['4390 noor@shopper.example', 'change the street of 4515, tomas@shopper.example'],
    'not packed',
  ],
  [
    'a larger size',
    ['the Mara in S?', 'one size bigger?', 'put it in my bag', 'what’s in my bag'],
    'in the bag',
  ],
  ['the last size', ['the Alba in XL?', 'and the next size up?'], 'the last size'],
  [
    'a size of another piece',
    ['tell me about the Tove', 'do you have a 32 in jeans?'],
    'Harrow Straight, in stock',
  ],
  ['two looks', ['how much is the blue cotton one?'], '€168'],
  ['a height beside a bust', ['petite dresses?', 'im 158cm, bust 86'], 'petite S (4 left)'],
  ['an empty bag', ['what’s in my bag?', 'tell me about the Mara', 'total with delivery to Spain?'], '€210'],
  ['an order after payment', ['how can I pay?', '4471 ines@shopper.example'], 'Order 4471'],
  ['a dent', ['my tote arrived with a dent', '4390 noor@shopper.example'], '6 working days ago'],
  ['a follow-up in German', ['Liefert ihr in die Schweiz?', 'Und was kostet das?'], 'To Switzerland: 4 to 7'],
  [
    'a size in French',
    ['la robe en lin taille grand ?', 'vous l’avez en petite S ?'],
    'Mara dress, in stock: petite S (4 left)',
  ],
  [
    'a decimal comma in German',
    ['Ich bin 1,60 m groß, Brustumfang 87: welche Größe beim Mara?'],
    'take the S',
  ],
  ['a gift', ['hi, looking for a present for my girlfriend, budget about 70'], 'the Mill tote (€58)'],
  ['a kind left out', ['something nice for the office, not a dress'], 'In the store: the Palo trousers'],
  ['an allergy', ['I’m allergic to wool, which of your sweaters could I wear?'], 'none without wool'],
  [
    'the order of a complaint',
    ['my belt arrived scratched', 'its order 4390, noor@shopper.example'],
    'I’m sorry',
  ],
  [
    'what a complaint adds',
    ['there’s a hole in my shirt', 'it’s the white one, bought it last week'],
    'I’m sorry',
  ],
  ['two body measures', ['what size of the Alba, bust is 93, waist 77'], 'take the M'],
  ['a size that is owned', ['do you have the tove', 'i have M now so L, is it available'], 'L is sold out'],
  ['a temperature', ['which of your jeans can go in the washing machine at 30?'], 'the Harrow Tapered'],
  [
    'a total with wrapping',
    ['the tote', 'can you gift wrap it?', 'how much is that in total to Portugal?'],
    '€66',
  ],
  ['the longest leg', ['what’s the longest inseam you have?'], '86 cm in length 34'],
  ['a bag that is the tote', ['does my macbook 16 fit in the bag'], 'a 16-inch one does not'],
  ['a material before what isn’t sold', ['looking for a denim skirt'], 'We don’t sell skirts'],
  ['an order’s arrival', ['4515 tomas@shopper.example', 'will it still arrive in time'], 'Order 4515'],
])('The agent understands %s', (_, asked, told) => {
  expect(talk(...asked).at(-1)?.text).toContain(told);
});

test('Support finds nothing for other subjects, and says what no page answers', () => {
  for (const asked of ['who is going to win the premier league this year', 'asdfgh test', 'tell me a joke'])
    expect(findPassages(asked), asked).toEqual([]);
  for (const asked of ['does my customers data stay in europe?', 'will it slow down my website'])
    expect(findPassages(asked)[0]?.text, asked).toMatch(/^Our pages don’t say/);
});

test('Unwanted pieces are left out, a size with a piece asks for stock, and hemmed jeans can’t be returned', () => {
  expect(talk('anything below 100 euros?', 'not linen tho')[1]?.text).not.toContain('Tove');
  expect(talk('tapered 28 long leg?', 'n 26')[1]?.about).toEqual(['stock']);
  expect(STORE_AGENT.answer('Can I send the shortened jeans back?').text).toContain('hemmed jeans can’t');
});

test('An order is shown only if its number and its email address are given', () => {
  const [asked, told] = talk('Where is my order 4471?', 'ines@shopper.example');
  expect(asked?.text).not.toContain('sorting centre');
  expect(told?.text).toContain('sorting centre');
  const other = talk('order 4471, noor@shopper.example')[0]?.text;
  expect(other).toBe(talk('order 1234, nobody@shopper.example')[0]?.text);
});

test('Discounts, complaints and guaranteed dates go to a person', () => {
  const forAPerson = [
    '20% off if I take both?',
    'your site is shit',
    'Can you guarantee it arrives by Friday?',
  ];
  for (const asked of forAPerson) expect(STORE_AGENT.answer(asked).kind, asked).toBe('handed-over');
});

test.each([
  [
    'delivery',
    'Was kostet die Lieferung nach Berlin?',
    'Quel est le délai de livraison ?',
    '¿Cuánto cuesta el envío?',
  ],
  ['returns', 'Kann ich das Kleid zurückgeben?', 'Je peux retourner la robe ?', 'Puedo devolver el vestido'],
  ['sizing', 'Welche Größe brauche ich?', 'Quelle taille choisir', 'Qué talla necesito'],
  ['stock', 'Ist die Jacke in M verfügbar', 'La veste est disponible en M ?', '¿Tienen la chaqueta en M?'],
  ['order-status', 'Wo ist meine Bestellung', 'Où est ma commande', 'Dónde está mi pedido'],
  ['payment', 'Wie kann ich bezahlen', 'Quels moyens de paiement', 'Cómo puedo pagar'],
  ['discount', 'Gibt es Rabatt?', 'Vous avez un code promo', 'Hay descuento'],
  [
    'fabric',
    'Aus welchem Material ist der Pulli',
    'En quelle matière est le pull',
    'De qué material es el jersey',
  ],
  ['care', 'Wie wasche ich den Pullover?', 'Comment laver le pantalon', 'Cómo se lava la camisa'],
  [
    'human',
    'Ich möchte mit einem Menschen sprechen',
    'Parler à un conseiller',
    'Quiero hablar con una persona',
  ],
])(
  'German, French and Spanish questions about %s are answered, with a sentence in that language',
  (id, ...asked) => {
    const answers = Object.values(LANGUAGES).map((language) => language.answers);
    for (const [at, question] of asked.entries()) {
      const { about, text } = STORE_AGENT.answer(question);
      expect(about, question).toEqual([id]);
      expect(text.startsWith(answers[at] ?? '?'), question).toBe(true);
    }
  },
);

test('Each word of a language stands once in its table', () => {
  for (const { words } of Object.values(LANGUAGES)) {
    const own = words.split(/;\s+/).flatMap((row) => clean(row).split(': ')[1]?.split(', ') ?? []);
    expect(own.filter((word, at) => own.indexOf(word) !== at)).toEqual([]);
  }
});

test('Many words of a fabric take no longer than one', () => {
  expect(STORE_AGENT.answer('cotton '.repeat(85)).text).not.toBe('');
});

test('A question in a known language but on another subject is declined in it; other languages are told of English', () => {
  expect(STORE_AGENT.answer('Wie ist das Wetter bei euch?').text).toBe(LANGUAGES.de.cannot);
  expect(STORE_AGENT.answer('送料はいくらですか').text).toContain('reads English');
  for (const asked of [
    'paypal?',
    'jeans?',
    'materials?',
    'any recommendations?',
    'order cancelled',
    'do you ship to los angeles',
  ])
    expect(STORE_AGENT.answer(asked).text, asked).not.toMatch(/Englisch|anglais|inglés/);
});

test.each([
  [[...DEMO.prompts.questions], 'discount'],
  [['How long is shipping to Norway?', 'is it lined?'], 'fabric'],
  [['whats delivery to france', "what size if I'm a UK 12?"], 'sizing'],
  [['how can I pay?', 'do you have gift cards?'], 'gift-card'],
  [['how do i return', 'delivery to london?'], 'delivery'],
  [['do you repair jeans', 'who pays the postage'], 'repairs'],
] as const)('A follow-up keeps the subject only if it names no other: %s', (asked, id) => {
  expect(talk(...asked).at(-1)?.about).toEqual([id]);
});

test.each([
  ['can i return it and do you take paypal', 'returns', 'payment'],
  ['do you have the lune in m and how long is shipping to france', 'stock', 'delivery'],
  ['whats the fabric and where is it made', 'made-in', 'fabric'],
])('Two questions in one message get both answers: %s', (asked, ...ids) => {
  expect(STORE_AGENT.answer(asked).about).toEqual(ids);
});

test.each([
  ['do you sell shoes', 'We don’t sell shoes. '],
  ['how much is a hoodie', 'We don’t sell hoodies'],
  ['my promo code isnt working', 'We have no promo codes. '],
  ['do you have regular fit jeans', 'We have no regular fit. Harrow Straight: Straight leg'],
])('The agent says that the store doesn’t have what was asked for: %s', (asked, start) => {
  expect(STORE_AGENT.answer(asked).text.startsWith(start)).toBe(true);
  expect(STORE_AGENT.answer('what goes with my shoes').text).not.toContain('sell');
});

test('Orders count as checked only if one was looked up, and suggestions agree with a plural name', () => {
  expect(STORE_AGENT.answer('where is my order').checked).toEqual([]);
  expect(STORE_AGENT.answer('order 4471, noor@shopper.example').checked).toEqual(['orders']);
  const { suggestions } = STORE_AGENT.answer('What size of the Palo trousers should I take?');
  expect(suggestions).toContain('How do the Palo trousers fit?');
});

test.each([
  ['how much is it', 'price'],
  ['How much does it cost', 'price'],
  ['can I see a case study from a fashion brand', 'case-studies'],
  ['why not just use Fin', 'Fin'],
  ['We’re on Gorgias, do we have to leave it?', 'keep-help-desk'],
  ['Our catalogue changes every week', 'catalogue-changes'],
  ['does it make stuff up', 'made-up'],
  ['who do I call when it breaks on a Sunday', 'weekends'],
  ['which AI model', 'model'],
  ['which brands use you', 'references'],
])('An owner’s question finds its passage first: %s', (asked, id) => {
  expect(findPassages(asked)[0]?.id).toBe(id);
});

test.each([
  ['commission in the trial', 'refund', 'policies/terms.md', 'We then invoice nothing for sales made during'],
  ['refund-after', 'refund', 'policies/terms.md', 'non-refundable unless otherwise'],
  ['card-details', 'card-details', 'policies/terms.md', 'we do not store card details'],
  ['reads', 'reads', 'home.ts', 'Size charts, product copy, fabric notes, policies, past tickets.'],
])('The passage about %s quotes its page', (_, id, page, words) => {
  const written = readFileSync(new URL(`../../content/${page}`, import.meta.url), 'utf8');
  expect(PASSAGES.find((passage) => passage.id === id)?.text).toContain(words);
  expect(written.replace(/\s+/g, ' ')).toContain(words);
});

const ODD = ['\n', ...'<b> {{x}} \u202e \u200b 99 777 4471 5000 % " -- ines@shopper.example'.split(' ')];

test('Any text at any turn gets an answer without markup, and with no figure from outside the data', () => {
  const words = FILE.split(/\s+/);
  const sentence = array(constantFrom(...words, ...ODD), { maxLength: 60 }).map((all) => all.join(' '));
  const anything = oneof(sentence, string({ unit: codePoint, maxLength: 2_000 }));
  const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
  console.log(`Any text: SEED=${seed}`);
  assert(
    property(array(anything, { minLength: 1, maxLength: 4 }), (asked) => {
      for (const answer of talk(...asked)) expectSound(answer);
      for (const question of asked) expect(findPassages(question).length).toBeLessThanOrEqual(3);
    }),
    { numRuns: 300, seed, examples: [[['<img src=x> 4471', 'ines@shopper.example', 'and?']]] },
  );
});

/** Asks the store's agent these questions in turn, in one thread. */
function talk(...asked: string[]): AgentAnswer[] {
  let thread: Thread | undefined;
  return asked.map((question) => {
    const answer = STORE_AGENT.answer(question, thread);
    thread = JSON.parse(JSON.stringify(answer.thread));
    return answer;
  });
}

/** Expects short plain text. Its figures must be from the store's data, or from an order that the shopper proved is theirs. */
function expectSound({ text, more, cards, suggestions, thread }: AgentAnswer): void {
  expect(text).toMatch(/\S/);
  // Expect a short answer: a list of the whole store would take 400 words.
  expect(text.split(' ').length).toBeLessThanOrEqual(110);
  expect([text, more?.text, ...suggestions].join()).not.toMatch(/[<>{}\u200b-\u200f\u202a-\u202e]/);
  const { orders, ...open } = DEMO_STORE;
  const proved = orders.filter(({ number, email }) => number === thread.order && email === thread.email);
  const known = figuresIn(JSON.stringify([open, proved]).replace(/-/g, ' '));
  const onCards = cards.map(({ name, details, price }) => `${name} ${details} ${price}`);
  // Totals and what is left of a refund are worked out.
  const shown = [text, more?.text, ...onCards].join(' ').replace(/\bthat (?:is|leaves) €\d+/g, '');
  expect([...figuresIn(shown)].filter((figure) => !known.has(figure))).toEqual([]);
}

function figuresIn(text: string): Set<string> {
  return new Set(text.match(/\d+(?:[.:]\d+)*/g) ?? []);
}
