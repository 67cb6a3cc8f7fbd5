import { expect, test } from 'vitest';
import { className } from './class-name.mjs';

test('class names don’t depend on where the project is, even in a folder named site', () => {
  const [here, there] = ['/srv/loomline', '/tmp/site'].map((root) =>
    className('row', `${root}/site/ui/Tag.module.css?x`),
  );
  expect(there).toBe(here);
});
