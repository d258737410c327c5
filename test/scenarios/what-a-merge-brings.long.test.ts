import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lockFileText } from '../support/signed-registry/lock-file-text.ts';
import { plantedH1 } from '../support/signed-registry/provider-package.ts';
import { publishEntry } from './honest-entry.ts';
import { type Files, type Stage, setStage } from './stage.ts';

const path = 'infra/.terraform.lock.hcl';
const template = 'templates/lock.txt';
const quiet = { inputs: { comment: 'never' } };
const planted = plantedH1('merge');

type Test = Parameters<typeof setStage>[0];

async function begin(test: Test) {
  const stage = await setStage(test);
  const { entry, text: honest } = await publishEntry(stage.registry, { namespace: 'acme' });
  const withPlanted = lockFileText({ ...entry, hashes: [...entry.hashes, planted] });
  return { stage, honest, withPlanted };
}

/** Merges as "Create a merge commit" does, and returns what main then has at the path. */
function mergeInto({ repository }: Stage, branch: string): string {
  repository.checkOut('main');
  const author = ['-c', 'user.name=a', '-c', 'user.email=a@b'];
  repository.git([...author, 'merge', '--no-ff', '-m', branch, branch]);
  try {
    return readFileSync(join(repository.directory, path), 'utf8');
  } catch {
    return '';
  }
}

const isLive = (text: string): boolean => text.includes(`\n    "${planted}",\n`);

describe.concurrent('a pull request whose merge plants a hash that its own comparison does not show', () => {
  const ways: readonly { what: string; before: (honest: string) => Files }[] = [
    { what: 'was renamed to a lock file', before: (honest) => ({ [template]: null, [path]: honest }) },
    { what: 'a lock file now links to', before: () => ({ [path]: { symlink: `../${template}` } }) },
  ];
  it.for(ways)('fails where it edits a text that on the base branch $what', async ({ before }, test) => {
    const { stage, honest, withPlanted } = await begin(test);
    const { repository, github } = stage;
    const begun = repository.commit({ [template]: honest }, 'Begin');
    repository.commit(before(honest), 'First', { branch: 'first', parents: [begun] });
    repository.commit({ [template]: withPlanted }, 'Second', { branch: 'second', parents: [begun] });
    mergeInto(stage, 'first');

    const run = await stage.review(github.openPull({ head: 'second' }), quiet);
    expect(run.exitCode).toBe(1);
    expect(run.report?.findings).toMatchObject([{ rule: 'unproven-hash', path, hash: planted }]);
    expect(isLive(mergeInto(stage, 'second'))).toBe(true);
  });
});
