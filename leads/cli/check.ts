import type { Command } from 'commander';
import { type Finding, health } from '../health.ts';
import { onOneLine } from '../printable.ts';
import type { CliContext } from './context.ts';
import { print, printJson } from './terminal.ts';

export function addCheckCommand(program: Command, context: CliContext): void {
  program
    .command('check')
    .description('Looks at everything that leads depend on. For a timer: exits 1 if something is wrong.')
    .option('--json', 'as JSON')
    .action(async ({ json }: { json?: true }) => {
      const findings = await health(context);
      const wrong = findings.filter(({ todo }) => todo !== undefined);
      if (json) {
        const checks = findings.map((finding) => ({ ...finding, ok: finding.todo === undefined }));
        printJson({ ok: wrong.length === 0, checks });
      } else {
        for (const finding of findings)
          print(formatFinding(finding), finding.todo === undefined ? undefined : 'bold');
      }
      if (wrong.length > 0) throw new Error(`${wrong.length} of ${findings.length} checks failed.`);
    });
}

function formatFinding({ check, found, todo }: Finding): string {
  if (todo === undefined) return `ok    ${onOneLine(`${check}: ${found}`)}`;
  const sentence = found.endsWith('.') ? found : `${found}.`;
  return `FAIL  ${onOneLine(`${check}: ${sentence} To do: ${todo}`)}`;
}
