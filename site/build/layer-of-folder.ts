import type { CSSOptions } from 'vite';

/** Puts each CSS module's rules into a cascade layer that depends on the module's folder, unless they name a layer. */
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
