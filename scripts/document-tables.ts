import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import { rules } from '../src/extensions/index.ts';

/** Writes the tables of the documents: inputs and outputs from `action.yml`, rules from the rules. With `--check` it only reports whether they are right. */
interface Action {
  readonly inputs: Readonly<Record<string, { readonly description: string; readonly default: string }>>;
  readonly outputs: Readonly<Record<string, { readonly description: string }>>;
}

const action = parse(readFileSync('action.yml', 'utf8')) as Action;

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
  rules.map(({ slug, severity, meaning }) => [`[${code(slug)}](rules/${slug}.md)`, severity, cell(meaning)]),
);
const documents: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'docs/inputs.md': { inputs, outputs },
  'docs/rules.md': { rules: ruleTable },
};
for (const [path, tables] of Object.entries(documents)) {
  const text = readFileSync(path, 'utf8');
  const wanted = Object.entries(tables).reduce(
    (now, [name, content]) => between(path, now, name, content),
    text,
  );
  if (!process.argv.includes('--check')) writeFileSync(path, wanted);
  else if (wanted === text) console.log(`the tables of ${path} match action.yml and the rules`);
  else {
    console.error(`the tables of ${path} do not match action.yml and the rules: run \`npm run docs\``);
    process.exitCode = 1;
  }
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

function between(path: string, text: string, name: string, content: string): string {
  const [start, end] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`];
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from === -1 || to < from) throw new Error(`${path} lacks the markers ${start} and ${end}`);
  return `${text.slice(0, from + start.length)}\n${content}\n${text.slice(to)}`;
}

function code(text: string): string {
  return `\`${text}\``;
}

function cell(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').replaceAll('|', '\\|');
}
