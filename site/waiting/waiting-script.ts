import { WAITING } from '../islands/waiting-leads.ts';

/** Where the build puts `announce-waiting.ts`; development serves the file itself. */
export const WAITING_MODULE = '/waiting.js';
const ADDRESS = import.meta.env?.DEV ? '/site/waiting/announce-waiting.ts' : WAITING_MODULE;

/**
 * Stands in every page. It loads the sender only while something waits and the browser is online, and not in a page
 * that is rendered ahead of a click, since nobody may ever see that one.
 */
export const WAITING_SCRIPT = `{let f=()=>{try{navigator.onLine&&localStorage["${WAITING}"]&&import("${ADDRESS}")}catch{}};document.prerendering?addEventListener("prerenderingchange",f):f();addEventListener("online",f)}`;
