import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { lockFileText } from '../../support/signed-registry/lock-file-text.ts';
import { plantedH1 } from '../../support/signed-registry/provider-package.ts';
import { publishEntry } from '../honest-entry.ts';
import { type Files, setStage } from '../stage.ts';

/** The policy lets anything pass below `legacy`. */
export const lenient = {
  '.github/lockproof.yml': 'paths:\n  - match: [legacy/**]\n    rules:\n      unproven-hash: off\n',
};
export const root = 'terraform {\n  backend "s3" {}\n}\n';
export const linkTo = (symlink: string) => ({ symlink });

export interface Variant {
  readonly what: string;
  readonly base: (texts: { readonly honest: string; readonly other: string }) => Files;
  /** `other` is the planted lock file in an attack, and one that is proven in its honest twin. */
  readonly head: (texts: { readonly honest: string; readonly other: string }) => Files;
  /** Where Terraform is run. */
  readonly reads: string;
  readonly lockFiles?: string;
  /** It leads there in some checkouts only, so that the run is incomplete, whatever the file has. */
  readonly isUnclear?: true;
}

/** The exit code and the rules of the findings that are no notices. */
async function judge({ base, head, reads, lockFiles }: Variant, isPlanted: boolean, test: Test) {
  const stage = await setStage(test);
  const { entry, text: honest } = await publishEntry(stage.registry, { namespace: 'acme' });
  const planted = plantedH1('links');
  const hashes = isPlanted ? [...entry.hashes, planted] : entry.hashes.slice(1);
  const texts = { honest, other: lockFileText({ ...entry, hashes }) };
  const pull = stage.openPull(base(texts), head(texts));
  stage.repository.checkOut('change');
  const read = readFileSync(join(stage.repository.directory, reads, '.terraform.lock.hcl'), 'utf8');
  expect(read).toBe(texts.other);
  const inputs = { comment: 'never', ...(lockFiles === undefined ? {} : { 'lock-files': lockFiles }) };
  const run = await stage.review(pull, { inputs });
  const told = run.report?.findings.filter(({ severity }) => severity === 'error') ?? [];
  return { exitCode: run.exitCode, told: told.map(({ rule, path }) => `${rule} ${path}`) };
}

type Test = Parameters<typeof setStage>[0];

const incomplete = { exitCode: 3, told: [] };

export async function failsWithPlantedHash(variant: Variant, test: Test): Promise<void> {
  const failed = { exitCode: 1, told: [`unproven-hash ${variant.reads}/.terraform.lock.hcl`] };
  expect(await judge(variant, true, test)).toEqual(variant.isUnclear ? incomplete : failed);
}

export async function passesWithProvenHashes(variant: Variant, test: Test): Promise<void> {
  expect(await judge(variant, false, test)).toEqual(
    variant.isUnclear ? incomplete : { exitCode: 0, told: [] },
  );
}
