/**
 * The figures of the worksheet in 'What a chat agent earns and costs', a quarter of an invented store. The earnings
 * sketch on Pricing works with them; change both together.
 */
export const WORKSHEET = {
  months: 3,
  visitors: 22_500,
  /** In per cent. */
  conversion: 2,
  chats: 1_125,
  ordersAfterChat: 210,
  /** Orders that would not exist without the agent: the ends of the 95% range, and its middle. */
  extraOrders: { low: 29, middle: 90, high: 151 },
  orderValue: 90,
  /** After goods and packing, in per cent. */
  margin: 50,
  /** In per cent. */
  returnRate: 20,
  returnCost: 8,
  /** On orders after a chat that were kept, in per cent. */
  commission: 5,
  hourlyCost: 18,
  emailsSaved: 300,
  minutesForEmail: 4,
  hoursOfReading: 36,
  wrongAnswers: 6,
  wrongAnswerCost: 25,
} as const;
