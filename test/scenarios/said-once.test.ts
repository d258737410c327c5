import { describe, expect, it } from 'vitest';
import { lockFileText } from '../support/signed-registry/lock-file-text.ts';
import { setStage } from './stage.ts';

const rootModules = Array.from({ length: 30 }, (_, index) => `envs/e${String(index).padStart(2, '0')}`);

describe('what has one cause in many lock files is said once, and the JSON report has every place', () => {
  it.concurrent('a new lock file: one row, however many providers are new with it', async (test) => {
    const stage = await setStage(test);
    const names = ['archive', 'external', 'null', 'random'];
    const published = await Promise.all(
      names.map((type) => stage.registry.publish({ namespace: 'hashicorp', type, version: '1.0.0' })),
    );
    const text = lockFileText(
      ...published.map(({ address, zh }) => ({ address, version: '1.0.0', hashes: zh })),
    );
    const pull = stage.openPull({ 'readme.md': '' }, { 'new/.terraform.lock.hcl': text });

    const run = await stage.review(pull);
    expect(run.exitCode).toBe(0);
    const added = run.report?.findings.filter(({ rule }) => rule === 'new-provider') ?? [];
    expect(added.map(({ provider }) => provider)).toEqual(published.map(({ address }) => address));
    expect(new Set(added.map(({ line }) => line)).size).toBe(names.length);
    const body = stage.github.comments[0]?.body ?? '';
    expect(body.split('rules/new-provider.md').length - 1).toBe(1);
    expect(body).toContain('The lock file is new, and so is each provider in it');
    for (const name of names) expect(body).toContain(`hashicorp/${name} 1.0.0`);
  });

  it.concurrent('the same foreign layout in thirty files: one row with thirty places', async (test) => {
    const stage = await setStage(test);
    const { address, zh } = await stage.registry.publish({
      namespace: 'hashicorp',
      type: 'null',
      version: '3.2.4',
    });
    const text = lockFileText({ address, version: '3.2.4', hashes: zh });
    const all = (make: (index: number) => string) =>
      Object.fromEntries(rootModules.map((folder, index) => [`${folder}/.terraform.lock.hcl`, make(index)]));
    // The comment is on another line in each file.
    const commented = (index: number) => {
      const lines = text.split('\n');
      return lines.toSpliced(5 + (index % 3), 0, '  # kept').join('\n');
    };
    const pull = stage.openPull(
      all(() => text),
      all(commented),
    );

    const run = await stage.review(pull);
    const found = run.report?.findings.filter(({ rule }) => rule === 'not-canonical') ?? [];
    expect(found).toHaveLength(rootModules.length);
    expect(new Set(found.map(({ line }) => line)).size).toBe(3);
    expect(new Set(found.map(({ cause }) => cause)).size).toBe(1);
    const body = stage.github.comments[0]?.body ?? '';
    expect(body.split('rules/not-canonical.md').length - 1).toBe(1);
    expect(body.split('is not in the layout that Terraform writes').length - 1).toBe(1);
    expect(body).toContain('<summary>29 more places</summary>');
  });

  it.concurrent('two providers that go back in thirty files: one row for each provider', async (test) => {
    const stage = await setStage(test);
    const versions = ['1.0.0', '1.1.0', '1.2.0'];
    const publish = async (type: string) =>
      Promise.all(
        versions.map((version) => stage.registry.publish({ namespace: 'hashicorp', type, version })),
      );
    const [nulls, randoms] = [await publish('null'), await publish('random')];
    const entriesAt = (index: number) =>
      [nulls, randoms].flatMap((of) => {
        const one = of[index];
        return one ? [{ address: one.address, version: versions[index] ?? '', hashes: one.zh }] : [];
      });
    const all = (make: (index: number) => number) =>
      Object.fromEntries(
        rootModules.map((folder, index) => [
          `${folder}/.terraform.lock.hcl`,
          lockFileText(...entriesAt(make(index))),
        ]),
      );
    const pull = stage.openPull(
      all((index) => 1 + (index % 2)),
      all(() => 0),
    );

    const run = await stage.review(pull);
    const found = run.report?.findings.filter(({ rule }) => rule === 'version-downgraded') ?? [];
    expect(found).toHaveLength(2 * rootModules.length);
    const body = stage.github.comments[0]?.body ?? '';
    expect(body.split('rules/version-downgraded.md').length - 1).toBe(2);
    expect(body).toContain('hashicorp/null is downgraded from 1.1.0 to 1.0.0, from 1.2.0 to 1.0.0.');
    expect(body).toContain('hashicorp/random is downgraded from 1.1.0 to 1.0.0, from 1.2.0 to 1.0.0.');
    expect(body.split('is downgraded').length - 1).toBe(2);
  });
});
