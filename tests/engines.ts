import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import puppeteer from 'puppeteer-core';
import { Builder, By, Capabilities } from 'selenium-webdriver';
import sharp from 'sharp';
import { freePort } from './free-port.ts';

/** A browser window of another engine than Chromium, with what the tests do in it. Elements are named by XPath. */
export interface Engine {
  open(url: string): Promise<void>;
  click(xpath: string): Promise<void>;
  type(xpath: string, text: string): Promise<void>;
  /** Returns what an expression is in the page. */
  ask<Value>(expression: string): Promise<Value>;
  /** Returns a PNG of the whole page. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

const FIREFOX = '/usr/bin/firefox-esr';
const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
const MINI_BROWSER = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')[0];
const X_SERVER = '/usr/bin/Xvfb';

/** What the browsers' clocks show: not GMT, which the forms begin with. */
const TIME_ZONE = 'Europe/Berlin';

/** The engines and how to open each; `missing` names the Debian packages where one is not there. */
export const ENGINES = {
  Firefox: { open: openFirefox, missing: existsSync(FIREFOX) ? undefined : 'firefox-esr' },
  WebKit: {
    open: openWebKit,
    missing:
      MINI_BROWSER && [WEBKIT_DRIVER, X_SERVER].every(existsSync) ? undefined : 'webkit2gtk-driver and xvfb',
  },
};

async function openFirefox(width: number, height: number): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: '/bin/sh',
    ignoreDefaultArgs: true,
    args: [...WITH_PARENT, FIREFOX, '--headless'],
    env: { ...process.env, TZ: TIME_ZONE, MOZ_CRASHREPORTER_DISABLE: '1' },
    // Scrollbars lie over the page, as on a phone.
    extraPrefsFirefox: { 'ui.useOverlayScrollbars': 1 },
  });
  const page = await browser.newPage();
  await page.setViewport({ width, height });
  const find = (xpath: string) => page.locator(`::-p-xpath(${xpath})`);
  return {
    open: async (url) => void (await page.goto(url)),
    click: (xpath) => find(xpath).click(),
    async type(xpath, text) {
      const element = await find(xpath).waitHandle();
      await element.type(text);
    },
    ask: (expression) => page.evaluate(expression) as Promise<never>,
    picture: async () => Buffer.from(await page.screenshot({ fullPage: true })),
    close: () => end(browser.process()),
  };
}

/** WebKitGTK needs an X server for its window. Only a full screen can be as narrow as a phone. */
async function openWebKit(width: number, height: number): Promise<Engine> {
  // Nothing of the machine's desktop: no session bus, no Wayland, no proxy, no history.
  const env = {
    PATH: process.env.PATH,
    HOME: mkdtempSync(join(tmpdir(), 'webkit-')),
    TZ: TIME_ZONE,
    NO_AT_BRIDGE: '1',
  };
  const xServer = start(env, X_SERVER, '-displayfd', '1', '-screen', '0', `${width}x${height}x24`);
  const display = await firstLine(xServer.stdout);
  const port = await freePort();
  const webDriver = start({ ...env, DISPLAY: `:${display}` }, WEBKIT_DRIVER, `--port=${port}`);
  const url = `http://127.0.0.1:${port}`;
  await retry(() => fetch(`${url}/status`));
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: MINI_BROWSER, args: ['--automation', '--full-screen'] },
  });
  const driver = await new Builder().usingServer(url).withCapabilities(capabilities).build();
  await driver.manage().window().setRect({ x: 0, y: 0, width, height });
  const find = (xpath: string) => retry(async () => driver.findElement(By.xpath(xpath)));
  const click = (xpath: string) =>
    retry(async () => {
      const element = await driver.findElement(By.xpath(xpath));
      await driver.executeScript(
        'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })',
        element,
      );
      await element.click();
    });
  return {
    open: (url) => driver.get(url),
    click,
    type: async (xpath, text) => (await find(xpath)).sendKeys(text),
    ask: (expression) => driver.executeScript(`return (${expression})`),
    async picture() {
      // The driver shows what is in sight alone. What sticks would be in each part.
      await driver.executeScript(`for (const element of document.querySelectorAll('*'))
        if (getComputedStyle(element).position === 'sticky') element.style.position = 'static';`);
      const ask = (expression: string) => driver.executeScript<number>(`return ${expression}`);
      const whole = await ask('document.documentElement.scrollHeight');
      const parts = [];
      for (let top = 0; top < whole; top += height) {
        await driver.executeScript(`scrollTo({ top: ${top}, behavior: 'instant' })`);
        await sleep(100);
        const input = Buffer.from(await driver.takeScreenshot(), 'base64');
        parts.push({ input, left: 0, top: await ask('Math.round(scrollY)') });
      }
      const background = '#fff';
      return sharp({ create: { width, height: Math.max(whole, height), channels: 3, background } })
        .composite(parts)
        .png()
        .toBuffer();
    },
    async close() {
      await end(webDriver);
      await end(xServer);
    },
  };
}

/** Returns the first line, and reads on: Xvfb ends if nobody takes the line's end, which it writes apart. */
async function firstLine(output: Readable): Promise<string> {
  let text = '';
  output.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  while (!text.includes('\n')) {
    if (output.closed) throw new Error('The X server did not start');
    await sleep(10);
  }
  return text.trim();
}

/**
 * Arguments for a shell that starts a program, and kills it with all that it started once the pipe of its own standard
 * input ends, which it does with this process, however that ends.
 */
const WITH_PARENT = ['-c', '"$@" </dev/null & exec >/dev/null; read -r _; kill -s KILL 0', 'sh'];

function start(env: NodeJS.ProcessEnv, ...program: string[]) {
  // As the leader of a group of processes, which is what it kills.
  return spawn('/bin/sh', [...WITH_PARENT, ...program], {
    env,
    stdio: ['pipe', 'pipe', 'ignore'],
    detached: true,
  });
}

async function end(shell: ChildProcess | null): Promise<void> {
  if (!shell || shell.exitCode !== null || shell.signalCode !== null) return;
  const ended = once(shell, 'exit');
  shell.stdin?.end();
  await ended;
}

/** Tries again for a minute: what is looked for comes in its own time. */
async function retry<Value>(attempt: () => Promise<Value>): Promise<Value> {
  const end = Date.now() + 60_000;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > end) throw error;
      await sleep(100);
    }
  }
}
