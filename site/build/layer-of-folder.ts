import type { CSSOptions } from 'vite';

/** Puts the rules of each CSS module into the cascade layer of its folder, unless they name a layer themselves. */
export const layerOfFolder: CSSOptions = {
  postcss: {
    plugins: [
      {
        postcssPlugin: 'layer-of-folder',
        Once(root, { AtRule }) {
          const path = root.source?.input.file ?? '';
          if (!path.endsWith('.module.css')) return;
          const isPart = /\/site\/(ui|drawings)\//.test(path);
          const layer = new AtRule({ name: 'layer', params: isPart ? 'parts' : 'sections' });
          layer.append(root.nodes.filter((node) => node.type !== 'atrule' || !OUTSIDE.has(node.name)));
          root.append(layer);
        },
      },
    ],
  },
};

/** At-rules that name a layer, or that layers don't affect. */
const OUTSIDE = new Set(['layer', 'property']);
