import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { lockFileText } from '../support/signed-registry/lock-file-text.ts';
import { publishEntry } from './honest-entry.ts';
import { type Files, setStage } from './stage.ts';

const path = 'infra/.terraform.lock.hcl';
const rulesOff = 'rules:\n  unproven-hash: off\n  new-provider: off\n';

/** A run of a few seconds, in which a busy machine still reaches one provider, and a server that answers long after it. */
const short = { 'max-time': '5 seconds', comment: 'never' };
const late = 15_000;

async function twoProviders(test: Parameters<typeof setStage>[0]) {
  const stage = await setStage(test);
  const [quick, slow] = await Promise.all(
    ['quick', 'slow'].map((type) => publishEntry(stage.registry, { namespace: 'acme', type })),
  );
  if (quick === undefined || slow === undefined) throw new Error('two are published');
  const openPull = (base: Files = {}) =>
    stage.openPull({ 'README.md': '', ...base }, { [path]: lockFileText(quick.entry, slow.entry) });
  return { stage, quick: quick.published, slow: slow.published, openPull };
}

describe.concurrent('a run whose time is used up', () => {
  it('is incomplete and names what was not reached, where registries that are away only warn and rules are off', async (test) => {
    const { stage, quick, slow, openPull } = await twoProviders(test);
    stage.registry.override(slow.paths.metadata('linux_amd64'), async (_request, response) => {
      await setTimeout(late, undefined, { ref: false });
      response.end();
    });
    const run = await stage.review(openPull({ '.github/lockproof.yml': rulesOff }), {
      inputs: { ...short, 'on-unavailable': 'warn' },
    });
    expect([run.outputs.verdict, run.exitCode]).toEqual(['incomplete', 3]);
    const open = run.report?.findings.filter((finding) => finding.open === true) ?? [];
    // Packages are downloaded when every document is there, so the h1 of the other provider was not reached either.
    expect(open.map(({ provider }) => provider)).toEqual([quick.address, slow.address]);
    expect(open[0]?.message).toContain('the time of this run (5 seconds) was used up');
    expect(open[0]?.remedy).toContain('max-time');
    const proofs = new Map(run.report?.changes.map(({ provider, hashes }) => [provider, hashes]));
    const quickly = proofs.get(quick.address)?.filter(({ hash }) => hash.startsWith('zh:'));
    expect(new Set(quickly?.map(({ proof }) => proof))).toEqual(new Set(['signed']));
    expect(proofs.get(slow.address)?.every(({ proof }) => proof === 'unavailable')).toBe(true);
  });

  it('by reading the revisions asks nobody', async (test) => {
    const { stage, openPull } = await twoProviders(test);
    const pull = openPull();
    stage.github.faults.intercept = async () => {
      stage.github.faults.intercept = null;
      await setTimeout(late);
      return null;
    };
    stage.registry.clearRequests();
    const run = await stage.review(pull, { inputs: { ...short, 'on-unavailable': 'warn' } });
    expect([run.outputs.verdict, run.exitCode]).toEqual(['incomplete', 3]);
    expect(stage.registry.requests).toEqual([]);
  });
});
