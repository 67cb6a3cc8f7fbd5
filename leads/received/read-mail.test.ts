import { expect, test } from 'vitest';
import { ordinaryMails } from '../../tests/ordinary-mails.ts';
import { messageTokens } from '../mail/message-tokens.ts';
import { readMail } from './read-mail.ts';

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const tokens = messageTokens('a key with at least 32 characters');
const ORIGINAL = {
  messageId: `${tokens.write(ID)}@loomline.example`,
  uid: `${ID}-call@loomline.example`,
  visitor: 'ines@visitor.example',
  us: 'hello@loomline.example',
};

const samples = ordinaryMails(ORIGINAL);

test('none of 500 ordinary emails is taken for another kind, and every reply is found', async () => {
  expect(samples.length).toBeGreaterThan(500);
  const wrong: string[] = [];
  for (const { name, raw, kind, says } of samples) {
    const heard = await readMail(raw);
    const found = `${heard?.kind}: ${heard?.text ?? ''}`;
    if (heard?.kind !== kind || !(heard?.text ?? '').includes(says)) wrong.push(`${name}: ${found}`);
    if (kind === 'reply' || kind === 'bounce') expect(tokens.read(heard?.tokens ?? ''), name).toContain(ID);
  }
  expect(wrong).toEqual([]);
});
