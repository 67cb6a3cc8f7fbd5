import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md')];

test('documents name commands and files that exist', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const rooms = globSync('*').join('|');
  const wrong = DOCUMENTS.flatMap((document) => {
    const said = readFileSync(document, 'utf8');
    const commands = [...said.matchAll(/\bnpm run ([a-z:]+)/g)].map(([, name = '']) => name);
    const quoted = [...said.matchAll(new RegExp(`\`((?:${rooms})/[\\w./*{},[\\]-]*)\``, 'g'))];
    const paths = quoted.map(([, path = '']) => path).filter((path) => !MADE.test(path));
    return [...commands.filter((name) => !(name in scripts)), ...paths.filter((path) => !isThere(path))].map(
      (name) => `${document}: ${name}`,
    );
  });
  expect(wrong).toEqual([]);
});

/** Matches placeholders, and paths that a build, a server or a test creates. */
const MADE = /^(build|data|dist|screens|test-results)\/|NAME/;

function isThere(path: string): boolean {
  return existsSync(path) || globSync(path.replaceAll('[', '\\[')).length > 0;
}

test('each setting is documented, and is passed to the container', () => {
  const source = ['config/config.ts', 'config/build-settings.ts']
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const settings = [...source.matchAll(/^ {2}(\w+): v\./gm)].map(([, name = '']) =>
    name.replace(/[A-Z]/g, '_$&').toUpperCase(),
  );
  expect(settings).toContain('DATABASE_URL');
  expect(settings.length).toBeGreaterThan(20);
  const table = readFileSync('docs/settings.md', 'utf8');
  const composition = readFileSync('compose.yaml', 'utf8');
  // compose.yaml doesn't set the address and the port, because the Dockerfile does.
  const image = readFileSync('Dockerfile', 'utf8');
  expect(settings.filter((name) => !table.includes(`\`${name}\``))).toEqual([]);
  expect(
    settings.filter((name) => !composition.includes(`${name}: `) && !image.includes(` ${name}=`)),
  ).toEqual([]);
});
