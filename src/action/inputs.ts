import * as core from '@actions/core';
import type { Settings } from '../policy/settings.ts';
import { settingNames, settingsFrom, withoutDefaults } from '../policy/settings-from.ts';

export interface ActionInputs {
  /** Empty if the workflow sets it so, for example to a secret that a run of Dependabot does not get. */
  readonly token: string;
  readonly base: string | null;
  readonly head: string | null;
  /** As written; `null`: no SARIF. */
  readonly sarifFile: string | null;
  readonly settings: Settings;
}

/** @throws UserError that names each wrong input and its allowed values */
export function readInputs(): ActionInputs {
  return {
    token: core.getInput('github-token'),
    base: core.getInput('base') || null,
    head: core.getInput('head') || null,
    sarifFile: core.getInput('sarif-file') || null,
    settings: settingsFrom(withoutDefaults(new Map(settingNames.map((name) => [name, core.getInput(name)])))),
  };
}
