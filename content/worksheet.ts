/**
 * Three months of an invented store, from the worksheet in 'What a chat agent earns and costs'. The earnings sketch on Pricing and
 * the hours in `promises.ts` use these figures: change the article with them.
 */
export const WORKSHEET = {
  months: 3,
  visitors: 22_500,
  /** Per cent of visitors. */
  conversion: 2,
  chats: 1_125,
  ordersAfterChat: 210,
  /** Orders that the agent added: the ends of the 95% range, and its middle. */
  extraOrders: { low: 29, middle: 90, high: 151 },
  orderValue: 90,
  /** Margin after goods and packing, returns, and commission on kept orders, in per cent. */
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
