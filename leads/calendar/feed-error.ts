/** What is wrong with a calendar. The message quotes neither its address nor anything in it. */
export class FeedError extends Error {
  override name = 'FeedError';
}
