import { stemmer } from 'stemmer';
import { ORDERS_TO_OBEY, ORDINARY, SMALL_TALK } from './everyday.ts';
import { looksForeign } from './language.ts';
import { phrases, writtenOut } from './phrases.ts';
import { createSpelling } from './spelling.ts';
import { clean, plain, sentences, shortened, stemmed } from './text.ts';
import type { Agent, Answer, SiteFact, SiteKnowledge, Thread } from './types.ts';

/** The share of a question's words, rare words counting more, that a fact has to contain. */
const ENOUGH = 0.42;

/** How much a word counts by where it stands in a fact. */
const WEIGHTS = { question: 1, alsoAsked: 0.9, answer: 0.6 };

/** Weight of a filler, and of a word of the question before. */
const FILLER = 0.1;
const BEFORE = 0.4;

/** How alike a question of fillers only and a fact's own question have to be. */
const ALIKE = 0.6;

const HAND_OVERS = phrases({
  person:
    'human, a person, real person, speak to, talk to, someone, call me, call back, phone me, manager, hand me over, leave a message, send a message, write to you',
  complaint:
    'complain, complaint, ridiculous, never worked, want a refund, want my money back, not working, broken, bug, outage, down, angry, unhappy, disappointed, wrong invoice, charged twice, overcharged, error on, refuse, lawyer, terrible, awful, nobody answered, no reply',
  bargain:
    'discount, waive, cheaper, set our commission, commission to, do it for, lower commission, better rate, special price, negotiate, exception, custom contract, reduce the commission, lower rate, half the commission, for free',
  deadline: 'tomorrow, by @day, by tonight, guaranteed by, urgent, asap, today still',
  account:
    'i booked, no email yet, my account, my invoice, my booking, cancel my call, move my call, reschedule, my agent, my contract, our agent, our contract, my trial, delete my data, erase my data',
});

/** Groups of words that mean the same here. */
const CONCEPTS = new Map(
  [
    'cost price fee fees pricing costs expensive bill',
    'fast quick quickly soon rapid rapidly',
    'keep kept store stored save saved hold retain retention saving',
    'live running launch launched online start started',
    'wrong error errors mistake mistakes incorrect nonsense false',
    'cancel leave quit stop end ending terminate exit',
    'languages language langs lang multilingual',
    'check watch monitor monitors eye look',
    'agent bot chatbot robot assistant',
    'shop shops brand label business company boutique webshop',
    'caller shopper shoppers customer customers client visitor visitors',
    'answer reply respond response answers replies',
    'train teach learn training',
    'begin first step',
    'platform platforms system systems',
    'later afterwards',
  ].flatMap((group) => {
    const [first = '', ...others] = stemmed(group).trim().split(' ');
    return others.map((other): [string, string] => [other, first]);
  }),
);

/** Subjects that the pages leave out, though they use the words. */
const UNSAID = phrases({
  unsaid:
    'server, servers, hosted, data centre, region, subprocessor, sub processor, iso, soc, certified, competitor, competitors, employees, revenue, your turnover, your clients, many customers/clients/stores, google ads, seo, startup, besides you, how old, founded, name, which ~ language model, which model, which llm, is it gpt',
});

/** Words of a question that say little about its subject. */
const FILLERS = new Set(
  stemmed(
    'a an the is are was were be been do does did you your yours we our us i me my it its this that these those of to in on at for from with by as and or if so what which how when where who why can could would will should have has had get got there any some about just not no yes please tell want need like know much many long really ever also then them they he she one ones u hi hello hey ok thanks thank am im id use take make give more than too very s re ve ll d t stuff thing guy hi will again ok there here only may ask once over',
  )
    .trim()
    .split(' '),
);

