import { parse, parseDocument } from 'yaml';
import { inputDefault } from '../src/action/inputs.ts';
import { type Setting, standardText, standardYaml, wordsAbout } from '../src/policy/kind.ts';

/* What the documents and `action.yml` have of the table of settings. */

/** The text of `action.yml` with an input for each setting; inputs that are no settings stay as they are. */
export function withInputs(action: string, rows: readonly Setting[]): string {
  const document = parseDocument(action);
  for (const row of rows.filter(({ places }) => places.includes('input')))
    document.setIn(
      ['inputs', row.name],
      document.createNode({ description: inputDescription(row), default: inputDefault(row) }),
    );
  return document.toString({ lineWidth: 160, singleQuote: true });
}

function inputDescription(row: Setting): string {
  const [text, shown] = [standardText(row), inputDefault(row)];
  const many = Array.isArray(row.written) ? ' One per line.' : '';
  return `${wordsAbout(row)}${many}${text === shown ? '' : ` If empty: what the policy says, or \`${text}\`.`}`;
}

interface Action {
  readonly inputs: Readonly<Record<string, { readonly description: string; readonly default: string }>>;
  readonly outputs: Readonly<Record<string, { readonly description: string }>>;
}

/** The tables of the inputs and outputs in the text of `action.yml`. */
export function actionTables(action: string): { readonly inputs: string; readonly outputs: string } {
  const { inputs, outputs } = parse(action) as Action;
  return {
    inputs: table(
      ['input', 'default', 'meaning'],
      Object.entries(inputs).map(([name, { description, default: value }]) => [
        code(name),
        value === '' ? 'empty' : code(value),
        cell(description),
      ]),
    ),
    outputs: table(
      ['output', 'meaning'],
      Object.entries(outputs).map(([name, { description }]) => [code(name), cell(description)]),
    ),
  };
}

/** The table of the keys that a policy file can have. */
export function policyTable(rows: readonly Setting[]): string {
  return table(
    ['key', 'default', 'meaning'],
    rows
      .filter(({ places }) => places.includes('policy'))
      .map((row) => {
        const inPaths = row.places.includes('paths') ? ' This key can also be set in `paths`.' : '';
        return [code(row.name), code(standardYaml(row)), cell(`${wordsAbout(row)}${inPaths}`)];
      }),
  );
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

export function code(text: string): string {
  return `\`${text}\``;
}

export function cell(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').replaceAll('|', '\\|');
}
