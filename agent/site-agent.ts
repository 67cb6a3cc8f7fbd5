import { stemmer } from 'stemmer';
import { ORDERS_TO_OBEY, ORDINARY, SMALL_TALK } from './everyday.ts';
import { looksForeign } from './language.ts';
import { writtenOut } from './phrases.ts';
import { everyCode, REGION_NAMES } from './regions.ts';
import {
  ASKING,
  DECISIVE,
  FILLERS,
  HARMLESS,
  HOSTILE,
  ITSELF,
  MEANINGS,
  REFUSED,
  WEIGHTY,
} from './site-lexicon.ts';
import { createSpelling } from './spelling.ts';
import { clean, plain, sentences, shortened, stemmed } from './text.ts';
import type { Agent, Answer, SiteFact, SiteKnowledge, Thread } from './types.ts';

/** The share of a question, rare words counting more, that a way to ask has to cover: more if a word is unknown. */
const ENOUGH = 0.3;
const ENOUGH_WITH_UNKNOWN = 0.36;

/** A way to ask that scores so much is met, whatever else the question holds. */
const SURE = 7;

/** What a meaning counts that only the answer has, or its question. */
const IN_TEXT = 0.15;

/** What a meaning of the question before counts. */
const BEFORE = 0.35;

/** What a meaning counts that the same message told before its question. */
const TOLD_BEFORE = 0.8;

/** Whoever says more than so many words wants more than a greeting. */
const MOST_OF_TALK = 5;

/** Most words of a phrase in the lexicon. */
const LONGEST = 6;

/** Tells what the asker’s own agent did wrong. */
const REPORTED =
  /^(?!.*\b(?:if|suppose)\b).*\b(?:(?:our|my) (?:agent|bot|chatbot)|(?:agent|bot) on (?:our|my) \w+) (?:keeps|told|gave|gives|stopped|(?:is|has) (?:not|broken|down|offline))\b/;

/** Asks for an exception to the terms. */
const EXCEPTION =
  /\bmore (?:weeks|days|months) (?:for )?free\b|\bmoney back anyway\b|\bknock\b.* (?:off|down)\b/;

/** Between what is told of the asker’s shop, and the question. */
const SITUATION = /, (?!.*\bthat\b)(?=(?:what|how|which|when|who|where|do|does|can|is|are)\b)/i;

/** Words that ask without saying for what. */
const TOLD = /\b(?:tell|let) (?:me|us)(?: know| more)?(?: about)?\b/g;

/** A verb and its particle, with something between them: 'send the dress back'. */
const APART =
  /\b(sen[dt]s?|gives?|brings?|ships?|turn|switch|shut|take|write|put) ((?:(?!it\b)\w+ ){1,3})(back|off|down|with (?:me|us))\b/g;

const ASPECTS = stems(ASKING);

const SUBJECTS = stems(WEIGHTY);

const DECIDING = stems(DECISIVE);

/** What is said where a person has to decide, and what the person is told. */
const HANDED_OVER: Record<string, [text: string, handover: string]> = {
  person: [
    'Of course. Leave a message with your address, and a person answers you.',
    'Wants to talk to a person.',
  ],
  complaint: [
    'I’m sorry. That needs a person: leave a message, and say when it was and what you expected.',
    'Has a complaint.',
  ],
  bargain: [
    'Terms of your own are for the founder to agree, on the call or in answer to a message.',
    'Asks for terms of their own.',
  ],
  deadline: [
    'A day that has to hold I can’t promise. Leave a message, and a person answers whether it can be done.',
    'Needs it by a certain day.',
  ],
  account: [
    'I see no accounts, bookings or invoices. Leave a message, and a person looks it up.',
    'Asks about their own booking, agreement or data.',
  ],
};

