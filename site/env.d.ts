/// <reference types="astro/client" />

/** The hash of a module's code and of all it imports; undefined in development (site/build/code-hash.ts). */
declare module '*?code-hash' {
  const hash: string | undefined;
  export default hash;
}
