import type { Command } from 'commander';
import { operator, recordAct } from '../audit.ts';
import { recordEnded } from '../backup/ended.ts';
import { countRevocations, revokeLinks } from '../calls/answer-links.ts';
import { id } from './arguments.ts';
import { type CliContext, requireLead } from './context.ts';
import { print } from './terminal.ts';

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
        const amount = await countRevocations(transaction, leadId);
        if (backups) recordEnded(backups.folder, [{ act: 'revoke', table, id: leadId, amount }]);
      });
      print('The links in its mails have ended. Mails that are still to come have new ones.');
    });
}
