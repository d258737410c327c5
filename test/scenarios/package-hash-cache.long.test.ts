import { globSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { pushEvent } from '../support/github-double/events.ts';
import type { ActionRun } from '../support/run-action.ts';
import { runCli } from '../support/run-cli.ts';
import { lockFileText } from '../support/signed-registry/lock-file-text.ts';
import type { SignedRegistry } from '../support/signed-registry/signed-registry.ts';
import { publishEntry } from './honest-entry.ts';
import { setStage } from './stage.ts';

const path = 'infra/.terraform.lock.hcl';

/** A new folder for the test, outside of every workspace. */
function newFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'lockproof-kept-')));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A push that adds an entry with the h1 of two platforms and every zh. */
async function setScene() {
  const stage = await setStage();
  const { published } = await publishEntry(stage.registry, { platforms: ['linux_amd64', 'darwin_arm64'] });
  const { address, version, packages, zh } = published;
  const text = lockFileText({ address, version, hashes: [...packages.map(({ h1 }) => h1.directory), ...zh] });
  const before = stage.repository.commit({ 'README.md': 'Infrastructure\n' }, 'Begin');
  const after = stage.repository.commit({ [path]: text }, 'Lock');
  return {
    ...stage,
    text,
    push: (cache: string) => stage.run(pushEvent(stage.github, before, after), { inputs: { cache } }),
  };
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
});
