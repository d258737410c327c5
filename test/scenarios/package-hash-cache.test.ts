import { describe, expect, it, onTestFinished } from 'vitest';
import { factKey } from '../../src/action/fact-key.ts';
import type { PackageHashes } from '../../src/evidence/package-hashes.ts';
import { type CacheService, type RunOptions, startCacheService } from '../support/cache-service.ts';
import { pullRequestEvent, pushEvent } from '../support/github-double/events.ts';
import type { ActionRun, ActionSettings } from '../support/run-action.ts';
import { type LockedProvider, lockFileText } from '../support/signed-registry/lock-file-text.ts';
import { plantedH1, plantedZh } from '../support/signed-registry/provider-package.ts';
import { publishEntry } from './honest-entry.ts';
import { annotationsIn, otherCommandsIn } from './run-log.ts';
import { type Stage, setStage } from './stage.ts';

const path = 'infra/.terraform.lock.hcl';
const main = 'refs/heads/main';
const merge = 'refs/pull/1/merge';

interface Scene {
  readonly stage: Stage;
  readonly service: CacheService;
  /** An entry with the h1 of two platforms and every zh. */
  readonly entry: LockedProvider;
  /** What is true of the first package. */
  readonly truth: PackageHashes;
  /** A push to the default branch that brings the entry. */
  push(settings?: ActionSettings & Partial<RunOptions>): Promise<ActionRun>;
  /** A pull request that brings the entry. */
  review(settings?: ActionSettings): Promise<ActionRun>;
  /** Makes an entry of the cache, as a workflow of this ref can. */
  plant(scope: string, fact: PackageHashes | string): void;
}

async function setScene(
  locked: (entry: LockedProvider) => LockedProvider = (entry) => entry,
): Promise<Scene> {
  const stage = await setStage();
  const service = await startCacheService();
  onTestFinished(() => service.close());
  const { published } = await publishEntry(stage.registry, { platforms: ['linux_amd64', 'darwin_arm64'] });
  const { address, version, packages, zh } = published;
  const entry = { address, version, hashes: [...packages.map(({ h1 }) => h1.directory), ...zh] };
  const [first] = packages;
  if (first === undefined) throw new Error('The release has no package');
  const text = lockFileText(locked(entry));
  const run = (
    ref: string,
    event: Parameters<Stage['run']>[0],
    settings: ActionSettings & Partial<RunOptions>,
  ) =>
    stage.run(event, {
      ...settings,
      env: {
        ...service.runOf(ref, { caPem: stage.registry.caPem, readOnly: settings.readOnly ?? false }),
        ...settings.env,
      },
    });
  const before = stage.repository.commit({ 'README.md': 'Infrastructure\n' }, 'Begin');
  stage.repository.branch('change', before);
  stage.repository.commit({ [path]: text }, 'Lock', { branch: 'change' });
  const after = stage.repository.commit({ [path]: text }, 'Lock');
  const pull = stage.github.openPull({ head: 'change' });
  stage.repository.branch('main', before);
  return {
    stage,
    service,
    entry,
    truth: { zh: first.zh, archive: first.h1.archive, directory: first.h1.directory },
    push: (settings = {}) => run(main, pushEvent(stage.github, before, after), settings),
    review: (settings = {}) =>
      settings.eventName === 'pull_request_target'
        ? run(main, pullRequestEvent(stage.github, pull, settings.eventName), settings)
        : run(merge, pullRequestEvent(stage.github, pull), settings),
    plant: (scope, fact) =>
      void service.entries.push({
        key: typeof fact === 'string' ? fact : (factKey(fact) ?? ''),
        scope,
        version: null,
        size: 1,
      }),
  };
}

function withPlantedH1(entry: LockedProvider): LockedProvider {
  return { ...entry, hashes: [plantedH1('evil'), ...entry.hashes] };
}

function packagesAsked({ registry }: Stage): number {
  return registry.requests.filter(({ path: asked }) => asked.endsWith('.zip')).length;
}

/** All that a reader of the report learns, less what it cost. */
function learnt({ report }: ActionRun) {
  if (report === null) throw new Error('There is no report');
  const { requests: _, bytesDownloaded: __, ...totals } = report.totals;
  return { ...report, totals };
}

function cacheLines({ stdout }: ActionRun): string[] {
  return stdout
    .split('\n')
    .filter((line) => /^(?:Package hashes|No package hashes)\b.*(?:kept|used)/.test(line));
}

describe('a push to the default branch', () => {
  it('keeps what it learnt; the next run downloads no package and says the same', async () => {
    const { stage, service, push } = await setScene();
    const first = await push();
    expect(first.outputs.verdict).toBe('verified');
    expect(packagesAsked(stage)).toBe(2);
    expect(service.entries).toHaveLength(2);
    expect(cacheLines(first)).toEqual([
      'Package hashes of earlier runs are used: only trusted runs on the default branch can write to its cache.',
      'Package hashes: 0 known from earlier runs, 2 kept for later ones.',
    ]);
    stage.registry.clearRequests();
    service.requests.length = 0;
    const second = await push();
    expect(packagesAsked(stage)).toBe(0);
    expect(second.report?.totals.bytesDownloaded).toBe(0);
    expect(learnt(second)).toEqual(learnt(first));
    expect(second.exitCode).toBe(0);
    expect(cacheLines(second)[1]).toBe('Package hashes: 2 known from earlier runs, 0 kept for later ones.');
    // Looked up, and not an archive fetched: there is nothing to unpack.
    expect(new Set(service.requests)).toEqual(new Set(['GetCacheEntryDownloadURL']));
    expect(otherCommandsIn(second.stdout)).toEqual([]);
  });

  it('asks nothing where no package is needed', async () => {
    const { service, push } = await setScene((entry) => ({
      ...entry,
      hashes: entry.hashes.filter((hash) => hash.startsWith('zh:')),
    }));
    const run = await push();
    expect(run.outputs.verdict).toBe('verified');
    expect(service.requests).toEqual([]);
    expect(cacheLines(run)).toEqual([]);
  });

  it('asks nothing with `cache: never`', async () => {
    const { service, push } = await setScene();
    const run = await push({ inputs: { cache: 'never' } });
    expect(run.outputs.verdict).toBe('verified');
    expect(service.requests).toEqual([]);
  });
});

