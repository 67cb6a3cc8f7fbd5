// `node watch-nights.ts DATABASE` runs a server's nightly work until killed, checking every 50 ms whether it is due.
import { join } from 'node:path';
import { openStore } from '#leads/db/open-store.ts';
import { startNightly } from '#server/nightly.ts';

const [database = ''] = process.argv.slice(2);
const backups = { folder: join(database, '..', 'backups'), keep: Number(process.env.BACKUP_KEEP) };
const print = (fact: object, message: string) => console.log(JSON.stringify({ message, ...fact }));
const log = { info: print, error: print } as unknown as Parameters<typeof startNightly>[0]['log'];
const store = await openStore(`sqlite:${database}`);
startNightly({ store, config: { databaseFile: database, backups }, log, lookEveryMs: 50 });
setInterval(() => {}, 1000);
