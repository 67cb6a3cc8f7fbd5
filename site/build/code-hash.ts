import { createHash } from 'node:crypto';
import type { AstroIntegration } from 'astro';

const QUERY = '?code-hash';
const VIRTUAL = '\0code-hash:';

/**
 * `import hash from './drawing.ts?code-hash'`: the hash of a module's code and of all it imports, but for packages, as
 * the build has bundled them. It is undefined in development, where code changes while it runs.
 */
export function codeHash(): AstroIntegration {
  return {
    name: 'code-hash',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'code-hash',
                enforce: 'pre',
                async resolveId(source, importer) {
                  if (!source.endsWith(QUERY)) return null;
                  const resolved = await this.resolve(source.slice(0, -QUERY.length), importer);
                  return resolved && VIRTUAL + resolved.id;
                },
                load(id) {
                  if (!id.startsWith(VIRTUAL)) return null;
                  const module = id.slice(VIRTUAL.length);
                  return command === 'build'
                    ? `import ${JSON.stringify(module)}; export default ${JSON.stringify(placeholderOf(module))};`
                    : 'export default undefined;';
                },
                // Not before, since only now all modules are known.
                renderChunk(code) {
                  if (!code.includes(PLACEHOLDER)) return null;
                  return code.replace(PLACEHOLDERS, (_, module) =>
                    hashOfCode(this, decodeURIComponent(module)),
                  );
                },
              },
            ],
          },
        });
      },
    },
  };
}

const PLACEHOLDER = '__code-hash-of:';
const PLACEHOLDERS = new RegExp(`${PLACEHOLDER}([^:]+):`, 'g');

function placeholderOf(module: string): string {
  return `${PLACEHOLDER}${encodeURIComponent(module)}:`;
}

interface Bundle {
  getModuleInfo(id: string): BundledModule | null;
}

interface BundledModule {
  code: string | null;
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}

function hashOfCode(bundle: Bundle, entry: string): string {
  const code: string[] = [];
  const ids = new Set([entry]);
  // It grows meanwhile: a set is walked to its end.
  for (const id of ids) {
    const module = bundle.getModuleInfo(id);
    for (const imported of module?.importedIds ?? []) ids.add(imported);
    for (const imported of module?.dynamicallyImportedIds ?? []) ids.add(imported);
    if (module?.code != null) code.push(module.code);
  }
  const [own, ...others] = code;
  return createHash('sha256')
    .update(JSON.stringify([own, ...others.sort()]))
    .digest('hex');
}
