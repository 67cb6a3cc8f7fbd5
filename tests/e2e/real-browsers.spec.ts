import type { Locator, Page } from '@playwright/test';
import { leadType } from '#leads/lead-types/lead-types.ts';
import { expect, fillFields, fullUnless, hold, openWithForm, test } from './fixtures.ts';
import { LEAD_FORMS, type LeadForm, stored } from './lead-forms.ts';
import { openMessageForm } from './message-form.ts';

// The forms work despite translators, extensions, old browsers and broken scripts.

const formOf = (page: Page, { table }: LeadForm) => page.locator(`form[action="/rest/v1/${table}"]`);

/** Fills in every field by its name, because a translated page has different labels. */
async function fillByName(page: Page, form: LeadForm, email: string): Promise<void> {
  const row = Object.entries(form.rowFor(email)).filter(([, value]) => value !== null);
  await fillFields(formOf(page, form), Object.fromEntries(row));
}

/** Hydrates the form like `hydrate`, but allows React to render the form again meanwhile. */
async function awaken(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.locator('astro-island form').evaluate((form) => form.scrollIntoView());
  await expect(page.locator('astro-island')).not.toHaveAttribute('ssr');
}

/** Presses the button until the form is gone. The quiz needs one press for each step. */
async function send(page: Page, form: LeadForm): Promise<void> {
  await expect(async () => {
    if (await form.submit(page).isVisible()) await form.submit(page).click({ timeout: 1000 });
    await expect(formOf(page, form)).toHaveCount(0, { timeout: 200 });
  }).toPass({ intervals: [20] });
}

/** Translates a page like a browser does: replaces each text node with two nested elements. */
function translate(scope: Locator): Promise<void> {
  return scope.evaluate((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, textarea')) continue;
      const words = `«${text.data}»`;
      if (text.parentElement instanceof HTMLOptionElement) {
        text.data = words;
        continue;
      }
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.append(words);
      outer.append(inner);
      text.replaceWith(outer);
    }
  });
}

/** Submits a form whose script fails, and waits until a form without JavaScript replaces the island. */
async function breakOnSubmit(page: Page, form: LeadForm, email: string, sabotage: () => unknown) {
  await form.fillIn(page, email);
  await page.evaluate(sabotage);
  await form.submit(page).click();
  await expect(page.locator('astro-island')).toHaveCount(0);
}

/** Functions that damage the page before, during or after filling in the form, and leave the form ready to submit. */
const DAMAGES: Record<string, (page: Page, form: LeadForm, email: string) => Promise<void>> = {
  'the page is translated before hydration': async (page, form, email) => {
    const scripts = await hold(page, '**/_astro/*.js');
    await page.goto(form.path);
    await translate(page.locator('body'));
    await fillByName(page, form, email);
    await scripts.release();
    await awaken(page);
  },
  'the page is translated after hydration': async (page, form, email) => {
    await openWithForm(page, form.path);
    await translate(page.locator('body'));
    await fillByName(page, form, email);
  },
  'the browser lacks built-ins newer than 2022': async (page, form, email) => {
    await page.addInitScript(() => {
      for (const [owner, name] of [
        [Map, 'groupBy'],
        [Object, 'groupBy'],
        [Promise, 'withResolvers'],
        [AbortSignal, 'any'],
        [URL, 'canParse'],
        [Set.prototype, 'union'],
        [String.prototype, 'isWellFormed'],
        [window, 'Iterator'],
      ] as const)
        Reflect.deleteProperty(owner, name);
    });
    await openWithForm(page, form.path);
    await fillByName(page, form, email);
  },
  'an extension adds an element before hydration': async (page, form, email) => {
    const scripts = await hold(page, '**/_astro/*.js');
    await page.goto(form.path);
    await form.fillByHand(page, email);
    await formOf(page, form).evaluate((element) => element.prepend(document.createElement('div')));
    await scripts.release();
    await awaken(page);
  },
  'the form’s script does not load': async (page, form, email) => {
    await page.route(/\/_astro\/(BookingForm|Quiz|MessageForm|forms)\./, (route) => route.abort());
    await page.goto(form.path);
    await form.fillByHand(page, email);
  },
  'hydration throws': async (page, form, email) => {
    const scripts = await hold(page, '**/_astro/*.js');
    await page.goto(form.path);
    await form.fillByHand(page, email);
    await page.evaluate(() =>
      Object.defineProperty(HTMLFormElement.prototype, 'noValidate', { value: false }),
    );
    await scripts.release();
    await page.mouse.move(5, 5);
    await expect(page.locator('astro-island')).toHaveCount(0);
    await expect(page.getByRole('alert').getByRole('heading')).toHaveText('Unexpected Application Error!');
  },
  'an event handler throws': (page, form, email) =>
    breakOnSubmit(page, form, email, () => Reflect.deleteProperty(String.prototype, 'trim')),
  'a promise is rejected': (page, form, email) =>
    breakOnSubmit(page, form, email, () => Reflect.deleteProperty(Date, 'now')),
  'rendering throws': (page, form, email) =>
    breakOnSubmit(page, form, email, () => Reflect.deleteProperty(Array.prototype, 'find')),
  'elements that React rendered are removed': async (page, form, email) => {
    await form.fillIn(page, email);
    await formOf(page, form).evaluate((element) => {
      for (const text of element.querySelectorAll('button[type="submit"] > *, output, [role]')) text.remove();
    });
  },
};

