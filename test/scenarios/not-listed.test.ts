import { describe, expect, it } from 'vitest';
import { lockFileText } from '../support/signed-registry/lock-file-text.ts';
import { plantedH1 } from '../support/signed-registry/provider-package.ts';
import { publishEntry } from './honest-entry.ts';
import { type Files, setStage } from './stage.ts';

const path = 'infra/.terraform.lock.hcl';
const many = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`other/${at}/readme.md`, `${at}`]));

interface Variant {
  readonly what: string;
  readonly base?: (texts: Texts) => Files;
  readonly head: (texts: Texts) => Files;
  readonly exitCode: number;
  /** A part of the output. */
  readonly said: string;
}

interface Texts {
  readonly honest: string;
  readonly planted: string;
}

const inClone = 'run `lockproof review` in a clone';

const variants: readonly Variant[] = [
  {
    what: 'the text that a symlinked lock file leads to',
    base: ({ honest }) => ({ 'shared/locks.txt': honest, [path]: { symlink: '../shared/locks.txt' } }),
    head: ({ planted }) => ({ 'shared/locks.txt': planted }),
    exitCode: 3,
    said: inClone,
  },
  {
    what: 'a symlink of a folder',
    base: ({ planted }) => ({ 'legacy/.terraform.lock.hcl': planted }),
    head: () => ({ infra: { symlink: 'legacy' } }),
    exitCode: 3,
    said: inClone,
  },
  {
    what: 'the text behind a symlink that is no lock file',
    base: ({ honest }) => ({ 'shared/locks.txt': honest, 'shared/now': { symlink: 'old.txt' } }),
    head: ({ planted }) => ({ 'shared/other.txt': planted, 'shared/now': { symlink: 'other.txt' } }),
    exitCode: 3,
    said: inClone,
  },
  {
    what: 'ordinary files and a symlink to one',
    head: () => ({ 'docs/a.md': 'a', 'docs/b.md': { symlink: 'a.md' }, 'main.tf': 'terraform {}\n' }),
    exitCode: 0,
    said: 'could not be listed completely',
  },
  {
    what: 'a plugin',
    base: ({ honest }) => ({ [path]: honest }),
    head: () => ({ 'infra/terraform.d/plugins/linux_amd64/terraform-provider-x': 'ELF' }),
    exitCode: 0,
    said: 'local-plugin',
  },
];

describe.concurrent('where GitHub does not list the repository completely, a change of', () => {
  it.for(variants)('$what (T74)', async ({ base = () => ({}), head, exitCode, said }, test) => {
    const stage = await setStage(test);
    const { entry, text: honest } = await publishEntry(stage.registry, { namespace: 'acme' });
    const planted = lockFileText({ ...entry, hashes: [...entry.hashes, plantedH1('hidden')] });
    const texts = { honest, planted };
    const pull = stage.openPull({ ...many, ...base(texts) }, head(texts));
    stage.github.faults.truncateTrees = 'recursive';
    const run = await stage.review(pull);
    expect({ exitCode: run.exitCode, output: run.stdout }).toEqual({
      exitCode,
      output: expect.stringContaining(said),
    });
  });
});