/** The agent about the site's own company. What it can't answer goes to the form for messages. */
export function createSiteAgent({ brand, facts }: SiteKnowledge): Agent {
  const answers = [
    ...facts.map((fact) => ({
      id: fact.id,
      fact,
      asked: `${fact.question.endsWith('?') ? fact.question : ''},${fact.asked}`,
      text: `${fact.question} ${fact.answer} ${fact.asked}`,
    })),
    ...Object.entries(REFUSED).map(([id, asked]) => ({ id, fact: undefined, asked, text: '' })),
  ].map(({ asked, text, ...answer }) => ({
    ...answer,
    ways: asked
      .split(',')
      .map(meant)
      .filter(({ length }) => length > 0),
    text: new Set(meant(text).flat()),
  }));
  /** How many answers a meaning leads to. */
  const leads = new Map<string, number>();
  for (const { ways } of answers)
    for (const one of new Set(ways.flat(2))) leads.set(one, (leads.get(one) ?? 0) + 1);
  const vocabulary = new Set([
    ...ORDINARY,
    ...SMALL_TALK.words,
    ...(plain(
      [
        MEANINGS,
        FILLERS,
        ...facts.flatMap(({ question, asked, answer }) => [question, asked, answer]),
        ...Object.values(REFUSED),
      ].join(' '),
    ).match(/[a-z]{3,}/g) ?? []),
  ]);
  const known = new Set([...vocabulary].map(stemmer));
  const everyday = new Set([...ORDINARY].map(stemmer));
  const mend = createSpelling(vocabulary);
  const can = `I answer about ${brand}: what the agents do, prices, the trial, set-up, data and calls.`;

  return {
    answer(question, thread = {}) {
      const text = clean(question);
      if (looksForeign(text))
        return reply(
          'declined',
          `I only read English so far. Ask me in English, or leave a message in your language.`,
          thread,
        );
      if (isHostile(text))
        return reply(
          'declined',
          `I answer from this site’s pages and nothing else, whatever is typed here. ${can}`,
          thread,
        );
      const whole = answerOne(text, thread);
      const parts = sentences(text).flatMap((part) => (isQuestion(part) ? part : part.split(SITUATION)));
      if (parts.length < 2) return whole;
      const answers: Answer[] = [];
      /** What is told before a question is what the question is about. */
      const told: string[] = [];
      for (const part of parts) {
        const before = answers.at(-1)?.thread ?? thread;
        const answer = answerOne(part, before, told);
        if (answer.kind === 'handed-over') return answer;
        if (isQuestion(part) || !parts.some(isQuestion)) answers.push(answer);
        else told.push(...meant(mended(part)).flat());
      }
      const found = answers.filter(
        ({ links, thread: { topic } }, at) =>
          links.length > 0 &&
          answers.findIndex((other) => other.links.length > 0 && other.thread.topic === topic) === at,
      );
      return found.length > 0 ? found.slice(-2).reduce(both) : whole;
    },
  };

  function answerOne(text: string, thread: Thread, told: string[] = []): Answer {
    const read = mended(text);
    const asked = meant(read);
    const talks = SMALL_TALK.find(stemmed(read)).map(({ id }) => id);
    if (ITSELF.test(read))
      return reply('answered', smallTalk(['bot'], ' you ') ?? '', thread, ['what this is']);
    if (REPORTED.test(read)) return handOver('complaint', thread);
    if (EXCEPTION.test(read)) return handOver('bargain', thread);
    const best = find(asked, thread, told, read);
    if (best?.fact) return tell(best.fact, asked, best.means);
    if (best && best.id !== 'unsaid') return handOver(best.id, thread);
    const talk = !best && asked.length <= MOST_OF_TALK && smallTalk(talks, stemmed(read));
    if (talk) return reply('answered', talk, thread, ['what this is']);
    return reply(
      'declined',
      `That isn’t on our pages, so I don’t know. Leave a message, and a person answers.`,
      thread,
    );
  }

  function isHostile(text: string): boolean {
    return (
      HOSTILE.some((pattern) => pattern.test(text)) ||
      ORDERS_TO_OBEY.find(stemmed(mended(text).replace(HARMLESS, ''))).length > 0
    );
  }

  /** Small letters, shorthand written out, slips mended. */
  function mended(text: string): string {
    return wordsOf(text)
      .slice(0, 80)
      .map(
        (word) =>
          writtenOut(word)?.join(' ') ??
          (known.has(stemmer(word)) || /^\d/.test(word) ? word : (mendedWord(word) ?? word)),
      )
      .join(' ')
      .replace(TOLD, '')
      .replace(APART, '$1 $3 $2');
  }

  /** Corrects a typo, but never swaps a letter in a short word: 'block' is not 'black'. */
  function mendedWord(word: string): string | undefined {
    const found = mend(word);
    const isOther =
      found?.length === word.length &&
      word.length < 6 &&
      [...found].sort().join() !== [...word].sort().join();
    return isOther ? undefined : found;
  }

  /** Finds the answer with the way to ask that shares most with the question; undefined if none shares enough. */
  function find(asked: string[][], thread: Thread, toldBefore: string[], text: string): Found | undefined {
    const own = new Set(asked.flat());
    /** The words of the longest way to ask that is all that was asked. */
    const whole = Math.max(
      0,
      ...answers
        .flatMap(({ ways }) => ways)
        .filter(
          (way) =>
            way.every((word) => word.some((one) => own.has(one))) &&
            asked.every((word) => word.some((one) => way.flat().includes(one))),
        )
        .map(({ length }) => length),
    );
    const isFollowUp =
      /^(?:and|or|but|so|then|also|what about|how about|ok)\b/.test(text) ||
      // 'Does it tell people?' is asked of the agent, not of what was told before.
      (whole < 3 && /\b(?:it|that|they|them|those|these|there|this|one|ones|both|then)\b/.test(text)) ||
      (whole < 2 &&
        asked.filter((word) => !word.some((one) => ASPECTS.has(one)) && weight(word) > 0).length < 2);
    const told = new Set(toldBefore);
    // A new subject replaces the last one, as in 'and the website?'.
    const isNewSubject = [...own].some((one) => SUBJECTS.has(one));
    const before = new Set([
      ...told,
      ...((isFollowUp && thread.asked?.filter((one) => !isNewSubject || !SUBJECTS.has(one))) || []),
    ]);
    const share = (has: Set<string>) => {
      const covered = asked.filter((word) => word.some((one) => has.has(one)));
      const open = asked.filter((word) => !covered.includes(word) && !word.some((one) => ASPECTS.has(one)));
      const hit = sum(covered.map(weight));
      return hit / (hit + sum(open.map(weight)) || 1);
    };
    const enough = asked.some(isUnknown) ? ENOUGH_WITH_UNKNOWN : ENOUGH;
    const best = answers
      .map((answer) => {
        let most = 0;
        let means: string[][] = [];
        for (const way of answer.ways) {
          const hits = way.filter((word) => word.some((one) => own.has(one)));
          const kept = way.filter(
            (word) =>
              !hits.includes(word) &&
              word.some((one) => answer.id !== 'unsaid' && (answer.fact ? before : told).has(one)),
          );
          if (hits.length === 0 || way.length - hits.length - kept.length > way.length / 4) continue;
          const score =
            sum(hits.map((word) => Math.min(...word.filter((one) => own.has(one)).map(rarity)))) +
            sum(
              kept.map(
                (word) =>
                  rarest(word) *
                  (word.some((one) => told.has(one))
                    ? TOLD_BEFORE
                    : BEFORE * (word.some((one) => ASPECTS.has(one)) ? 0.3 : 1)),
              ),
            );
          if (
            !way.flat().some((one) => DECIDING.has(one)) &&
            (way.length < 2 || score < SURE) &&
            share(new Set(way.flat())) < (way.length > 1 ? enough : 1.4 * enough)
          )
            continue;
          if (score > most) [most, means] = [score, way];
        }
        if (most === 0) return { ...answer, means, score: 0 };
        const inText =
          sum(asked.filter((word) => word.some((one) => answer.text.has(one))).map(weight)) +
          BEFORE * 0.5 * sum([...before].filter((one) => answer.text.has(one) && !own.has(one)).map(rarity));
        return { ...answer, means, score: most + IN_TEXT * inText + (answer.id === thread.topic ? 0.1 : 0) };
      })
      .sort((one, other) => other.score - one.score)[0];
    return best && best.score > 0 ? best : undefined;
  }

  /** Whether a word leads to no answer and is no everyday word either. */
  function isUnknown(means: string[]): boolean {
    return means.every(
      (one) => !leads.has(one) && !everyday.has(one) && one !== 'digit' && one !== 'countri',
    );
  }

  /** How much a word says: less, the more answers it leads to. An ordinary word that leads to none says nothing. */
  function weight(means: string[]): number {
    return Math.max(
      ...means.map((one) =>
        one === 'digit' || (!leads.has(one) && everyday.has(one))
          ? 0
          : leads.has(one)
            ? rarity(one)
            : rarity(one) / 2,
      ),
    );
  }

  function rarest(word: string[]): number {
    return Math.max(...word.map(rarity));
  }

  function rarity(one: string): number {
    const rare = Math.log(1 + facts.length / (leads.get(one) ?? 1));
    return ASPECTS.has(one)
      ? 0.6 * rare
      : DECIDING.has(one)
        ? 8
        : SUBJECTS.has(one)
          ? Math.max(rare, 5)
          : rare;
  }

  function tell(fact: SiteFact, asked: string[][], means: string[][]): Answer {
    // 'Yes' and 'that' answer the page's question, which may not be the one that was asked.
    const refers = /^(?:Yes|No|That|It|We do)\b/.test(fact.answer) && fact.question.endsWith('?');
    return {
      kind: 'answered',
      text: shortened([refers ? `${fact.question} ${fact.answer}` : fact.answer]),
      checked: [fact.source],
      cards: [],
      links: [fact.link],
      thread: {
        topic: fact.id,
        asked: [
          ...new Set([
            ...asked.flat().filter((one) => leads.has(one)),
            ...means.flat(),
            ...meant(fact.asked.split(',')[0] ?? '').flat(),
          ]),
        ],
      },
    };
  }

  function handOver(id: string, thread: Thread): Answer {
    const [text = '', handover = ''] = HANDED_OVER[id] ?? [];
    return { ...reply('handed-over', text, thread), handover: `${handover} Nothing was promised.` };
  }

  function reply(
    kind: Answer['kind'],
    text: string,
    thread: Thread,
    checked = ['this site’s pages'],
  ): Answer {
    return { kind, text, checked, cards: [], links: [], thread };
  }

  function smallTalk(all: string[], stems: string): string | undefined {
    const ids = all.filter((id) => id !== 'bot' || / (you|thi|who|am) /.test(stems));
    if (ids.includes('bot') || ids.includes('demo'))
      return 'I’m a demonstration without a language model: I find the page that answers you, in your browser. The agents we build for stores do use one, and say so.';
    if (ids.includes('privacy'))
      return 'It runs in your browser; nothing you type leaves it, unless you leave a message.';
    if (ids.includes('thanks')) return 'You’re welcome.';
    if (ids.includes('bye')) return 'Goodbye, and thank you.';
    return ids.length > 0 ? `Hello. ${can}` : undefined;
  }
}

