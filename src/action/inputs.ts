import * as core from '@actions/core';
import { plainToken } from '../http/credentials.ts';
import { type Setting, standardText } from '../policy/kind.ts';
import { settingsFrom } from '../policy/settings-from.ts';

export function readInputs(rows: readonly Setting[]) {
  const inputs = rows.filter(({ places }) => places.includes('input'));
  // GitHub passes the defaults of `action.yml` like texts that somebody wrote.
  const written = inputs
    .map((row) => [row, core.getInput(row.name)] as const)
    .filter(([row, text]) => text !== inputDefault(row));
  return {
    /** Empty if the workflow sets it so, for example to a secret that a run of Dependabot does not get. */
    token: plainToken(core.getInput('github-token'), 'Input "github-token"'),
    /** Reads shared policies and nothing else; empty: the other token does. */
    configToken: plainToken(core.getInput('config-token'), 'Input "config-token"'),
    base: core.getInput('base') || null,
    head: core.getInput('head') || null,
    sarifFile: core.getInput('sarif-file') || null,
    settings: settingsFrom(new Map(written.map(([{ name }, text]) => [name, text])), { rows }),
  };
}

/** The default in `action.yml`; none if the policy can set it too, as GitHub's text would win over it. */
export function inputDefault(row: Setting): string {
  return row.places.includes('policy') ? '' : standardText(row);
}
