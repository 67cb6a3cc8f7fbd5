import { createHash } from 'node:crypto';

/** Matches the inline scripts of Astro's island runtime and of its directive `client:visible`. */
const RUNTIME =
  /<script>(\(\(\)=>\{(?:(?!<\/script>).)*?(?:"astro:visible"|customElements\.get\("astro-island"\))(?:(?!<\/script>).)*)<\/script>/gs;

/**
 * Moves Astro's island runtime, about 4.7 kB of each page with islands, into a file that loads when an island approaches the
 * viewport. A page with an island that uses another directive stays unchanged.
 * @returns the page, with the file's path on the site and its content
 */
export function withLateIslands(html: string): { html: string; file?: { path: string; content: string } } {
  const islands = [...html.matchAll(/<astro-island\b[^>]* client="(\w+)"/g)];
  if (islands.length === 0 || islands.some(([, client]) => client !== 'visible')) return { html };
  const runtime = [...html.matchAll(RUNTIME)];
  if (runtime.length !== 2)
    throw new Error(`Found ${runtime.length} of the 2 scripts of Astro’s island runtime: adapt RUNTIME`);
  // The `rootMargin` options of the islands, as escaped in HTML attributes.
  const margins = [...html.matchAll(/rootMargin&quot;:&quot;(\d+)px/g)].map(([, pixels]) => Number(pixels));
  const margin = Math.max(0, ...margins);
  const content = runtime.map(([, body]) => body).join('\n');
  const path = `/_astro/islands.${createHash('sha256').update(content).digest('hex').slice(0, 8)}.js`;
  return {
    html: html.replace(RUNTIME, '').replace('</body>', `<script>${loader(path, margin)}</script></body>`),
    file: { path, content },
  };
}

/** Events that count as the visitor's first interaction. */
const INTEREST = 'pointermove pointerdown touchstart wheel scroll keydown focusin';

/**
 * Returns the script that loads the runtime after the visitor's first interaction, once an island is near the viewport.
 * If there is a draft in storage, or a query or fragment in the URL, the page may have state to restore, so the script
 * doesn't wait for an interaction. The script requests runtime, island and renderer in parallel.
 */
function loader(path: string, margin: number): string {
  const wake = `let d=document,o=new IntersectionObserver(e=>{if(e.some(e=>e.isIntersecting)){o.disconnect();import("${path}");for(let i of d.querySelectorAll("astro-island"))import(i.getAttribute("component-url")),import(i.getAttribute("renderer-url"))}},{rootMargin:"${margin}px"});for(let e of d.querySelectorAll("astro-island>*"))o.observe(e)`;
  return `{let n=location.search+location.hash,w=()=>{${wake}};try{n+=localStorage.length||""}catch{}if(n)w();else for(let e of"${INTEREST}".split(" "))addEventListener(e,w,{once:true})}`;
}
