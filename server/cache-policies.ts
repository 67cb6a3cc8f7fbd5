/** A file whose name holds a hash of what is in it. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** A page: kept, and asked about each time, so that a new build shows at once. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

/** Icons, the manifest and the like, which change seldom under the same name. */
export const AN_HOUR = 'public, max-age=3600';

/** The answer to an insert, which nobody may keep. */
export const NEVER = 'no-store';
