import { describe, expect, it, type TestContext } from 'vitest';
import { lockFileText } from '../support/signed-registry/lock-file-text.ts';
import { setStage } from './stage.ts';

const path = 'infra/.terraform.lock.hcl';

describe('a pull request that repairs a lock file which cannot be read at base', () => {
  it.concurrent('with a value that is no literal: compares the entries that were read whole, and calls none of the others new', async (test) => {
    const { stage, older, entries } = await threeProviders(test);
    const healthy = lockFileText(older, ...entries.slice(1));
    const block = healthy.indexOf(`provider "${entries[1].address}"`);
    const list = healthy.indexOf('hashes = [\n', block) + 'hashes = [\n'.length;
    const broken = `${healthy.slice(0, list)}concat(),\n${healthy.slice(list)}`;
    const pull = stage.openPull({ [path]: broken }, { [path]: lockFileText(...entries) });

    const run = await stage.review(pull);
    expect(run.exitCode).toBe(0);
    expect(run.report?.verdict).toBe('verified');
    const kinds = run.report?.changes.map(({ provider, kinds, from }) => [
      provider.split('/')[2],
      kinds,
      from?.version ?? null,
    ]);
    expect(kinds).toContainEqual(['null', ['version-upgraded'], '1.0.0']);
    expect(kinds).toContainEqual(['random', [], null]);
    expect(kinds?.flatMap(([, names]) => names)).not.toContain('provider-added');
    expect(run.report?.findings).toMatchObject([
      { rule: 'unreadable-lock-file', severity: 'warning', path, line: 1 },
    ]);
    expect(stage.github.comments[0]?.body).toContain('The lock file of the base cannot be read');
    expect(stage.github.comments[0]?.body).not.toMatch(/new provider|is new/i);
  });

  it.concurrent.for([
    { what: 'is no lock file at all', base: 'hello\n' },
    { what: 'has conflict markers', base: '<<<<<<< HEAD\n=======\n>>>>>>> main\n' },
  ])('that $what: every entry is proven and none is called new', async ({ base }, test) => {
    const { stage, entries } = await threeProviders(test);
    const pull = stage.openPull({ [path]: base }, { [path]: lockFileText(...entries) });

    const run = await stage.review(pull);
    expect(run.exitCode).toBe(0);
    expect(run.report?.changes.map(({ kinds, from }) => ({ kinds, from }))).toEqual(
      entries.map(() => ({ kinds: [], from: null })),
    );
    expect(run.report?.totals).toMatchObject({ providers: 3, unproven: 0, open: 0 });
    expect(run.report?.totals.proven).toBe(run.report?.totals.hashes);
    expect(run.report?.findings.map(({ rule }) => rule)).toEqual(['unreadable-lock-file']);
    const body = stage.github.comments[0]?.body ?? '';
    expect(body.replaceAll('&nbsp;', ' ')).toContain('the base cannot be read');
    expect(body).not.toMatch(/new provider/i);
  });
});

async function threeProviders(test: TestContext) {
  const stage = await setStage(test);
  const publish = (type: string, version: string) =>
    stage.registry.publish({ namespace: 'hashicorp', type, version });
  const [before, ...now] = await Promise.all([
    publish('null', '1.0.0'),
    publish('null', '1.1.0'),
    publish('random', '2.0.0'),
    publish('time', '3.0.0'),
  ]);
  const entry = ({ address, version, zh }: typeof before) => ({ address, version, hashes: zh });
  return { stage, older: entry(before), entries: now.map(entry) as Three<ReturnType<typeof entry>> };
}

type Three<T> = [T, T, T];
