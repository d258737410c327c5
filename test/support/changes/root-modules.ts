import type { PlantedFiles as Files } from '../in-memory-revision.ts';
import { type Change, readChanges } from './read-changes.ts';

/* Root modules whose lock file goes, moves or lacks an entry, and what the rules say about each. */

interface Scenario {
  readonly what: string;
  readonly base: Files;
  readonly head: Files;
  /** `severity rule` of the findings about root modules. */
  readonly said: readonly string[];
  /** The requests to GitHub after the question that brings the lock files and the texts of the changed files. */
  readonly requests: number;
}

export const path = 'envs/prod/.terraform.lock.hcl';
export const lock = (...names: readonly string[]) =>
  names.map((name) => `provider "registry.example.com/team/${name}" {\n  version = "1.0.0"\n}\n`).join('\n');
export const scenarios: readonly Scenario[] = readChanges<Change & Scenario>('root-modules');
