import { describe, expect, it } from 'vitest';
import {
  failsWithPlantedHash,
  lenient,
  linkTo,
  passesWithProvenHashes,
  root,
  type Variant,
} from './folder-links/variant.ts';
import { publishEntry } from './honest-entry.ts';
import { setStage } from './stage.ts';

/** One of each kind; test/source/folder-links.test.ts has the others. */
const variants: readonly Variant[] = [
  {
    what: 'its folder becomes a root module',
    base: ({ other }) => ({ 'seed/.terraform.lock.hcl': other }),
    head: () => ({ 'seed/main.tf': root }),
    reads: 'seed',
  },
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
];

describe.concurrent('a lock file that Terraform reads by another way than its own path, through the built action', () => {
  it.for(variants)('fails with a planted hash where $what (T70, T89)', failsWithPlantedHash);
  it.for(variants)('passes with proven hashes, or names a plain target, where $what', passesWithProvenHashes);

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
    expect(run.stdout).toContain('remove symlinks to folders that contain each other');
  });
});
