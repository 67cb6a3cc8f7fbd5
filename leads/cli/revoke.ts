import { join } from 'node:path';
import type { Command } from 'commander';
import { operator, recordAct } from '../audit.ts';
import { recordRevocation } from '../backup/erasures.ts';
import { countRevocations, revokeLinks } from '../calls/answer-links.ts';
import { reasonOf } from '../store/sqlite-errors.ts';
import { id } from './arguments.ts';
import { type CliContext, Refused, requireLead } from './context.ts';
import { print } from './terminal.ts';

/** The command that ends the links of the mails about a lead. */
export function addRevokeCommand(program: Command, { open, backups }: CliContext): void {
  program
    .command('revoke')
    .description('Ends all links that act on a lead in the mails that went out so far.')
    .argument('<id>', 'the lead’s id', id)
    .action(async (leadId: string) => {
      const store = await open();
      const { table } = await requireLead(store, leadId);
      await store.db.transaction().execute(async (transaction) => {
        await revokeLinks(transaction, { lead_table: table, lead_id: leadId });
        await recordAct(transaction, operator(), { act: 'revoke', lead_id: leadId });
        if (backups) writeDown(backups.folder, leadId, await countRevocations(transaction, leadId));
      });
      print('The links in its mails have ended. Mails that are still to come have new ones.');
    });
}

/** @throws Refused where a restore would not know of it */
function writeDown(folder: string, leadId: string, amount: number): void {
  try {
    recordRevocation(folder, leadId, amount);
  } catch (error) {
    const reason = reasonOf(error, join(folder, 'erasures.jsonl'));
    throw new Refused(`Nothing was revoked, since it can't be written down for a restore: ${reason}`);
  }
}
