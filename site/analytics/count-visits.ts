/** Each tool's script, its settings, and how it counts a page or the event that is named. */
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
 * Counts a visit to this page, and the events that `window.countEvent` is told, each once. No tool may count by itself: to it a reload, a
 * way back or a step of the quiz would be one more page. Its script loads once somebody sees the page.
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
    // A prerendered page is hidden, too.
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
