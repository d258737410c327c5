import { describe, expect, it } from 'vitest';
import { main, path, uses } from '../support/changes/emptied.ts';
import { lockFileText } from '../support/signed-registry/lock-file-text.ts';
import { publishEntry } from './honest-entry.ts';
import { type Files, type Stage, setStage } from './stage.ts';

const quiet = { inputs: { comment: 'never' } };

describe.concurrent('a lock file that loses its entries, through the built action', () => {
  it('cut to nothing fails like one that is deleted (T60)', async (test) => {
    const { stage, base } = await twoProviders(test);
    const run = await stage.review(stage.openPull(base, { [path]: '' }));
    expect(run.exitCode).toBe(1);
    expect(run.outputs.verdict).toBe('failed');
    const errors = run.report?.findings.filter(({ severity }) => severity === 'error');
    expect(errors).toMatchObject([{ rule: 'lock-file-removed', path, line: 1 }]);
    expect(run.report?.findings[0]?.message).toContain('its 2 providers');
    expect(stage.github.comments[0]?.body).toContain('has no entry left');
  });

  it('by one entry that is still required, fails and names the place (T60)', async (test) => {
    const { stage, base, left } = await twoProviders(test);
    const run = await stage.review(stage.openPull(base, { [path]: left }), quiet);
    expect(run.exitCode).toBe(1);
    expect(run.report?.findings).toMatchObject([{ rule: 'entry-removed', severity: 'error', path }]);
    expect(run.report?.findings[0]?.message).toContain(`${main}:4`);
  });
});

async function twoProviders(test: Parameters<typeof setStage>[0]): Promise<{
  readonly stage: Stage;
  readonly base: Files;
  /** The lock file without the second entry. */
  readonly left: string;
  readonly addresses: readonly string[];
}> {
  const stage = await setStage(test);
  const entries = await Promise.all(
    ['one', 'two'].map((type) => publishEntry(stage.registry, { namespace: 'acme', type })),
  );
  const addresses = entries.map(({ entry }) => entry.address);
  const base = { [path]: lockFileText(...entries.map(({ entry }) => entry)), [main]: uses(...addresses) };
  return { stage, base, left: entries[0]?.text ?? '', addresses };
}
