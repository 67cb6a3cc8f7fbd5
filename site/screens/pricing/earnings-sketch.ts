import { WORKSHEET } from '#content/worksheet.ts';
import { euros } from './euros.ts';

/** A store's month as its owner knows it. Rates are in per cent, `orderValue` in euros. */
export interface StoreMonth {
  orders: number;
  orderValue: number;
  returnRate: number;
  commission: number;
}

export const CASES = ['low', 'middle', 'high'] as const;

/** The lines of a case, in order. */
export const ROWS = ['extra', 'margin', 'saved', 'commission', 'work', 'left'] as const;

/**
 * What a case comes to: `extra` is orders that would not exist without the agent and stay sold, the others are whole
 * euros. Costs are negative.
 */
type SketchedCase = Record<(typeof ROWS)[number], number>;

export type Sketch = Record<(typeof CASES)[number], SketchedCase>;

/**
 * Works out what an agent might leave a store in a month. As large a part of its orders follows a chat as in the
 * worksheet, and as large a part of these is extra. Commission is due on all of them that are kept; reading chats takes
 * the same hours in every shop.
 */
export function sketchMonth(store: StoreMonth): Sketch {
  const orders = store.orders * CREDITED;
  const kept = 1 - percent(store.returnRate);
  const perChat = (amount: number) => (orders / WORKSHEET.ordersAfterChat) * amount;

  const inCase = (extraOrders: number): SketchedCase => {
    const extra = orders * (extraOrders / WORKSHEET.ordersAfterChat);
    const margin = Math.round(extra * kept * store.orderValue * percent(WORKSHEET.margin));
    const hoursSaved = (WORKSHEET.emailsSaved * WORKSHEET.minutesForEmail) / 60;
    const saved = Math.round(perChat(hoursSaved * WORKSHEET.hourlyCost));
    const commission = -Math.round(orders * kept * store.orderValue * percent(store.commission));
    const work = -Math.round(
      (WORKSHEET.hoursOfReading / WORKSHEET.months) * WORKSHEET.hourlyCost +
        extra * percent(store.returnRate) * WORKSHEET.returnCost +
        perChat(WORKSHEET.wrongAnswers * WORKSHEET.wrongAnswerCost),
    );
    const left = margin + saved + commission + work;
    return { extra: Math.round(extra * kept), margin, saved, commission, work, left };
  };
  const { low, middle, high } = WORKSHEET.extraOrders;
  return { low: inCase(low), middle: inCase(middle), high: inCase(high) };
}

/** The orders that are credited to the agent, as a part of those that the store has without it. */
const CREDITED = WORKSHEET.ordersAfterChat / (WORKSHEET.visitors * percent(WORKSHEET.conversion));

function percent(rate: number): number {
  return rate / 100;
}

/** A cell of the table. */
export function textOf(row: keyof SketchedCase, figure: number): string {
  return row === 'extra' ? figure.toLocaleString('en') : euros(figure);
}

/** Fills in `{invoice}`, `{low}`, `{middle}` and `{high}` in a sentence. Screen readers skip a minus, so a loss is said in words. */
export function resultOf(sentence: string, sketched: Sketch): string {
  const invoiced = sentence.replace('{invoice}', euros(-sketched.middle.commission));
  return invoiced.replace(/\{(low|middle|high)\}/g, (_, name: keyof typeof sketched) =>
    sketched[name].left < 0 ? `a loss of ${euros(-sketched[name].left)}` : euros(sketched[name].left),
  );
}
