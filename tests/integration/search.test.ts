import { expect, test } from 'vitest';
import { inTransaction } from '#leads/db/connection.ts';
import { findFirstLeads } from '#leads/db/find-leads.ts';
import { contactOf } from '#leads/lead-types/lead-types.ts';
import { addNote } from '#leads/record/entries.ts';
import { insertLead } from '#leads/record/insert-lead.ts';
import { DATABASES } from '../new-database.ts';
import { newQuiz } from '../new-leads.ts';
import { newSite } from '../new-site.ts';

const NAMES = [
  'Álvaro Søndergård',
  'Conan O’Brien',
  'Иван Ёлкин',
  '100%_\\ wool',
  'Łukasz Đặng',
  'Ana–Maria',
];

test.each(DATABASES)(
  'over %s a search ignores capitals, accents, composition and typographic marks',
  async (kind) => {
    const { store } = await newSite(kind);
    const names = [...NAMES, 'Jose\u0301 Mu\u0308ller'];
    for (const [index, name] of names.entries()) {
      const row = { name, email: `visitor${index}@x.example`, message: 'Hello', id: crypto.randomUUID() };
      await insertLead(store, 'support_messages', row);
    }
    const find = async (text: string) =>
      (await findFirstLeads(store, { text }, 10)).leads
        .map((lead) => contactOf(lead.table, lead).name)
        .sort();
    for (const [text, index] of [
      ...[
        ['alvaro', 0] as const,
        ['ÁLVARO SØNDER', 0] as const,
        ["o'brien", 1] as const,
        ['O‘BRIEN', 1] as const,
      ],
      ...[['иван', 2] as const, ['ЕЛКИН', 2] as const, ['0%_', 3] as const, ['_\\ W', 3] as const],
      ...[
        ['lukasz dang', 4] as const,
        ['ana-maria', 5] as const,
        ['josé', 6] as const,
        ['müller', 6] as const,
      ],
      ['Mu\u0308LLER', 6] as const,
    ])
      expect([text, await find(text)]).toEqual([text, [names[index]]]);
    expect(await find('a%n')).toEqual([]);
    expect(await find('visitor')).toHaveLength(names.length);
  },
);

test.each(DATABASES)(
  'over %s a search finds words of messages and notes, and phone numbers',
  async (kind) => {
    const { store } = await newSite(kind);
    const quiz = newQuiz({ contact_name: 'Zoe Lang', contact_phone: '+49 (0)170 123-4567' });
    await insertLead(store, 'quiz_submissions', quiz);
    const message = {
      name: 'Conan O’Brien',
      email: 'conan@x.example',
      message: 'Our Größen don’t fit: jackets',
    };
    const id = crypto.randomUUID();
    await insertLead(store, 'support_messages', { ...message, id });
    const by = { actor: 'desk', user_name: null } as const;
    const lead = { id, table: 'support_messages' } as const;
    await inTransaction(store, (transaction) => addNote(transaction, lead, by, 'Met at the trade fair'));
    const find = async (text: string) =>
      (await findFirstLeads(store, { text }, 10)).leads.map((lead) => contactOf(lead.table, lead).name);
    for (const text of ['jackets', 'größen', 'dont fit', 'fair conan', 'obrien jackets', 'trade'])
      expect([text, await find(text)]).toEqual([text, ['Conan O’Brien']]);
    for (const text of ['0170 1234567', '+49 170 1234567', '1234567', '0049 170 123'])
      expect([text, await find(text)]).toEqual([text, ['Zoe Lang']]);
    expect(await find('fair zoe')).toEqual([]);
  },
);

test.each(DATABASES)('over %s names that are spelled nearly like the text are found', async (kind) => {
  const { store } = await newSite(kind);
  for (const name of ['Anna Meier', 'Jörg Schmitt', 'Muhammad Ali', 'Philipp Stein', 'Rita Moro']) {
    const row = { name, email: 'x@x.example', message: 'Hello', id: crypto.randomUUID() };
    await insertLead(store, 'support_messages', row);
  }
  for (const [nearTo, name] of [
    ['Meyer', 'Anna Meier'],
    ['ana mayer', 'Anna Meier'],
    ['Schmidt', 'Jörg Schmitt'],
    ['JORG', 'Jörg Schmitt'],
    ['Mohammed', 'Muhammad Ali'],
    ['Filip', 'Philipp Stein'],
  ] as const) {
    const { leads } = await findFirstLeads(store, { nearTo }, 10);
    expect([nearTo, leads.map((lead) => contactOf(lead.table, lead).name)]).toEqual([nearTo, [name]]);
  }
  for (const nearTo of ['o', '%%', 'Ö', 'x'.repeat(200)])
    expect((await findFirstLeads(store, { nearTo }, 10)).leads).toEqual([]);
});

test.each(DATABASES)('over %s all spellings of a mailbox are one person', async (kind) => {
  const { store } = await newSite(kind);
  const people = [
    ['Mia.Park+shop@GoogleMail.com', 'miapark@gmail.com', 'M.I.A.Park@gmail.com'],
    ['mia.park@shop.example', 'MIA.Park+a+b@Shop.example'],
    ['mia_park@shop.example'],
    ['mia@M\u00fcnchen.example', 'mia@xn--mnchen-3ya.example'],
    ['j\u00f6rg@shop.example', 'J\u00d6RG@shop.example'],
    ['jorg@shop.example'],
    ['miapark@gmail.com.example'],
  ];
  for (const email of people.flat()) {
    const row = { name: 'Mia', email, message: 'Hello', id: crypto.randomUUID() };
    await insertLead(store, 'support_messages', row);
  }
  for (const spellings of people)
    for (const email of [...spellings, spellings[0]?.toUpperCase() ?? '']) {
      const { leads } = await findFirstLeads(store, { email }, 10);
      const found = leads.map((lead) => contactOf(lead.table, lead).address);
      expect(found.sort(), email).toEqual(spellings.toSorted());
    }
});
