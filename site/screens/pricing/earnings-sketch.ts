import { WORKSHEET } from '#content/worksheet.ts';
import { fillPlaceholders } from '../../markdown/fill-placeholders.ts';
import { euros } from './euros.ts';

/** A store's monthly figures, as entered by its owner. Rates are in per cent, `orderValue` in euros. */
export type StoreMonth = Record<'orders' | 'orderValue' | 'returnRate' | 'commission', number>;

export const CASES = ['low', 'middle', 'high'] as const;

export const ROWS = ['extra', 'margin', 'saved', 'commission', 'work', 'left'] as const;

/** One estimate. `extra` counts the added orders that aren't returned. Other rows are in euros; costs are negative. */
type SketchedCase = Record<(typeof ROWS)[number], number>;

export type Sketch = Record<(typeof CASES)[number], SketchedCase>;

/**
 * Estimates a store's monthly earnings from an agent. The worksheet gives the share of orders that follow a chat, and
 * how many of these orders are extra. Commission is due on each order that follows a chat and isn't returned. The hours
 * spent on reading chats don't depend on the store's size.
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

/** Orders credited to the agent, as a share of the orders that the store has without an agent. */
const CREDITED = WORKSHEET.ordersAfterChat / (WORKSHEET.visitors * percent(WORKSHEET.conversion));

function percent(rate: number): number {
  return rate / 100;
}

export function textOf(row: keyof SketchedCase, figure: number): string {
  return row === 'extra' ? figure.toLocaleString('en') : euros(figure);
}

/** Fills the amounts into a sentence. Losses are written as 'a loss of', since screen readers skip minus signs. */
export function resultOf(sentence: string, { low, middle, high }: Sketch): string {
  const spoken = ({ left }: SketchedCase) => (left < 0 ? `a loss of ${euros(-left)}` : euros(left));
  const invoice = euros(-middle.commission);
  const values = { invoice, low: spoken(low), middle: spoken(middle), high: spoken(high) };
  return fillPlaceholders(sentence, values, 'content/earnings-sketch.ts');
}
