// Installs the packages for development before a command of package.json that is no script of ours.
import { installIfStale } from './setup.mjs';

await installIfStale({ dev: true });
