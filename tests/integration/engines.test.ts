import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, TestRunner, test } from 'vitest';
import { ROUTES } from '../../scripts/routes.ts';
import { ENGINES, type Engine } from '../engines.ts';
import { type RunningServer, startServer } from '../start-server.ts';

// The ways of a visitor in Firefox and in WebKit. All else about the pages is tested in Chromium.

const PICTURES = 'screens/engines';
const BOOKING_FORM = '//form[@action="/rest/v1/call_bookings"]';
const QUIZ_FORM = '//form[@action="/rest/v1/quiz_submissions"]';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ LOG_LEVEL: 'warn' });
  mkdirSync(PICTURES, { recursive: true });
});
afterAll(() => server.stop());

for (const [name, { open, missing }] of Object.entries(ENGINES)) {
  if (missing && TestRunner.matchesTags(['full']))
    process.stderr.write(`${name} is not walked: the Debian packages ${missing} are not installed.\n`);
  for (const [width, height] of [
    [1280, 900],
    [390, 844],
  ] as const) {
    describe.skipIf(missing)(`${name} at ${width} px`, { tags: ['full'] }, () => {
      let engine: Engine;
      beforeAll(async () => {
        engine = await open(width, height);
      });
      afterAll(() => engine?.close());

      const goTo = (path: string) => engine.open(server.url + path);
      const says = (text: string) =>
        expect
          .poll(() => engine.ask(`document.body.innerText.includes('${text}')`), { message: text })
          .toBe(true);
      const settled = (selector: string) =>
        expect
          .poll(() =>
            engine.ask(
              `[...document.querySelectorAll('astro-island[ssr]')].some((it) => it.querySelector('${selector}'))`,
            ),
          )
          .toBe(false);

      test('every route is there, no wider than the window', { timeout: 400_000 }, async () => {
        for (const { path } of ROUTES) {
          await goTo(path);
          expect(await engine.ask('innerWidth'), path).toBe(width);
          expect(await engine.ask('document.documentElement.scrollWidth'), path).toBeLessThanOrEqual(width);
          await engine.ask(`[...document.images].forEach((image) => { image.loading = 'eager'; })`);
          await expect
            .poll(() => engine.ask('[...document.images].every(({ complete }) => complete)'))
            .toBe(true);
          const file = `${name}-${width}${path.replaceAll('/', '_')}.png`;
          writeFileSync(join(PICTURES, file), await engine.picture());
        }
      });

      test('a booking is stored, with the time on the visitor’s clock said', async () => {
        const email = `engine-${name}-${width}@studio.example`;
        await goTo('/book-call');
        await engine.ask(`document.querySelector('form').scrollIntoView()`);
        await settled('form');
        const field = (column: string) => `${BOOKING_FORM}//*[@name="${column}"]`;
        await engine.type(field('name'), 'Ines Duarte');
        await engine.type(field('email'), email);
        await engine.type(field('company_name'), 'Studio Norte');
        await engine.ask(setValue('selected_service', 'Chat Agents', 'change'));
        await engine.ask(setValue('preferred_date', '2099-12-01', 'input'));
        await engine.type(field('preferred_time'), '15:30');
        await says('Your device is on Berlin time');
        await says('that is 16:30 where you are');
        await engine.type(field('problems_to_solve'), 'Half of our returns are sizing.');
        await engine.click(`${BOOKING_FORM}//button[@type="submit"]`);
        await says('Thank You for Booking!');
        const rows = server.rows('call_bookings').filter((row) => row.email === email);
        expect(rows).toMatchObject([
          { preferred_date: '2099-12-01', preferred_time: '15:30', timezone: 'GMT' },
        ]);
      });

      test('the quiz is stored', async () => {
        const email = `engine-${name}-${width}@studio.example`;
        await goTo('/#quiz');
        await settled('fieldset');
        const choose = (text: string) => engine.click(`${QUIZ_FORM}//label[contains(., "${text}")]`);
        const next = (step: number) =>
          engine
            .click(`${QUIZ_FORM}//button[normalize-space() = "Next"]`)
            .then(() => says(`Step ${step} of 8`));
        await says('Step 1 of 8');
        await choose('Service-based');
        await next(2);
        await choose('11-50 employees');
        await next(3);
        await choose('Generate more leads');
        await next(4);
        await choose('Intermediate understanding');
        await next(5);
        await next(6);
        await choose('Not sure');
        await next(7);
        await engine.type(`${QUIZ_FORM}//*[@name="contact_name"]`, 'Ines Duarte');
        await engine.type(`${QUIZ_FORM}//*[@name="contact_email"]`, email);
        await next(8);
        await engine.click(`${QUIZ_FORM}//button[normalize-space() = "Submit"]`);
        await says('Thank You!');
        const rows = server.rows('quiz_submissions').filter((row) => row.contact_email === email);
        expect(rows).toMatchObject([{ business_type: 'Service-based', solution_priority: 3 }]);
      });

      test('a case study opens over the list and closes again', async () => {
        await goTo('/case-studies');
        await settled('input[type="search"]');
        await engine.click('(//a[contains(@href, "/case-studies/size-advice")])[1]');
        await expect.poll(() => engine.ask('document.querySelector("dialog")?.open')).toBe(true);
        await says('Two kinds of measurement');
        await engine.click('//dialog//button');
        await expect.poll(() => engine.ask('Boolean(document.querySelector("dialog[open]"))')).toBe(false);
      });

      test('the results can be filtered', async () => {
        await goTo('/results');
        await engine.ask(`document.querySelector('main blockquote').scrollIntoView()`);
        await settled('figure');
        const shown = () => engine.ask<number>('document.querySelectorAll("main blockquote").length');
        const all = await shown();
        await engine.click('//*[@id="filter-stats"]');
        await expect.poll(shown).not.toBe(all);
      });

      test('a click on its cover starts the film', async () => {
        await goTo('/services/website-chat');
        await engine.click('//a[@data-play]');
        await expect.poll(() => engine.ask('document.querySelector("[data-play]").hidden')).toBe(true);
      });

      test('the chat button opens the agent, which answers', async () => {
        await goTo('/support');
        await engine.click('//button[contains(., "Start a chat")]');
        const isInField = () => engine.ask('document.activeElement.matches("[popover] input")');
        await expect.poll(isInField).toBe(true);
        await engine.type('//*[@popover]//input', 'What does it cost?');
        await engine.click('//*[@popover]//button[@type="submit"]');
        const answers = () => engine.ask('document.querySelectorAll("[data-answer]").length');
        await expect.poll(answers).toBe(1);
      });

      if (width === 390)
        test('the menu opens and leads on', async () => {
          await goTo('/');
          await engine.click('//header//button[not(@disabled)] | //header//summary');
          await engine.click(
            '//nav//a[normalize-space() = "Pricing"][ancestor::*[@popover or self::details or @id]]',
          );
          await expect.poll(() => engine.ask('location.pathname')).toBe('/pricing');
        });
    });
  }
}

/** Sets a field's value as a native picker does; what is typed into one depends on the browser's language. */
function setValue(name: string, value: string, event: 'input' | 'change'): string {
  return `(() => {
    const field = document.querySelector('form [name="${name}"]');
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, '${value}');
    field.dispatchEvent(new Event('${event}', { bubbles: true }));
  })()`;
}
