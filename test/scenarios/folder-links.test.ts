import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lockFileText } from '../support/signed-registry/lock-file-text.ts';
import { plantedH1 } from '../support/signed-registry/provider-package.ts';
import { publishEntry } from './honest-entry.ts';
import { type Files, setStage } from './stage.ts';

/** The policy lets anything pass below `legacy`. */
const lenient = {
  '.github/lockproof.yml': 'paths:\n  - match: [legacy/**]\n    rules:\n      unproven-hash: off\n',
};
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
  /** It leads there in some checkouts only, so that the run is incomplete, whatever the file has. */
  readonly isUnclear?: true;
}

const variants: readonly Variant[] = [
  {
    what: 'a folder becomes a symlink to one with another policy',
    base: ({ honest, other }) => ({
      ...lenient,
      'infra/.terraform.lock.hcl': honest,
      'legacy/.terraform.lock.hcl': other,
    }),
    head: () => ({ 'infra/.terraform.lock.hcl': null, infra: linkTo('legacy') }),
    reads: 'infra',
  },
  {
    what: 'a new folder is a symlink to one with another policy, which the change brings',
    base: ({ honest }) => ({ ...lenient, 'infra/.terraform.lock.hcl': honest }),
    head: ({ other }) => ({ 'infra/x': linkTo('../legacy'), 'legacy/.terraform.lock.hcl': other }),
    reads: 'infra/x',
  },
  {
    what: 'a symlink of a folder is turned to one with another policy',
    base: ({ honest, other }) => ({
      ...lenient,
      'x/.terraform.lock.hcl': honest,
      'legacy/.terraform.lock.hcl': other,
      infra: linkTo('x'),
    }),
    head: () => ({ infra: linkTo('legacy') }),
    reads: 'infra',
  },
  {
    what: 'a lock file changes that is also read through a symlink, where another policy holds',
    base: ({ honest }) => ({ ...lenient, 'legacy/.terraform.lock.hcl': honest, infra: linkTo('legacy') }),
    head: ({ other }) => ({ 'legacy/.terraform.lock.hcl': other }),
    reads: 'infra',
  },
  {
    what: 'a new folder that the patterns select is a symlink to one that they do not select',
    base: ({ honest }) => ({ 'infra/.terraform.lock.hcl': honest }),
    head: ({ other }) => ({
      'infra/x': linkTo('../elsewhere'),
      'elsewhere/.terraform.lock.hcl': other,
      'elsewhere/main.tf': root,
    }),
    reads: 'infra/x',
    lockFiles: 'infra/**/.terraform.lock.hcl',
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
  {
    what: 'a symlink leads through the folder of git',
    base: ({ honest, other }) => ({
      'infra/.terraform.lock.hcl': honest,
      'elsewhere/.terraform.lock.hcl': other,
      'elsewhere/main.tf': root,
    }),
    head: () => ({ 'infra/x': linkTo('../.git/../elsewhere') }),
    reads: 'infra/x',
    lockFiles: 'infra/**/.terraform.lock.hcl',
    isUnclear: true,
  },
  {
    what: 'a symlink leads through a folder in the folder of git',
    base: ({ honest, other }) => ({
      'infra/.terraform.lock.hcl': honest,
      'elsewhere/.terraform.lock.hcl': other,
      'elsewhere/main.tf': root,
    }),
    head: () => ({ 'infra/x': linkTo('../.git/refs/../../elsewhere') }),
    reads: 'infra/x',
    lockFiles: 'infra/**/.terraform.lock.hcl',
    isUnclear: true,
  },
  {
    what: 'a symlink ends at a zero byte',
    base: ({ honest, other }) => ({
      'infra/.terraform.lock.hcl': honest,
      'elsewhere/.terraform.lock.hcl': other,
      'elsewhere/main.tf': root,
    }),
    head: () => ({ 'infra/x': linkTo('../elsewhere\0/nothing') }),
    reads: 'infra/x',
    lockFiles: 'infra/**/.terraform.lock.hcl',
  },
  {
    what: 'a folder becomes a symlink through the folder of git to one with another policy',
    base: ({ honest, other }) => ({
      ...lenient,
      'infra/.terraform.lock.hcl': honest,
      'legacy/.terraform.lock.hcl': other,
    }),
    head: () => ({ 'infra/.terraform.lock.hcl': null, infra: linkTo('.git/../legacy') }),
    reads: 'infra',
    isUnclear: true,
  },
  {
    what: 'a lock file that no root module had moves into one that is new',
    base: ({ other }) => ({ 'modules/x/.terraform.lock.hcl': other }),
    head: ({ other }) => ({
      'modules/x/.terraform.lock.hcl': null,
      'infra/.terraform.lock.hcl': other,
      'infra/main.tf': root,
    }),
    reads: 'infra',
  },
];

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

describe.concurrent('a lock file that Terraform reads by another way than its own path, through the built action', () => {
  it.for(variants)('fails with a planted hash where $what', async (variant, test) => {
    const path = `${variant.reads}/.terraform.lock.hcl`;
    const failed = { exitCode: 1, told: [`unproven-hash ${path}`] };
    expect(await judge(variant, true, test)).toEqual(variant.isUnclear ? incomplete : failed);
  });

  it.for(variants)(
    'passes with proven hashes, or names a plain target, where $what',
    async (variant, test) => {
      const passed = { exitCode: 0, told: [] };
      expect(await judge(variant, false, test)).toEqual(variant.isUnclear ? incomplete : passed);
    },
  );

  it('a repository with symlinks of folders and no change of a lock file is unchanged', async (test) => {
    const stage = await setStage(test);
    const base = { 'a/.terraform.lock.hcl': '', b: linkTo('a'), 'a/up': linkTo('..'), 'c/d': linkTo('../b') };
    const run = await stage.review(stage.openPull(base, { 'main.tf': '# x\n' }));
    expect(run.outputs.verdict).toBe('unchanged');
  });

  it('symlinks that lead up to the root of the repository stop no review', async (test) => {
    const stage = await setStage(test);
    const { text } = await publishEntry(stage.registry, { namespace: 'acme' });
    const up = Array.from({ length: 8 }, (_, at) => [`modules/m${at}/root`, linkTo('../..')]);
    const base = { ...Object.fromEntries(up), 'live/main.tf': root };
    const run = await stage.review(stage.openPull(base, { 'live/.terraform.lock.hcl': text }));
    expect(run.exitCode).toBe(0);
    expect(run.report?.files.length).toBe(9);
  });

  it('symlinks that multiply the ways to a lock file are refused, with one sentence', async (test) => {
    const stage = await setStage(test);
    const links = Array.from({ length: 13 }, (_, at) =>
      ['x', 'y'].map((name) => [`f${at}/${name}`, linkTo(`../f${at + 1}`)]),
    );
    const head = { ...Object.fromEntries(links.flat()), 'f13/.terraform.lock.hcl': '' };
    const run = await stage.review(stage.openPull({ 'main.tf': '' }, head));
    expect(run.exitCode).toBe(3);
    expect(run.stdout).toContain('remove symlinks of folders that contain each other');
  });
});