for (const [turn, [what, damage]] of Object.entries(DAMAGES).entries())
  for (const [index, form] of LEAD_FORMS.entries())
    test(
      `${form.table} reach the database although ${what}`,
      // In the default run, each kind of damage is tested with one form: the first kinds with a different form each,
      // and the others with the last form, which is the quickest to send.
      fullUnless(index === Math.min(turn, LEAD_FORMS.length - 1)),
      async ({ page, server, consoleErrors }) => {
        const email = `${what.replaceAll(/\W/g, '-')}@${form.table.replaceAll('_', '-')}.example`;
        await damage(page, form, email);
        await send(page, form);
        await expect(page).toHaveURL(new RegExp(`^[^?]*(${leadType(form.table).thanksPath}|${form.path})$`));
        expect(stored(server, form.table, email)).toMatchObject([form.rowFor(email)]);
        // Ignore the errors that React logs when it recovers or when the error boundary catches them.
        consoleErrors.length = 0;
      },
    );

test('an error in the agent’s script leaves the form intact', async ({ page, consoleErrors }) => {
  await page.route('**/_astro/*-agent-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'setTimeout(() => { throw new Error("broken") })',
    }),
  );
  await openMessageForm(page);
  const error = page.waitForEvent('pageerror');
  await page.locator('[data-asks]').first().dispatchEvent('focusin');
  expect((await error).stack).toContain('-agent-');
  await expect(page.locator('astro-island')).toHaveCount(1);
  consoleErrors.length = 0;
});

test('on a translated page, picking a time and losing it still update the form', async ({ page, server }) => {
  const [booking] = LEAD_FORMS as [LeadForm];
  const [nine, ten] = ['2099-12-01T09:00:00Z', '2099-12-01T10:00:00Z'];
  const offer = (...times: string[]) =>
    page.route('**/call-times', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 204, headers: { 'call-time': 'held' } })
        : route.fulfill({ json: { minutes: 15, times } }),
    );
  const told = page.locator('#when').getByRole('status');
  const pick = async (at: string) => {
    await translate(page.locator('body'));
    await page.locator(`[name="call_time"][value="${Date.parse(at)}"]`).check({ force: true });
  };
  await offer(nine, ten);
  await openWithForm(page, booking.path);
  await translate(page.locator('body'));
  await fillByName(page, booking, 'told@studio.example');
  await fillFields(formOf(page, booking), { timezone: 'GMT' });
  await expect(told).toContainText('1 December');
  await pick(nine);
  await expect(told).toContainText('09:00');
  await translate(page.locator('body'));
  await offer(ten);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(told).toContainText(/gone|taken/);
  await pick(ten);
  await expect(told).toHaveText(/10:00 in (GMT|UTC)$/);

  await page.route('**/rest/v1/*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'call-time': 'taken' } });
  });
  await offer(nine);
  await booking.submit(page).click();
  const panel = page.locator('[data-thanks]');
  await expect(panel.locator('li button')).toHaveCount(1);
  await translate(panel);
  await panel.locator('li button').click();
  await expect(panel).toContainText('09:00, ');
  await expect(panel).not.toContainText('10:00');
  expect(stored(server, booking.table, 'told@studio.example')).toHaveLength(1);
});
