import type { ClientDirective } from 'astro';

const settled: ClientDirective = (load) => {
  const wake = async () => (await load())();
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    // It is told of a little before it is on the screen.
    setTimeout(wake, 50);
  });
  observer.observe({ type: 'paint', buffered: true });
};

export default settled;

declare module 'astro' {
  interface AstroClientDirectives {
    'client:settled'?: boolean;
  }
}
