import { spawn, spawnSync } from 'node:child_process';
import { expect, type TestContext, test, vi } from 'vitest';
import { freePort } from '../free-port.ts';
import { FULL, IS_FULL } from '../full.ts';
import { isListening } from '../listen.ts';
import { stopAfterTest } from '../start-for-test.ts';
import { BOOKING, startServer } from '../start-server.ts';

// The engine of Safari, from Debian's packages `webkit2gtk-driver` and `xvfb`.

const HAS_WEBKIT = ['WebKitWebDriver', 'xvfb-run'].every((name) => spawnSync('which', [name]).status === 0);

test.skipIf(!IS_FULL || !HAS_WEBKIT)('a call is booked in WebKit', FULL, async (context) => {
  const server = await stopAfterTest(context, startServer());
  const page = await openWebKit(context);
  await page.send('url', { url: `${server.url}/book-call` });
  const form = 'document.querySelector(\'form[action$="call_bookings"]\')';
  await page.run(`${form}.scrollIntoView(); ${form}.elements.name.focus()`);
  await vi.waitUntil(() => page.run('return !document.querySelector("astro-island[ssr]")'), {
    timeout: 60_000,
  });
  const { name, email, company_name } = BOOKING;
  const problems_to_solve = 'Half of our returns are sizing.';
  for (const [field, text] of Object.entries({ name, email, company_name, problems_to_solve }))
    await page.type(`[name="${field}"]`, text);
  await page.type('[name="selected_service"]', BOOKING.selected_service);
  await vi.waitUntil(() => page.run('return !!document.querySelector("[name=call_time]")'), {
    timeout: 60_000,
  });
  const days = await page.run(
    'return [...document.querySelectorAll("[data-day] b")].map((day) => day.textContent)',
  );
  expect(days.filter(Boolean).join()).toMatch(/^\w+day(?:,\w+day)*$/);
  const lines = `[...document.querySelectorAll('main .underlined')].map((link) => getComputedStyle(link).textDecorationLine)`;
  expect(new Set(await page.run(`return ${lines}`))).toEqual(new Set(['underline']));
  await page.run('document.querySelector("[name=call_time]").click()');
  await page.run(`${form}.requestSubmit()`);
  await vi.waitUntil(() => page.run('return !!document.querySelector("[data-thanks]")'), { timeout: 60_000 });
  expect(server.rows('call_bookings')).toMatchObject([{ name, email, company_name, problems_to_solve }]);
});

/** Starts WebKit on a virtual screen, and speaks WebDriver to it. */
async function openWebKit({ onTestFinished }: TestContext) {
  const port = await freePort();
  const driver = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
  });
  onTestFinished(() => void (driver.pid && driver.exitCode === null && process.kill(-driver.pid)));
  await vi.waitUntil(() => isListening(port), { timeout: 60_000 });
  let path = 'session';
  const send = async (command: string, body: object) => {
    const response = await fetch(`http://127.0.0.1:${port}/${command ? `${path}/${command}` : path}`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(JSON.stringify(value));
    return value;
  };
  const { sessionId } = await send('', { capabilities: {} });
  path += `/${sessionId}`;
  return {
    send,
    run: (script: string) => send('execute/sync', { script, args: [] }),
    type: async (selector: string, text: string) => {
      const found = await send('element', { using: 'css selector', value: selector });
      await send(`element/${Object.values(found)[0]}/value`, { text });
    },
  };
}
