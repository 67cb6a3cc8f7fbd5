/** For files with a content hash in their name. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** For pages: clients keep them, but revalidate them each time, so that a new build shows at once. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

/** For files that seldom change under the same name: icons, the manifest. */
export const ONE_HOUR = 'public, max-age=3600';

/** For what may change at any time, and is asked for by many. */
export const FIVE_SECONDS = 'public, max-age=5';

/** For answers to inserts. */
export const NO_STORE = 'no-store';
