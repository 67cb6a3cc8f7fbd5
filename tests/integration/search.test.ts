import { expect, test } from 'vitest';
import { findFirstLeads } from '#leads/db/find-leads.ts';
import { contactOf } from '#leads/lead-types/lead-types.ts';
import { insertLead } from '#leads/record/insert-lead.ts';
import { DATABASES } from '../new-database.ts';
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
