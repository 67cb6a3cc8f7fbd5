import { errorMessage } from '#leads/error-message.ts';
import { printable } from '#leads/printable.ts';
import { serve } from './serve.ts';

try {
  await serve();
} catch (error) {
  process.stderr.write(`${printable(errorMessage(error))}\n`);
  process.exit(1);
}
