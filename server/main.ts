import { printable } from '#leads/printable.ts';
import { serve } from './serve.ts';

try {
  await serve();
} catch (error) {
  process.stderr.write(`${printable(error instanceof Error ? error.message : String(error))}\n`);
  process.exit(1);
}
