import { expect, test } from 'vitest';
import { FULL } from '../full.ts';
import { newDatabase } from '../new-database.ts';
import { callCommand } from '../run-command.ts';
import { book, server, stopAfterTest } from '../start-for-test.ts';
import { HAS_POSTFIX, startPostfix } from '../start-postfix.ts';

test.skipIf(!HAS_POSTFIX)(
  'a real bounce of a missing user stands at its lead within a minute',
  { ...FULL, timeout: 180_000 },
  async (context) => {
    const { smtpUrl, inboxUrl } = await stopAfterTest(context, startPostfix());
    const url = await newDatabase('sqlite');
    const settings = { SMTP_URL: smtpUrl, INBOX_URL: inboxUrl, MAIL_FROM: 'Shop <hello@shop.example>' };
    const running = await server(context, url, settings);
    const id = await book(running, { email: 'nobody@visitor.example' });
    const shown = async () => (await callCommand(url, ['show', id])).stdout;
    await expect.poll(shown, { timeout: 60_000, interval: 1000 }).toContain('This address does not exist.');
  },
);