/** The agent about the site's own company. What it can't answer goes to the form for messages. */
export function createSiteAgent({ brand, facts }: SiteKnowledge): Agent {
  const entries = facts.map((fact) => ({
    fact,
    words: weighed(fact),
    questions: [fact.question, ...(fact.alsoAsked ?? [])].map(subjects),
  }));
  const frequency = new Map<string, number>();
  for (const { words } of entries)
    for (const word of words.keys()) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  const vocabulary = new Set([
    ...ORDINARY,
    ...facts.flatMap(
      ({ question, alsoAsked = [], answer }) =>
        plain([question, ...alsoAsked, answer].join(' ')).match(/[a-z]{3,}/g) ?? [],
    ),
    ...HAND_OVERS.words,
    ...UNSAID.words,
    ...SMALL_TALK.words,
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
      if (
        ORDERS_TO_OBEY.find(stemmed(mended(text))).length > 0 ||
        /\b(?:system|assistant|user) ?:|<[a-z/!]|\{\{|\$\{/i.test(text)
      )
        return reply(
          'declined',
          `I answer from this site’s pages and nothing else, whatever is typed here. ${can}`,
          thread,
        );
      const parts = sentences(text);
      const answers = parts.length > 1 ? parts.map((part) => answerOne(part, thread)) : [];
      const handed = answers.find(({ kind }) => kind === 'handed-over');
      if (handed) return handed;
      const told = answers.filter(
        ({ links }, at) =>
          links.length > 0 && answers.findIndex(({ text: same }) => same === answers[at]?.text) === at,
      );
      return told.length > 0 ? told.slice(0, 2).reduce(both) : answerOne(text, thread);
    },
  };

  function answerOne(text: string, thread: Thread): Answer {
    const read = mended(text);
    const stems = stemmed(read);
    const asked = subjects(read);
    const best = UNSAID.find(stems).length > 0 ? undefined : find(asked, thread);
    const [handed] = HAND_OVERS.find(stems);
    if (handed) {
      // 'What if it does not work' is asked before, not complained of after.
      const isAsked =
        handed.id === 'complaint'
          ? /^ (what|how|can|doe|do|will|which|who) | if /.test(stems)
          : handed.id === 'person' && / (shopper|custom|caller|it|agent) /.test(stems)
            ? best
            : handed.id === 'bargain'
              ? best && / (it|agent|bot|shopper|custom) /.test(stems)
              : best && best.likeness > 0.7;
      if (!isAsked) return handOver(handed.id, thread);
    }
    const talks = SMALL_TALK.find(stems).map(({ id }) => id);
    if (best && !(talks.includes('bot') && / (ar|am) (you|i) /.test(stems))) return tell(best, asked);
    const talk = smallTalk(talks.filter((id) => id !== 'bot' || / (you|thi|who|am) /.test(stems)));
    if (talk) return reply('answered', talk, thread, ['what this is']);
    return reply(
      'declined',
      `That isn’t on our pages, so I don’t know. Leave a message, and a person answers.`,
      thread,
    );
  }

  /** Small letters, shorthand written out, slips mended. */
  function mended(text: string): string {
    const words =
      plain(text)
        .replace(/'/g, '')
        .match(/[a-z]+|\d+/g) ?? [];
    return words
      .slice(0, 80)
      .map(
        (word) =>
          writtenOut(word)?.join(' ') ??
          (known.has(stemmer(word)) || /^\d/.test(word) ? word : (mend(word) ?? word)),
      )
      .join(' ');
  }

  /** Finds the best fact. A short question is compared with the words of the question before as well. */
  function find(asked: string[], thread: Thread): Found | undefined {
    const isFollowUp =
      / (it|that|thi|them|thei|those|these|and|then|there|so|but|on) /.test(` ${asked.join(' ')} `) ||
      asked.length < 5;
    const before = isFollowUp ? (thread.asked ?? []).filter((stem) => !asked.includes(stem)) : [];
    const content = asked.filter((stem) => !saysLittle(stem));
    const all = weigh(asked);
    const [best] = entries
      .map(({ fact, words, questions }) => {
        const own = weigh(content.filter((stem) => words.has(stem)));
        const kept = BEFORE * weigh(before.filter((stem) => words.has(stem)));
        const share = Math.max(
          own / (weigh(content) || 1),
          (own + kept) / (weigh(content) + BEFORE * weigh(before) || 1),
        );
        const known = kept / (weigh(before) || 1);
        const found = asked.reduce((sum, stem) => sum + rarity(stem) * (words.get(stem) ?? 0), 0) / all;
        const [ownLikeness = 0, ...others] = questions.map((question) => {
          const common = weigh(asked.filter((stem) => question.includes(stem)));
          const recalled = BEFORE * weigh(before.filter((stem) => question.includes(stem)));
          return Math.max(
            (2 * common) / (all + weigh(question)),
            (2 * (common + recalled)) / (all + BEFORE * weigh(before) + weigh(question)),
          );
        });
        const likeness = Math.max(ownLikeness, ...others);
        return {
          fact,
          share,
          own: ownLikeness,
          likeness,
          common: content.filter((stem) => words.has(stem)).length,
          score:
            (fact.question.endsWith('?') ? 1 : 0.8) * likeness +
            found / 2 +
            known / 2 +
            (fact.id === thread.topic ? 0.05 : 0),
        };
      })
      .sort((one, other) => other.score - one.score);
    if (!best) return;
    // A line of a list answers only what it has most of.
    const isLine = !best.fact.question.endsWith('?');
    if (isLine && best.likeness < 0.5 && (best.share < 0.6 || best.common < 2)) return;
    const isEnough =
      content.length > 0 ? best.share >= ENOUGH : best.likeness >= (before.length > 0 ? 0.3 : ALIKE);
    return isEnough ? best : undefined;
  }

  function weigh(stems: string[]): number {
    return stems.reduce((sum, stem) => sum + rarity(stem), 0);
  }

  /** A filler, or an everyday word that no page has. */
  function saysLittle(stem: string): boolean {
    return FILLERS.has(stem) || /^\d+$/.test(stem) || (!frequency.has(stem) && everyday.has(stem));
  }

  function rarity(stem: string): number {
    return Math.log(1 + facts.length / (frequency.get(stem) ?? 1)) * (saysLittle(stem) ? FILLER : 1);
  }

  function tell({ fact, own }: Found, asked: string[]): Answer {
    // 'Yes' and 'that' answer the page's question, which may not be the one that was asked.
    const refers =
      own < 0.8 && fact.question.endsWith('?') && /^(?:Yes|No|That|It|We do)\b/.test(fact.answer);
    return {
      kind: 'answered',
      text: shortened([refers ? `${fact.question} ${fact.answer}` : fact.answer]),
      checked: [fact.source],
      cards: [],
      links: [fact.link],
      thread: { topic: fact.id, asked: asked.filter((stem) => !FILLERS.has(stem) && frequency.has(stem)) },
    };
  }

  function handOver(id: string, thread: Thread): Answer {
    const asks: Record<string, [text: string, handover: string]> = {
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
    const [text = '', handover = ''] = asks[id] ?? [];
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

  function smallTalk(ids: string[]): string | undefined {
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
  fact: SiteFact;
  share: number;
  /** How many of the question's words it contains, without fillers. */
  common: number;
  /** How similar the fact's own question is to the one asked. */
  own: number;
  /** How similar the most similar of all its questions is. */
  likeness: number;
}

/** Two questions of one message, answered in turn. */
function both(one: Answer, other: Answer): Answer {
  return {
    ...one,
    text: shortened([one.text, other.text]),
    checked: [...new Set([...one.checked, ...other.checked])],
    links: [...new Map([...one.links, ...other.links].map((link) => [link.href, link])).values()],
  };
}

/** The stems of a text that say what it is about. */
function subjects(text: string): string[] {
  return [...new Set(stemsOf(text))];
}

function stemsOf(text: string): string[] {
  return stemmed(text)
    .trim()
    .split(' ')
    .filter(Boolean)
    .map((stem) => CONCEPTS.get(stem) ?? stem);
}

function weighed({ question, alsoAsked = [], answer }: SiteFact): Map<string, number> {
  const words = new Map<string, number>();
  for (const [text, weight] of [
    [answer, WEIGHTS.answer],
    [alsoAsked.join(' '), WEIGHTS.alsoAsked],
    [question, WEIGHTS.question],
  ] as const)
    for (const stem of stemsOf(text)) words.set(stem, weight);
  return words;
}