describe('a cache that somebody has written to', () => {
  it.each<readonly [what: string, key: (truth: PackageHashes, planted: PackageHashes) => string]>([
    ['no hashes behind the digest', ({ zh }) => `lockproof-package-hashes-v1-${zh.slice(3)}-x`],
    ['more than hashes', (_, planted) => `${factKey(planted)}-verified`],
    ['the digest alone', ({ zh }) => `lockproof-package-hashes-v1-${zh.slice(3)}-`],
    ['a planted h1 under another digest', (_, planted) => factKey({ ...planted, zh: plantedZh('x') }) ?? ''],
  ])('%s: nothing changes', async (_what, key) => {
    const { stage, push, plant, truth } = await setScene(withPlantedH1);
    plant(main, key(truth, { ...truth, directory: plantedH1('evil') }));
    const run = await push();
    expect(run.outputs.verdict).toBe('failed');
    expect(run.report?.findings.map(({ rule, hash }) => [rule, hash])).toContainEqual([
      'unproven-hash',
      plantedH1('evil'),
    ]);
    expect(packagesAsked(stage)).toBe(2);
  });

  it('an h1 planted under the right digest passes, which is why it matters who can write there; a zh never does', async () => {
    const { service, push, plant, truth } = await setScene((entry) => ({
      ...entry,
      hashes: [plantedH1('evil'), plantedZh('evil'), ...entry.hashes],
    }));
    plant(main, { ...truth, archive: plantedH1('evil'), directory: plantedH1('evil') });
    const run = await push();
    expect(run.exitCode).toBe(1);
    const proofs = new Map(run.report?.changes[0]?.hashes.map(({ hash, proof }) => [hash, proof]));
    expect(proofs.get(plantedH1('evil'))).toBe('computed');
    expect(proofs.get(plantedZh('evil'))).toBe('none');
    // The true h1 of that package is the one that is in doubt now.
    expect(proofs.get(truth.directory)).toBe('none');
    expect(service.requests).not.toContain('GET');
  });
});

describe('a pull request, whose own workflows can write to the cache that it reads', () => {
  it('asks nothing by itself', async () => {
    const { service, review, plant, truth } = await setScene(withPlantedH1);
    plant(merge, { ...truth, directory: plantedH1('evil') });
    const run = await review();
    expect(run.outputs.verdict).toBe('failed');
    expect(service.requests).toEqual([]);
    expect(cacheLines(run)).toEqual([
      'No package hashes of earlier runs are used: the workflows of a pull request can write to the cache that its runs read.',
    ]);
  });

  it('with `cache: always` reads and keeps, and the log says what speaks against it', async () => {
    const { service, review } = await setScene();
    const run = await review({ inputs: { cache: 'always' } });
    expect(run.outputs.verdict).toBe('verified');
    expect(service.entries.map(({ scope }) => scope)).toEqual([merge, merge]);
    expect(cacheLines(run)[0]).toContain('although the workflows of a pull request can write to the cache');
  });

  it('keeps nothing that a push would read', async () => {
    const { stage, review, push } = await setScene();
    await review({ inputs: { cache: 'always' } });
    stage.registry.clearRequests();
    await push();
    expect(packagesAsked(stage)).toBe(2);
  });

  it('under pull_request_target reads what pushes keep, and keeps nothing', async () => {
    const { stage, service, review, push } = await setScene();
    await push();
    stage.registry.clearRequests();
    service.requests.length = 0;
    const run = await review({ eventName: 'pull_request_target' });
    expect(run.outputs.verdict).toBe('verified');
    expect(packagesAsked(stage)).toBe(0);
    expect(new Set(service.requests)).toEqual(new Set(['GetCacheEntryDownloadURL']));
  });
});

describe('a cache service that is of no use', () => {
  it.each<readonly [what: string, Partial<RunOptions>, CacheService['fault']]>([
    ['is down', {}, 'refuse'],
    ['forbids', {}, { status: 403, body: { code: 'permission_denied', msg: 'no' } }],
    ['only reads', { readOnly: true }, null],
  ])('%s: same verdict, one line in the log, no annotation', async (_what, options, fault) => {
    const { stage, service, push } = await setScene();
    service.fault = fault;
    const run = await push(options);
    expect(run.outputs.verdict).toBe('verified');
    expect(run.exitCode).toBe(0);
    expect(packagesAsked(stage)).toBe(2);
    expect(cacheLines(run)).toHaveLength(2);
    expect(cacheLines(run)[1]).toMatch(/0 kept for later ones; GitHub's cache went out of use \(.+\)\.$/);
    expect(annotationsIn(run.stdout).map(({ title }) => title)).toEqual(['Lockproof: new-provider']);
    expect(otherCommandsIn(run.stdout)).toEqual([]);
  });

  it('is not there: same verdict, one line', async () => {
    const { service, push } = await setScene();
    const run = await push({ env: { ACTIONS_RESULTS_URL: '' } });
    expect(run.outputs.verdict).toBe('verified');
    expect(service.requests).toEqual([]);
    expect(cacheLines(run)).toEqual([
      'No package hashes of earlier runs are used: this runner offers no cache service.',
    ]);
  });
});
