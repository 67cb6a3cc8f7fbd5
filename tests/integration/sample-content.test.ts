import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FAQ } from '#content/faq.ts';
import { SERVICE_NAMES } from '#content/service-names.ts';
import { SERVICES } from '#content/services.ts';
import { SITE } from '#content/site.ts';
import { PASSAGES, TOPICS } from '#content/site-knowledge.ts';
import { HOME_TESTIMONIALS, TESTIMONIALS } from '#content/testimonials.ts';
import { contentFindings } from '../../scripts/content-findings.ts';
import { findPassages } from '../agent/agents.ts';
import { askAll } from '../agent/score.ts';
import { IS_SAMPLE } from '../is-sample.ts';

const TURNS = askAll(readFileSync('tests/agent/questions.txt', 'utf8'));

if (!IS_SAMPLE)
  process.stderr.write(
    'The tests of the sample content are skipped, because content/site.ts is no longer the sample.\n',
  );

describe.skipIf(!IS_SAMPLE)('the sample content', () => {
  test('has the services of spec 3 in the form, and their pages at the addresses of spec 2', () => {
    expect(SERVICE_NAMES).toEqual([
      'Automated Email & Phone Outreach',
      'Fast Website Creation',
      'Chat Agents',
      'Phone Support Agents',
      'CRM Integrations',
      'Appointment Scheduling',
      'Mobile App Building',
      'General Consultation',
    ]);
    expect(Object.fromEntries(SERVICES.map(({ slug, alias }) => [slug, alias]))).toEqual({
      'email-outreach': 'email-automation',
      'website-creation': 'website-development',
      'website-chat': 'ai-chatbot',
      'phone-support': 'ai-phone-support',
      'crm-integration': undefined,
      scheduling: 'appointment-scheduling',
      'mobile-app': 'mobile-app-development',
    });
  });

  test('has as many questions and testimonials as spec 2 says', () => {
    expect(FAQ.map(({ items }) => items.length)).toEqual([4, 3, 3, 3]);
    expect([HOME_TESTIMONIALS.length, TESTIMONIALS.length]).toEqual([3, 8]);
  });

  test('names nobody, and the doctor lists the blank details', () => {
    const { founder, company, city } = SITE;
    expect(Object.values({ ...founder, company, city }).join('')).toBe('');
    const findings = contentFindings();
    expect(findings.filter(({ todo }) => todo === undefined)).toEqual([]);
    const found = Object.fromEntries(findings.map((finding) => [finding.check, finding.found]));
    expect(found['Social pages']).toBe('LinkedIn: a sample, Instagram: a sample, YouTube: a sample');
    expect(found.Founder).toMatch(/^blank: name, sentence, .*a sample/);
    expect(found['Legal details']).toBe('blank: name, address, country, register, taxNumber');
    expect(found['Data & Safety']).toContain('Who else handles it? Blank, Where is it kept? Blank');
  });

  test('lets the agent answer most questions of the file correctly, and few confidently wrong', () => {
    const shoppers = TURNS.filter(({ kind }) => kind === 'shopper');
    const shareOf = (verdict: string) =>
      shoppers.filter((turn) => turn.verdict === verdict).length / shoppers.length;
    const wrong = shoppers.filter(({ verdict }) => verdict === 'wrong').map(({ question }) => question);
    expect(shareOf('right')).toBeGreaterThan(0.78);
    expect(shareOf('wrong'), wrong.join('\n')).toBeLessThan(0.03);
  });

  test('has ways to ask for every passage, and most of them find it first', () => {
    for (const { id, asked } of PASSAGES) {
      const found = asked.filter((way) => findPassages(way)[0]?.id === id);
      expect(asked.length, id).toBeGreaterThan(2);
      expect(found.length / asked.length, id).toBeGreaterThan(0.7);
    }
  });

  test('has the right passage for three in four owners’ questions, none for nonsense, and twelve topics', () => {
    const owners = TURNS.filter(({ kind, expected }) => kind === 'owner' && expected.length > 0);
    const missed = owners
      .filter(({ verdict }) => verdict === 'asked' || verdict === 'wrong')
      .map(({ question }) => question);
    expect(missed.length / owners.length, missed.join('\n')).toBeLessThan(0.15);
    for (const { question, got } of TURNS.filter(({ kind }) => kind === 'nonsense'))
      expect(got, question).toEqual(['nothing']);
    expect(Object.keys(TOPICS)).toHaveLength(12);
  });
});
