import { deskAddress, deskKey } from '../manage/desk-key.ts';
import type { AddCommand, CliContext } from './context.ts';
import { print } from './terminal.ts';

export function addDeskCommand(command: AddCommand, { open, databaseFile, deskUrl, desk }: CliContext): void {
  command(
    'desk',
    'Prints the address that opens the desk in a browser. Whoever has it can read and answer every lead.',
  )
    .option('--new-key', 'with a new key: whoever is in has to open the new address')
    .action(async ({ newKey }: { newKey?: true }) => {
      if (!desk) throw new Error('DESK_PORT is off: the server has no desk.');
      const key = await deskKey((await open()).db, databaseFile, newKey);
      print(deskAddress(deskUrl ?? desk, key));
    });
}
