import { buildVariant } from '../build-variant.ts';
import { startModel } from '../start-model.ts';
import { startServer } from '../start-server.ts';
import { enter, expect, test } from './fixtures.ts';

// One test for everything, because the build takes half a minute.
test('a configured model answers in both windows, the browser answers if the model fails, the pages name the model, and a visitor who scrolled up stays', {
  tag: '@full',
}, async ({ page }) => {
  test.setTimeout(180_000);
  const model = await startModel();
  const project = buildVariant({ env: { AGENT_MODEL: 'tiny-1' } });
  const server = await startServer({ AGENT_URL: model.url, AGENT_MODEL: 'tiny-1' }, { project });
  const answers = page.getByRole('log').locator('[data-answer]');
  await page.goto(server.url);
  await expect(
    page.getByText('Your question goes to the model that we use, tiny-1, and isn’t kept by us.'),
  ).toBeVisible();
  const field = page.getByRole('textbox', { name: /^Ask about / }).first();
  const ask = (question: string) => enter(field, question);
  model.next(
    { call: [['fields', { pieces: ['mill-tote'], fields: ['fabric'] }]] },
    { say: ['Canvas, ', 'and it softens.'] },
  );
  await ask('What is the Mill tote made of?');
  await expect(answers.first()).toContainText('Canvas, and it softens.');
  model.next({ say: ['We pass that on. ', 'Somebody replies.'] });
  await ask('And can I get a discount?');
  await expect(answers.nth(1)).toContainText('We pass that on. Somebody replies.');
  const roles = model.requests[0]?.messages.map(({ role }) => role);
  expect(roles).toEqual(['system', 'user', 'assistant', 'user']);

  model.next({ status: 500 });
  await ask('What is the Mill tote made of?');
  await expect(answers.nth(2)).toContainText('canvas');
  await expect(answers).toHaveCount(3);
  model.next({ stop: 'It costs' });
  await ask('How much is the Mill tote?');
  await expect(answers.nth(3)).toContainText('€');

  // A visitor who scrolls up while an answer streams stays there; one at the end follows it.
  for (const isReading of [true, false]) {
    const { promise, resolve } = Promise.withResolvers<void>();
    model.next({ say: [...Array(40).fill('We look it up in the data. '), 'That is all.'], until: promise });
    await ask('Tell me all about the tote');
    const reply = answers.last();
    await expect(reply).toContainText('We look it up');
    const log = page.getByRole('log').first();
    if (isReading) await log.evaluate((element) => element.scrollTo({ top: 40 }));
    resolve();
    await expect(reply).toContainText('That is all.');
    const top = await log.evaluate((element) => element.scrollTop);
    if (isReading) expect(top).toBe(40);
    else expect(top).toBeGreaterThan(100);
  }

  await page.goto(`${server.url}/support`);
  await page.getByRole('button', { name: 'Start a chat' }).click();
  model.next({ say: ['We build agents for stores.'] });
  await ask('What do you do?');
  await expect(answers.first()).toContainText('We build agents for stores.');
  await page.goto(`${server.url}/privacy`);
  await expect(page.getByText('go to our server and from there to the language model tiny-1')).toBeVisible();
  await page.goto(`${server.url}/data-safety`);
  await expect(page.getByText('the model that we use, tiny-1')).toBeVisible();
  await Promise.all([server.stop(), model.stop()]);
});
