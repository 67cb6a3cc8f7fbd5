/**
 * Three months of a fictional store, from the worksheet in the article 'What a chat agent earns and costs'. The
 * earnings sketch on Pricing and `promises.ts` use these figures too. When you change a figure, update the article.
 */
export const WORKSHEET = {
  months: 3,
  visitors: 22_500,
  /** Visitors who order, in per cent. */
  conversion: 2,
  chats: 1_125,
  ordersAfterChat: 210,
  /** Orders added by the agent: the bounds and the middle of the 95% range. */
  extraOrders: { low: 29, middle: 90, high: 151 },
  orderValue: 90,
  /** What is left of the price after goods and packing. In per cent, like `returnRate` and `commission`. */
  margin: 50,
  returnRate: 20,
  returnCost: 8,
  commission: 5,
  hourlyCost: 18,
  emailsSaved: 300,
  minutesForEmail: 4,
  hoursOfReading: 36,
  wrongAnswers: 6,
  wrongAnswerCost: 25,
} as const;