interface Found {
  id: string;
  fact: SiteFact | undefined;
  means: string[][];
}

/** What each phrase of the lexicon means, by its letters and by its stems; by its letters alone after a '='. */
const LEXICON = new Map<string, string[]>();
for (const line of MEANINGS.trim().split('\n')) {
  const phrases = line.split(', ');
  const name = stemmed(phrases[0] ?? '').trim();
  for (const phrase of phrases)
    for (const key of phrase.startsWith('=') ? [phrase] : new Set([`=${phrase}`, stemmed(phrase).trim()]))
      LEXICON.set(key, [...new Set([...(LEXICON.get(key) ?? []), name])]);
}

for (const code of everyCode()) {
  const key = `=${plain(REGION_NAMES.of(code) ?? '').replace(/[^a-z]+/g, ' ')}`;
  if (!LEXICON.has(key) && key !== '=jersey') LEXICON.set(key, ['countri']);
}

const LEFT_OUT = stems(FILLERS);

/** What the words of a text mean, fillers left out. A phrase of the lexicon counts as one word. */
function meant(text: string): string[][] {
  const words = wordsOf(text);
  const stemsOf = words.map(stemmer);
  const found: string[][] = [];
  for (let at = 0; at < words.length; ) {
    let length = Math.min(LONGEST, words.length - at);
    let means: string[] | undefined;
    for (; length > 0; length -= 1) {
      means =
        LEXICON.get(`=${words.slice(at, at + length).join(' ')}`) ??
        (length > 1 || !LEFT_OUT.has(stemsOf[at] ?? '')
          ? LEXICON.get(stemsOf.slice(at, at + length).join(' '))
          : undefined);
      if (means) break;
    }
    if (means) found.push(means);
    else if (/^\d/.test(words[at] ?? '')) found.push(['digit']);
    else if (!LEFT_OUT.has(stemsOf[at] ?? '')) found.push([stemsOf[at] ?? '']);
    at += Math.max(1, length);
  }
  return [...new Map(found.map((word) => [word.join(), word])).values()];
}

function wordsOf(text: string): string[] {
  return (
    plain(text)
      .replace(/'/g, '')
      .replace(/%/g, ' percent ')
      .match(/[a-z]+|\d+/g) ?? []
  );
}

function stems(words: string): Set<string> {
  return new Set(stemmed(words).trim().split(' '));
}

function isQuestion(part: string): boolean {
  return /\?|^\W*(?:(?:and|so|but|ok|hi|hello|hey|also|or|please) )*(?:how|what|where|when|which|why|who|whose|whom|do|does|did|is|are|can|could|will|would|should|may|have|has|tell|any)/i.test(
    part,
  );
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Two questions of one message, answered in turn. */
function both(one: Answer, other: Answer): Answer {
  return {
    ...other,
    text: shortened([one.text, other.text]),
    checked: [...new Set([...one.checked, ...other.checked])],
    links: [...new Map([...one.links, ...other.links].map((link) => [link.href, link])).values()],
  };
}
