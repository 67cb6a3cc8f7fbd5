import { readFileSync } from 'node:fs';
import { printByModel } from './ask-by-model.ts';
import { askAll, type ScoredTurn } from './score.ts';

/**
 * `npm run eval -- [FILE] [--failing | --answers | --model]` asks the agents the questions in FILE (see `score.ts`).
 * For each kind of question, it prints the shares of correct, clarifying and confidently wrong answers. `--failing` adds
 * the answers that weren't correct, `--answers` all answers. `--model` prints the configured model's answers instead.
 */
const [flag] = process.argv.filter((argument) => argument.startsWith('--'));
const file = process.argv.slice(2).find((argument) => !argument.startsWith('--'));
const text = readFileSync(file ?? new URL('questions.txt', import.meta.url), 'utf8');
if (flag === '--model') {
  await printByModel(text);
  process.exit();
}
const turns = askAll(text);
const scored = turns.filter(({ expected }) => expected.length > 0);

const byKind = [...Map.groupBy(scored, ({ kind }) => kind), ['all', scored] as const];
console.table(Object.fromEntries(byKind.map(([kind, some]) => [kind, sharesOf(some)])));
for (const turn of turns)
  if (flag === '--answers' || turn.expected.length === 0 || (flag && turn.verdict !== 'right')) print(turn);

function sharesOf(some: ScoredTurn[]) {
  const share = (...verdicts: ScoredTurn['verdict'][]) =>
    Math.round((some.filter(({ verdict }) => verdicts.includes(verdict)).length / some.length) * 1000) / 10;
  return {
    questions: some.length,
    'right %': share('right'),
    'right or offered %': share('right', 'offered'),
    'asked back %': share('offered', 'asked'),
    'confidently wrong %': share('wrong'),
  };
}

function print({ kind, question, expected, verdict, got, shown }: ScoredTurn): void {
  console.log(`\n${kind}: ${question}`);
  if (expected.length > 0)
    console.log(`  ${verdict}: ${got.join(',') || 'asked back'}, expected ${expected.join(' or ')}`);
  for (const line of shown) console.log(`  ${line}`);
}
