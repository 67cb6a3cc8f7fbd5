import { deskAddress, deskKey } from '#leads/db/desk-key.ts';
import type { AddCommand, CliContext } from './context.ts';
import { print } from './terminal.ts';

export function addDeskCommand(command: AddCommand, { open, databaseFile, deskUrl, desk }: CliContext): void {
  command(
    'desk',
    'Prints the URL that opens the desk in a browser. Anyone who has the URL can read and answer every lead.',
  )
    .option('--new-key', 'with a new key, which ends all sessions')
    .action(async ({ newKey }: { newKey?: true }) => {
      if (!desk) throw new Error('DESK_PORT is off: the server has no desk.');
      const key = await deskKey((await open()).db, databaseFile, newKey);
      print(deskAddress(deskUrl ?? desk, key));
    });
}
