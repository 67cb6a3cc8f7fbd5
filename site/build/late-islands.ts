import { createHash } from 'node:crypto';

/** Astro's runtime for islands, and its directive `client:visible`, as they stand in a page. */
const RUNTIME =
  /<script>(\(\(\)=>\{(?:(?!<\/script>).)*?(?:"astro:visible"|customElements\.get\("astro-island"\))(?:(?!<\/script>).)*)<\/script>/gs;

/**
 * Moves Astro's runtime for islands, some 4.7 kB in the page, into a file that is loaded as an island comes near.
 * It leaves alone a page of which an island wakes up by itself.
 * @returns the page, and that file: its path on the site, and what is in it
 */
export function withLateIslands(html: string): { html: string; file?: { path: string; content: string } } {
  const islands = [...html.matchAll(/<astro-island\b[^>]* client="(\w+)"/g)];
  if (islands.length === 0 || islands.some(([, client]) => client !== 'visible')) return { html };
  const runtime = [...html.matchAll(RUNTIME)];
  if (runtime.length !== 2) throw new Error('Astro’s runtime for islands does not look as it did');
  // As an attribute holds it: `rootMargin` of the islands' options.
  const margins = [...html.matchAll(/rootMargin&quot;:&quot;(\d+)px/g)].map(([, pixels]) => Number(pixels));
  const margin = Math.max(0, ...margins);
  const content = runtime.map(([, body]) => body).join('\n');
  const path = `/_astro/islands.${createHash('sha256').update(content).digest('hex').slice(0, 8)}.js`;
  return {
    html: html.replace(RUNTIME, '').replace('</body>', `<script>${loader(path, margin)}</script></body>`),
    file: { path, content },
  };
}

/** What a visitor does first. */
const INTEREST = 'pointermove pointerdown touchstart wheel scroll keydown focusin';

/**
 * Waits for the visitor's first move, then for the island to be near: until then its plain HTML does. A draft, or an
 * address that asks for something, is no time to wait. It asks for runtime, island and renderer at once, so that none
 * waits for another. Each kind of move asks once: whatever is there already is not loaded again.
 */
function loader(path: string, margin: number): string {
  const wake = `let d=document,o=new IntersectionObserver(e=>{if(e.some(e=>e.isIntersecting)){o.disconnect();import("${path}");for(let i of d.querySelectorAll("astro-island"))import(i.getAttribute("component-url")),import(i.getAttribute("renderer-url"))}},{rootMargin:"${margin}px"});for(let e of d.querySelectorAll("astro-island>*"))o.observe(e)`;
  return `{let n=location.search+location.hash,w=()=>{${wake}};try{n+=localStorage.length||""}catch{}if(n)w();else for(let e of"${INTEREST}".split(" "))addEventListener(e,w,{once:true})}`;
}
