import { globSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { pushEvent } from '../support/github-double/events.ts';
import type { ActionRun, ActionSettings } from '../support/run-action.ts';
import { runCli } from '../support/run-cli.ts';
import { type LockedProvider, lockFileText } from '../support/signed-registry/lock-file-text.ts';
import { plantedH1, plantedZh } from '../support/signed-registry/provider-package.ts';
import type { SignedRegistry } from '../support/signed-registry/signed-registry.ts';
import { publishEntry } from './honest-entry.ts';
import { setStage } from './stage.ts';

const path = 'infra/.terraform.lock.hcl';

/** The content of a cache file about one package. */
interface Fact {
  readonly zh: string;
  readonly archive: string;
  readonly directory: string;
}

/** A new folder for the test, outside of every workspace. */
function newFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'lockproof-kept-')));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A push that adds an entry with the h1 of two platforms and every zh. */
async function setScene(locked: (entry: LockedProvider) => LockedProvider = (entry) => entry) {
  const stage = await setStage();
  const { published } = await publishEntry(stage.registry, { platforms: ['linux_amd64', 'darwin_arm64'] });
  const { address, version, packages, zh } = published;
  const [first] = packages;
  if (first === undefined) throw new Error('The release has no package');
  const text = lockFileText(
    locked({ address, version, hashes: [...packages.map(({ h1 }) => h1.directory), ...zh] }),
  );
  const before = stage.repository.commit({ 'README.md': 'Infrastructure\n' }, 'Begin');
  const after = stage.repository.commit({ [path]: text }, 'Lock');
  const truth: Fact = { zh: first.zh, archive: first.h1.archive, directory: first.h1.directory };
  return {
    ...stage,
    truth,
    text,
    push: (cache?: string, settings: ActionSettings = {}) =>
      stage.run(pushEvent(stage.github, before, after), {
        ...settings,
        ...(cache === undefined ? {} : { inputs: { cache } }),
      }),
  };
}

function plant(folder: string, { zh }: Fact, content: string): void {
  const part = join(folder, 'package-hashes-v1', zh.slice(3, 5));
  mkdirSync(part, { recursive: true, mode: 0o700 });
  writeFileSync(join(part, `${zh.slice(3)}.json`), content);
}

function packagesAsked({ requests }: SignedRegistry): number {
  return requests.filter(({ path: asked }) => asked.endsWith('.zip')).length;
}

/** The report without its cost. */
function learnt({ report }: ActionRun) {
  if (report === null) throw new Error('There is no report');
  const { requests: _, bytesDownloaded: __, ...totals } = report.totals;
  return { ...report, totals };
}

function linesAbout({ stdout }: ActionRun): string[] {
  return stdout.split('\n').filter((line) => line.includes('cache folder'));
}

describe('a run of the action with a cache folder', () => {
  it('keeps its hashes; the next run downloads no package and gives the same report', async () => {
    const { registry, push } = await setScene();
    const folder = join(newFolder(), 'not', 'yet');
    const first = await push(folder);
    expect(first.outputs.verdict).toBe('verified');
    expect(packagesAsked(registry)).toBe(2);
    expect(globSync('**/*.json', { cwd: folder })).toHaveLength(2);
    registry.clearRequests();
    const second = await push(folder);
    expect(packagesAsked(registry)).toBe(0);
    expect(second.report?.totals.bytesDownloaded).toBe(0);
    expect(learnt(second)).toEqual(learnt(first));
    expect(second.exitCode).toBe(0);
    expect([...linesAbout(first), ...linesAbout(second)]).toEqual([]);
  });

  it('accepts an h1 from anybody who can write to the folder, but never a zh (T41)', async () => {
    const { push, truth } = await setScene((entry) => ({
      ...entry,
      hashes: [plantedH1('evil'), plantedZh('evil'), ...entry.hashes],
    }));
    const folder = newFolder();
    plant(
      folder,
      truth,
      JSON.stringify({ ...truth, archive: plantedH1('evil'), directory: plantedH1('evil') }),
    );
    const run = await push(folder);
    expect(run.exitCode).toBe(1);
    const proofs = new Map(run.report?.changes[0]?.hashes.map(({ hash, proof }) => [hash, proof]));
    expect(proofs.get(plantedH1('evil'))).toBe('computed');
    expect(proofs.get(plantedZh('evil'))).toBe('none');
    // Now the true h1 of that package has no proof.
    expect(proofs.get(truth.directory)).toBe('none');
  });
});

describe('the command line', () => {
  async function atDesk() {
    const { registry, text } = await setScene();
    const [directory, home] = [newFolder(), newFolder()];
    writeFileSync(join(directory, '.terraform.lock.hcl'), text);
    const verify = async (...flags: readonly string[]) => {
      registry.clearRequests();
      const run = await runCli(['verify', '--registries', registry.host, ...flags], {
        directory,
        caFile: registry.caFile,
        env: { XDG_CACHE_HOME: home },
      });
      expect(run.exitCode).toBe(0);
      return { packages: packagesAsked(registry), stderr: run.stderr };
    };
    return { directory, home, verify };
  }

  it('uses the cache folder of the user by default', async () => {
    const { home, verify } = await atDesk();
    expect(await verify()).toEqual({ packages: 2, stderr: '' });
    expect(await verify()).toEqual({ packages: 0, stderr: '' });
    expect(globSync('lockproof/package-hashes-v1/*/*.json', { cwd: home })).toHaveLength(2);
  });

  it('uses another folder, also by a relative path, but none in the code under review (T41)', async () => {
    const { directory, home, verify } = await atDesk();
    const other = join('..', 'kept-of-this-test', 'x');
    onTestFinished(() =>
      rmSync(join(directory, '..', 'kept-of-this-test'), { recursive: true, force: true }),
    );
    expect((await verify('--cache', other)).packages).toBe(2);
    expect(await verify('--cache', other)).toEqual({ packages: 0, stderr: '' });
    expect(globSync('*', { cwd: home })).toEqual([]);
    expect(await verify('--cache', 'kept')).toEqual({
      packages: 2,
      stderr: expect.stringMatching(
        /^The cache folder "kept" is not used, because it is inside the folder under review[^\n]*\n$/,
      ),
    });
    expect(globSync('*', { cwd: directory })).toEqual([]);
  });
});
