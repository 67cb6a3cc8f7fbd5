/** The script of each analytics tool, its `data-` settings, and how to count a page view or a named event. */
const TOOLS = {
  plausible: (site: string) => ({
    path: '/js/script.manual.js',
    data: { domain: site },
    count: (event = 'pageview') => window.plausible(event),
  }),
  umami: (websiteId: string, hostUrl: string) => ({
    path: '/script.js',
    data: { websiteId, hostUrl, autoTrack: 'false', identityStitching: 'false' },
    count: (event?: string) => window.umami.track(event),
  }),
  goatcounter: (_: string, url: string) => ({
    path: '/count.js',
    data: { goatcounter: `${url}/count` },
    count: (path?: string) => window.goatcounter.count(path && { path, title: path, event: true }),
  }),
};

/**
 * Counts one page view, and each event passed to `window.countEvent` once. The tools' automatic counting is off: it
 * would count reloads, back navigation and quiz steps too. The tool's script loads once the page is visible.
 */
export function countVisits(): void {
  const { analytics, analyticsUrl: url = '', analyticsSite = '' } = document.body.dataset;
  const { path, data, count } = TOOLS[analytics as keyof typeof TOOLS](analyticsSite, url);
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isSeenAgain = navigation?.type === 'reload' || navigation?.type === 'back_forward';
  const events = new Set<string | undefined>(isSeenAgain ? [] : [undefined]);
  const script = Object.assign(document.createElement('script'), { src: url + path });
  Object.assign(script.dataset, data);
  window.countEvent = (event) => events.add(event);
  window.goatcounter = { no_onload: true, count() {} };
  script.onload = () => {
    for (const event of events) count(event);
    window.countEvent = (event) => !events.has(event) && events.add(event) && count(event);
  };
  if (document.readyState === 'complete') load();
  else window.addEventListener('load', load);

  function load(): void {
    if (document.visibilityState === 'visible') document.head.append(script);
    else document.addEventListener('visibilitychange', load, { once: true });
  }
}

declare global {
  interface Window {
    countEvent?: (event: string) => void;
    plausible(event: string): void;
    umami: { track(event?: string): void };
    goatcounter: { no_onload: true; count(event?: object | ''): void };
  }
}
