import pLimit from 'p-limit';

/** How many files the build works on at once: a large site has more of them than a process may open. */
export const openFiles = pLimit(64);
