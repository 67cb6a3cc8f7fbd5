import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Command } from 'commander';
import mustache from 'mustache';
import { readMailTemplates } from '../delivery/templates.ts';
import type { CliContext } from './context.ts';
import { print } from './terminal.ts';

export function addMailsCommand(program: Command, { mailTemplates }: CliContext): void {
  program
    .command('mails')
    .description('Writes every mail with sample data into a folder, with a page to look at them.')
    .option('--out <folder>', 'where to', 'mails')
    .action(async ({ out }: { out: string }) => {
      const count = await writeMails(mailTemplates, out);
      print(`${count} mails, to look at in ${join(out, 'index.html')}.`);
    });
}

async function writeMails(templates: string, folder: string): Promise<number> {
  const { fill, samples } = await readMailTemplates(templates);
  const mails = Object.entries(samples).map(([kind, sample]) => ({ kind, ...fill(kind, sample) }));
  await mkdir(folder, { recursive: true });
  for (const { kind, html, text } of mails) {
    await writeFile(join(folder, `${kind}.html`), html);
    await writeFile(join(folder, `${kind}.txt`), text);
  }
  await writeFile(join(folder, 'index.html'), mustache.render(INDEX, { mails }));
  return mails.length;
}

const INDEX = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Mails</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; margin: 24px }
  section { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 390px), 1fr)); gap: 16px }
  h2 { grid-column: 1 / -1; margin: 32px 0 0; font-size: 18px }
  h2 small { display: block; font-weight: 400 }
  iframe, pre { box-sizing: border-box; width: 100%; height: 640px; margin: 0; border: 1px solid gray }
  pre { overflow: auto; padding: 16px; white-space: pre-wrap; font-size: 14px }
</style>
<h1>Mails</h1>
{{#mails}}
<section>
  <h2>{{kind}}<small>{{subject}}</small></h2>
  <iframe src="{{kind}}.html" title="{{kind}} as HTML" loading="lazy"></iframe>
  <pre tabindex="0">{{text}}</pre>
</section>
{{/mails}}
</html>
`;
