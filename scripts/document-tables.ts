import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { allSettings, rules } from '../src/extensions/index.ts';
import { released } from '../src/tool.ts';
import { limitsTable } from './limits-table.ts';
import { asReleased } from './release-words.ts';
import { actionTables, cell, code, policyTable, table, withInputs } from './setting-documents.ts';

/**
 * Writes the inputs of `action.yml`, the tables of the documents (inputs and outputs, keys of the policy, rules, limits), and
 * the newest release wherever a document names it. With `--check` it only reports whether they are right.
 */
const action = readFileSync('action.yml', 'utf8');
const wantedAction = withInputs(action, allSettings);
const ruleTable = table(
  ['rule', 'default', 'what it finds'],
  rules.map(({ slug, meaning }) => [`[${code(slug)}](rules/${slug}.md)`, severityOf(slug), cell(meaning)]),
);
const documents: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'docs/inputs.md': { ...actionTables(wantedAction) },
  'docs/policy.md': { keys: policyTable(allSettings) },
  'docs/rules.md': { rules: ruleTable },
  'docs/stricter-than-terraform.md': { limits: limitsTable },
};
settle('action.yml', action, wantedAction);
for (const [path, tables] of Object.entries(documents)) {
  const text = readFileSync(path, 'utf8');
  const wanted = Object.entries(tables).reduce(
    (now, [name, content]) => between(path, now, name, content),
    text,
  );
  settle(path, text, wanted);
}
for (const path of globSync(['*.md', 'docs/**/*.md'])) {
  const text = readFileSync(path, 'utf8');
  const wanted = asReleased(text, released);
  if (text !== wanted) settle(path, text, wanted);
}

/** As its page says: some rules are milder or more severe in some cases. */
function severityOf(slug: string): string {
  return /^Severity: (.+)$/m.exec(readFileSync(`docs/rules/${slug}.md`, 'utf8'))?.[1] ?? '';
}

function settle(path: string, text: string, wanted: string): void {
  if (!process.argv.includes('--check')) writeFileSync(path, wanted);
  else if (wanted === text) console.log(`${path} matches the settings and the rules`);
  else {
    console.error(`${path} does not match the settings and the rules: run \`npm run docs\``);
    process.exitCode = 1;
  }
}

function between(path: string, text: string, name: string, content: string): string {
  const [start, end] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`];
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from === -1 || to < from) throw new Error(`${path} lacks the markers ${start} and ${end}`);
  return `${text.slice(0, from + start.length)}\n${content}\n${text.slice(to)}`;
}
