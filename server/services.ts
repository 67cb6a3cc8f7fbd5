import type { Config } from '#config/config.ts';
import type { FreeTimes } from '#leads/calls/free-times.ts';
import type { LeadStore } from '#leads/db/lead-store.ts';
import type { Site } from './site.ts';

/** What the routes of the site and of the desk work with. */
export interface Services {
  config: Config;
  store: LeadStore;
  site: Site;
  hasHome: () => boolean;
  /** Called whenever deliveries may have been queued. */
  onLead: () => void;
  freeTimes: FreeTimes;
}
