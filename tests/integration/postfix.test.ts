import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { checkArrival } from '#leads/mail-records/check-arrival.ts';
import { FULL } from '../full.ts';
import { newDatabase } from '../new-database.ts';
import { callCommand } from '../run-command.ts';
import { startDns } from '../start-dns.ts';
import { book, server, stopAfterTest } from '../start-for-test.ts';
import { HAS_OPENDKIM, HAS_POSTFIX, startPostfix } from '../start-postfix.ts';

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

test.skipIf(!HAS_POSTFIX || !HAS_OPENDKIM)(
  'the doctor reads the signature of a real OpenDKIM from the email that arrived',
  { ...FULL, timeout: 180_000 },
  async (context) => {
    const [ours, others] = [newKey(), newKey()];
    const { smtpUrl, inboxUrl } = await stopAfterTest(context, startPostfix({ dkimKey: ours.signing }));
    const judge = async (published: string) => {
      const zone = { 's1._domainkey.shop.example': [`TXT v=DKIM1; k=rsa; p=${published}`] };
      const { resolver } = await stopAfterTest(context, startDns(zone));
      const from = 'Shop <hello@shop.example>';
      return (await checkArrival({ from, smtpUrl, inboxUrl, resolver })).map(({ found }) => found);
    };
    expect(await judge(ours.published)).toEqual([
      expect.stringMatching(/^arrived within \d+ s$/),
      's1._domainkey.shop.example: the signature is valid',
    ]);
    const [, wrong] = await judge(others.published);
    expect(wrong).toMatch(/^s1\._domainkey\.shop\.example: the signature is not valid/);
  },
);

function newKey() {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    published: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    signing: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}
