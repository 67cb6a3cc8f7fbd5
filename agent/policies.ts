import { answered, type Part } from './part.ts';
import { ended, inside, listed } from './text.ts';
import type { Store } from './types.ts';

/** Subjects that a rule of the store answers by itself. */
export const POLICY_TOPICS = [
  'returns',
  'refund',
  'exchange',
  'returnLabel',
  'hemming',
  'repairs',
  'address',
  'payment',
  'gift',
  'discounts',
  'shop',
] as const;

export type PolicyTopic = (typeof POLICY_TOPICS)[number];

/** `stems` are those of the question: some rules have a part that only some ask for. */
export function answerPolicy(store: Store, topic: PolicyTopic, stems: string): Part {
  const part = rule(store, topic, stems);
  return { ...part, text: part.text.replace(/(\d+) euros/g, '€$1').replace('label are', 'label is') };
}

function rule(store: Store, topic: PolicyTopic, stems: string): Part {
  const { policies } = store;
  const { returns } = policies;
  const isException = / (hem|sale|alter|shorten|tailor) /.test(stems);
  const within = `within ${returns.days} days, ${returns.condition}`;
  const notTaken = `Not taken back: ${listed(returns.notTaken.map((one) => one.replace(/: (.*)/, ' ($1)')))}.`;
  if (isException && (topic === 'refund' || topic === 'exchange')) return rule(store, 'returns', stems);
  switch (topic) {
    case 'returns':
      if (/ (wore|worn|wear|wash) /.test(stems))
        return answered(`What was worn isn’t taken back. Send it back ${within}.`, ['return rules']);
      return isException
        ? answered(`${notTaken} Everything else comes back ${within}.`, ['return rules'])
        : answered(
            `Send it back ${within}. The refund goes ${returns.refund}. Exchange: ${returns.exchange}.`,
            ['return rules'],
          );
    case 'refund':
      return answered(
        `The refund goes ${returns.refund}. You have ${returns.days} days, ${returns.condition}.`,
        ['return rules'],
      );
    case 'exchange':
      return answered(`An exchange is ${returns.exchange}, ${within}.`, ['return rules']);
    case 'returnLabel': {
      const label = /; (.*)$/.exec(returns.refund)?.[1] ?? returns.refund;
      return answered(`For a return, ${label} the refund. An exchange is ${returns.exchange}.`, [
        'return rules',
      ]);
    }
    case 'hemming':
      return answered(policies.hemming, ['hemming rules']);
    case 'repairs':
      return answered(policies.repairs, ['repair rules']);
    case 'address':
      return answered(
        `${ended(policies.address).replace(/^It/, 'The address')} With the order’s number and email address I can see whether it is.`,
        ['order rules'],
      );
    case 'payment':
      return answered(policies.payment, ['payment methods']);
    case 'gift':
      return answered(`Gifts are ${inside(policies.gift)}`, ['gift wrapping']);
    case 'discounts':
      return answered(policies.discounts, ['discount rules']);
    case 'shop':
      return answered(policies.shop, ['opening hours']);
  }
}
