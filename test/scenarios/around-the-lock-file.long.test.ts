import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  backend,
  binary,
  calls,
  commit,
  lock,
  one,
  path,
  slugs,
  startOf,
  variants,
  vendored,
} from '../support/changes/around-the-lock-file.ts';
import { createRepository, type Repository } from '../support/github-double/repository.ts';
import { findingsAbout, inShort } from '../support/judged-change.ts';
import { runCli } from '../support/run-cli.ts';
import { lockFileText } from '../support/signed-registry/lock-file-text.ts';
import { plantedZh } from '../support/signed-registry/provider-package.ts';
import { places, startTwoCommits } from '../support/two-commits.ts';
import { publishEntry } from './honest-entry.ts';
import { setStage } from './stage.ts';

const quiet = { inputs: { comment: 'never' } };

describe.concurrent('a change that brings', () => {
  it.for(variants)('$what', async ({ head, said, requests, ...variant }, test) => {
    const commits = await startTwoCommits(startOf(variant), head);
    test.onTestFinished(() => commits.close());
    expect(inShort(await findingsAbout(commits.sourceFrom('github'), slugs))).toEqual(said);
    // One question brings the texts of the changed files, with whatever else is read.
    expect(commits.github.requests.length - 3).toBeLessThanOrEqual(requests);
  });
});

describe.concurrent('a pull request without any lock file', () => {
  it('tells what it brings beside them (T65, T66, T67)', async (test) => {
    const stage = await setStage(test);
    const { text } = await publishEntry(stage.registry, { namespace: 'acme' });
    const head = { vendor: commit('1'), [binary]: 'ELF', 'live/main.tf': `${backend}${calls('../vendor')}` };
    const pull = stage.openPull({ [path]: text }, head);
    const run = await stage.review(pull);
    expect(run.exitCode).toBe(0);
    expect(run.outputs.verdict).toBe('verified');
    expect(run.report?.findings.map(({ rule }) => rule).toSorted()).toEqual([
      'local-plugin',
      'lock-file-missing',
      'submodule-moved',
    ]);
    expect(stage.github.comments[0]?.body).toContain('vendor');
    expect(stage.registry.requests).toEqual([]);
    const strict = await stage.review(pull, { inputs: { comment: 'never', 'fail-on': 'warning' } });
    expect(strict.exitCode).toBe(1);
  });

  it('says nothing where there is nothing', async (test) => {
    const stage = await setStage(test);
    const { text } = await publishEntry(stage.registry, { namespace: 'acme' });
    const run = await stage.review(stage.openPull({ [path]: text }, { 'README.md': 'x' }), quiet);
    expect(run.exitCode).toBe(0);
    expect(run.outputs.verdict).toBe('unchanged');
  });
});

describe.concurrent('a tree that holds a repository of its own', () => {
  it('is not taken for it: the repository around the working tree counts, or none (T59)', async (test) => {
    const stage = await setStage(test);
    const { entry, text } = await publishEntry(stage.registry, { namespace: 'acme' });
    const planted = lockFileText({ ...entry, hashes: [...entry.hashes, plantedZh('bare')] });
    const repository = createRepository();
    test.onTestFinished(() => repository.remove());
    const base = repository.commit({ [path]: text }, 'Base');
    repository.branch('change', base);
    repository.commit({ [path]: planted }, 'Head', { branch: 'change' });
    repository.checkOut('change');
    const flags = ['review', '--base', base, '--registries', stage.registry.host];
    const run = (folder: string) =>
      runCli(flags, { directory: join(repository.directory, folder), caFile: stage.registry.caFile });
    const honest = await run('envs');
    expect(honest.exitCode).toBe(1);
    expect(honest.stdout).toContain('unproven-hash');

    // To the repository in the tree, the planted file is as it was on the base.
    for (const settings of ['bare = true', `bare = false\n\tworktree = ${repository.directory}`]) {
      holdRepository(repository, 'envs', settings);
      const led = await run('envs');
      expect(led.exitCode).not.toBe(0);
      expect(led.exitCode === 2 ? led.stderr : led.stdout).toMatch(/no working tree|unproven-hash/);
    }
    expect((await run('')).exitCode).toBe(1);
  });
});

/** Makes a folder of a working tree look like a repository in which nothing changed. */
function holdRepository(repository: Repository, folder: string, settings: string): void {
  const inside = join(repository.directory, folder);
  for (const name of ['objects/info', 'refs/heads']) mkdirSync(join(inside, name), { recursive: true });
  writeFileSync(join(inside, 'objects/info/alternates'), `${join(repository.directory, '.git/objects')}\n`);
  const tip = repository.git(['rev-parse', 'change']);
  for (const name of ['HEAD', 'refs/heads/main']) writeFileSync(join(inside, name), `${tip}\n`);
  writeFileSync(join(inside, 'config'), `[core]\n\trepositoryformatversion = 0\n\t${settings}\n`);
}

describe('where the working tree is reviewed', () => {
  it.each(places)('a submodule and a plugin are told from %s', async (place) => {
    const base = { [path]: lock(one), ...vendored };
    const commits = await startTwoCommits(base, { [binary]: 'ELF', vendor: commit('1') });
    try {
      expect(inShort(await findingsAbout(commits.sourceFrom(place), slugs))).toEqual([
        `warning local-plugin ${binary}`,
        'warning submodule-moved vendor',
      ]);
    } finally {
      await commits.close();
    }
  });
});
