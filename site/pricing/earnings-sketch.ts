import { WORKSHEET } from '#content/worksheet.ts';

/** A store's month as its owner knows it. Rates are in per cent, `orderValue` in euros. */
export interface StoreMonth {
  visitors: number;
  conversion: number;
  orderValue: number;
  returnRate: number;
  /** How many visitors open the chat. */
  chatShare: number;
  commission: number;
}

export const CASES = ['low', 'middle', 'high'] as const;

/** The lines of a case, in order. */
export const ROWS = ['extra', 'margin', 'saved', 'commission', 'work', 'left'] as const;

/**
 * What a case comes to: `extra` is orders that would not exist without the agent and stay sold, the others are whole
 * euros. Costs are negative.
 */
export type SketchedCase = Record<(typeof ROWS)[number], number>;

/**
 * Works out what an agent might leave a store in a month. Shoppers who chat order as much more often than the rest as
 * in the worksheet, and as large a part of these orders is extra. Commission is due on all of them that are kept;
 * reading chats takes the same hours in every shop.
 */
export function sketchMonth(store: StoreMonth): Record<(typeof CASES)[number], SketchedCase> {
  const chats = store.visitors * percent(store.chatShare);
  const orders = Math.min(chats, chats * percent(store.conversion) * NEARER_TO_BUYING);
  const kept = 1 - percent(store.returnRate);
  const perChat = (amount: number) => (chats / WORKSHEET.chats) * amount;

  const inCase = (extraOrders: number): SketchedCase => {
    const extra = orders * (extraOrders / WORKSHEET.ordersAfterChat);
    const amounts = {
      margin: Math.round(extra * kept * store.orderValue * percent(WORKSHEET.margin)),
      saved: Math.round(
        perChat((WORKSHEET.emailsSaved * WORKSHEET.minutesForEmail * WORKSHEET.hourlyCost) / 60),
      ),
      commission: -Math.round(orders * kept * store.orderValue * percent(store.commission)),
      work: -Math.round(
        (WORKSHEET.hoursOfReading / WORKSHEET.months) * WORKSHEET.hourlyCost +
          extra * percent(store.returnRate) * WORKSHEET.returnCost +
          perChat(WORKSHEET.wrongAnswers * WORKSHEET.wrongAnswerCost),
      ),
    };
    const left = amounts.margin + amounts.saved + amounts.commission + amounts.work;
    return { extra: Math.round(extra * kept), ...amounts, left };
  };
  const { low, middle, high } = WORKSHEET.extraOrders;
  return { low: inCase(low), middle: inCase(middle), high: inCase(high) };
}

/** How many times as often as the average visitor somebody orders who chats. */
const NEARER_TO_BUYING = WORKSHEET.ordersAfterChat / WORKSHEET.chats / percent(WORKSHEET.conversion);

function percent(rate: number): number {
  return rate / 100;
}
