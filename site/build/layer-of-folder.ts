import type { CSSOptions } from 'vite';

/** Puts each CSS module into the cascade layer of its folder. Rules that name a layer keep it. */
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
          for (const node of [...root.nodes]) {
            const isOfNone = node.type === 'atrule' && ['layer', 'property'].includes(node.name);
            if (!isOfNone) layer.append(node);
          }
          root.append(layer);
        },
      },
    ],
  },
};
