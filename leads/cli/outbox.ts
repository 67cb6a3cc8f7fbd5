import type { Command } from 'commander';
import { operator, recordAct } from '../audit.ts';
import { forgetGivenUp, retryDeliveries } from '../delivery/outbox.ts';
import { trust } from '../delivery/trust.ts';
import { id } from './arguments.ts';
import { type CliContext, requireLead } from './context.ts';
import { print } from './terminal.ts';

export function addOutboxCommands(program: Command, { open, deliveries }: CliContext): void {
  program
    .command('trust')
    .description('Says that a suspected lead is real, and sends what was held back.')
    .argument('<id>', 'the lead’s id', id)
    .action(async (leadId: string) => {
      const store = await open();
      await trust(store, await requireLead(store, leadId), deliveries, operator());
      print(
        deliveries.length > 0
          ? 'The mark is off. What was held back goes out while the server runs.'
          : 'The mark is off. Nothing is sent: neither SMTP_URL nor WEBHOOK_URL is set.',
      );
    });

  program
    .command('retry')
    .description('Tries again to send what was given up, or still waits for its next try.')
    .argument('[id]', 'only what belongs to this lead', id)
    .option('--forget', 'let go of what was given up, instead of trying it again')
    .action(async (leadId: string | undefined, { forget }: { forget?: true }) => {
      const { db, dialect } = await open();
      const count = await db.transaction().execute(async (transaction) => {
        const outbox = { db: transaction, dialect };
        const amount = await (forget ? forgetGivenUp(outbox, leadId) : retryDeliveries(outbox, leadId));
        await recordAct(transaction, operator(), {
          act: forget ? 'forget' : 'retry',
          lead_id: leadId,
          amount,
        });
        return amount;
      });
      print(forget ? `${count} let go.` : `${count} to be sent while the server runs.`);
    });
}
