import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lockFileText } from '../support/signed-registry/lock-file-text.ts';
import { plantedH1 } from '../support/signed-registry/provider-package.ts';
import { publishEntry } from './honest-entry.ts';
import { type Files, setStage } from './stage.ts';

const name = '.terraform.lock.hcl';
const root = 'terraform {\n  backend "s3" {}\n}\n';
const linkTo = (symlink: string) => ({ symlink });

interface Variant {
  readonly what: string;
  readonly base: (texts: { readonly honest: string; readonly other: string }) => Files;
  /** `other` is the planted lock file in an attack, and one that is proven in its honest twin. */
  readonly head: (texts: { readonly honest: string; readonly other: string }) => Files;
  /** Where Terraform is run. */
  readonly reads: string;
  readonly lockFiles?: string;
}

/** One of each kind; test/source/folder-links.test.ts has the others. */
const variants: readonly Variant[] = [
  {
    what: 'its folder becomes a root module',
    base: ({ other }) => ({ 'seed/.terraform.lock.hcl': other }),
    head: () => ({ 'seed/main.tf': root }),
    reads: 'seed',
  },
  {
    what: 'a symlink leads through another one',
    base: ({ honest }) => ({ 'infra/a/.terraform.lock.hcl': honest, 'elsewhere/main.tf': root }),
    head: ({ other }) => ({
      'infra/b': linkTo('../through'),
      through: linkTo('elsewhere'),
      'elsewhere/deep': linkTo('../last'),
      'last/.terraform.lock.hcl': other,
    }),
    reads: 'infra/b/deep',
    lockFiles: 'infra/**/.terraform.lock.hcl',
  },
];

const both = variants.flatMap((variant) => [true, false].map((isPlanted) => ({ ...variant, isPlanted })));

describe.concurrent('a lock file that Terraform reads by another way than its own path, through the built action', () => {
  it.for(both)(
    'fails with a planted hash ($isPlanted), and passes with proven ones, where $what (T70, T89)',
    async ({ base, head, reads, lockFiles, isPlanted }, test) => {
      const stage = await setStage(test);
      const { entry, text: honest } = await publishEntry(stage.registry, { namespace: 'acme' });
      const hashes = isPlanted ? [...entry.hashes, plantedH1('links')] : entry.hashes.slice(1);
      const texts = { honest, other: lockFileText({ ...entry, hashes }) };
      const pull = stage.openPull(base(texts), head(texts));
      stage.repository.checkOut('change');
      expect(readFileSync(join(stage.repository.directory, reads, name), 'utf8')).toBe(texts.other);
      const inputs = { comment: 'never', ...(lockFiles === undefined ? {} : { 'lock-files': lockFiles }) };
      const run = await stage.review(pull, { inputs });
      const told = run.report?.findings.filter(({ severity }) => severity === 'error') ?? [];
      expect(told.map(({ rule, path }) => `${rule} ${path}`)).toEqual(
        isPlanted ? [`unproven-hash ${reads}/${name}`] : [],
      );
      expect(run.exitCode).toBe(isPlanted ? 1 : 0);
    },
  );
});
