import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import { rules } from '../src/rules/index.ts';

/** Writes the README's tables: inputs and outputs from `action.yml`, rules from the rules. With `--check` it only reports whether they are right. */
interface Action {
  readonly inputs: Readonly<Record<string, { readonly description: string; readonly default: string }>>;
  readonly outputs: Readonly<Record<string, { readonly description: string }>>;
}

const action = parse(readFileSync('action.yml', 'utf8')) as Action;
const readme = readFileSync('README.md', 'utf8');

const inputs = table(
  ['input', 'default', 'meaning'],
  Object.entries(action.inputs).map(([name, { description, default: value }]) => [
    code(name),
    value === '' ? 'empty' : code(value),
    cell(description),
  ]),
);
const outputs = table(
  ['output', 'meaning'],
  Object.entries(action.outputs).map(([name, { description }]) => [code(name), cell(description)]),
);
const ruleTable = table(
  ['rule', 'default', 'what it finds'],
  rules.map(({ slug, severity, meaning }) => [
    `[${code(slug)}](docs/rules/${slug}.md)`,
    severity,
    cell(meaning),
  ]),
);
const wanted = [
  ['inputs', inputs],
  ['outputs', outputs],
  ['rules', ruleTable],
].reduce((text, [name = '', content = '']) => between(text, name, content), readme);

if (!process.argv.includes('--check')) writeFileSync('README.md', wanted);
else if (wanted === readme) console.log('the tables of the README match action.yml and the rules');
else {
  console.error('the tables of the README do not match action.yml and the rules: run `npm run docs`');
  process.exitCode = 1;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

function between(text: string, name: string, content: string): string {
  const [start, end] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`];
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from === -1 || to < from) throw new Error(`README.md lacks the markers ${start} and ${end}`);
  return `${text.slice(0, from + start.length)}\n${content}\n${text.slice(to)}`;
}

function code(text: string): string {
  return `\`${text}\``;
}

function cell(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').replaceAll('|', '\\|');
}
