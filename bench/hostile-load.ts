import { pullRequestEvent } from '../test/support/github-double/events.ts';
import { startGitHubDouble } from '../test/support/github-double/github-double.ts';
import { createRepository } from '../test/support/github-double/repository.ts';
import { type ActionRun, runAction } from '../test/support/run-action.ts';
import { type SignedRegistry, startSignedRegistry } from '../test/support/signed-registry/signed-registry.ts';
import { against } from './figures.ts';
import { machineLine } from './machine.ts';

/** A pull request that is made to cost time or memory (T68). */
interface Load {
  readonly what: string;
  readonly files: (registry: SignedRegistry) => Readonly<Record<string, string>>;
  readonly arrange?: (registry: SignedRegistry) => void;
}

const mostSeconds = 120;
const mostMegabytes = 512;

const loads: readonly Load[] = [
  {
    what: '34 lock files of 900 kB with a long number in a block',
    files: () =>
      lockFiles(
        34,
        (index) =>
          `${entry(`registry.example.com/acme/p${index}`)}module "m" {\n  x = ${'7'.repeat(900_000)}\n}\n`,
      ),
  },
  {
    what: '40 lock files of 10 MiB with one comment',
    files: () =>
      lockFiles(
        40,
        (index) =>
          `# ${index}${'x'.repeat(10 * 1024 * 1024 - 300)}\n${entry('registry.example.com/acme/one')}`,
      ),
  },
  {
    what: '40 lock files of 10 MiB of hashes',
    files: () => {
      const lines = Array.from(
        { length: 139_000 },
        (_, line) => `    "zh:${String(line).padStart(64, '0')}",\n`,
      ).join('');
      return lockFiles(
        40,
        (index) => `${header}${entry(`registry.example.com/acme/p${index}`, `  hashes = [\n${lines}  ]\n`)}`,
      );
    },
  },
  {
    what: '300 lock files of 200 unknown providers each',
    files: () =>
      lockFiles(300, (index) =>
        Array.from({ length: 200 }, (_, one) => entry(`registry.example.com/acme/p${index}x${one}`)).join(
          '\n',
        ),
      ),
  },
  {
    what: 'a registry that answers discovery and then hangs, 16 providers',
    files: (registry) =>
      lockFiles(1, () =>
        Array.from({ length: 16 }, (_, one) => entry(`${registry.host}/acme/p${one}`)).join('\n'),
      ),
    arrange: (registry) => registry.override(/^\/v1/, () => undefined),
  },
];

/** What hostile pull requests cost the built action, beside what they may cost. */
export async function benchHostileLoad(): Promise<void> {
  console.log(`\nhostile pull requests\n${machineLine()}\n`);
  for (const load of loads) {
    const { run, seconds, peak } = await measure(load);
    const findings = run.report?.findings.length ?? 0;
    console.log(`${load.what}: exit ${run.exitCode}, ${findings} findings`);
    console.log(`  ${against(seconds, mostSeconds, ' s')}\n  ${against(peak, mostMegabytes, ' MB')}`);
  }
}

async function measure({ files, arrange }: Load): Promise<{ run: ActionRun; seconds: number; peak: number }> {
  const repository = createRepository();
  const [github, registry] = [await startGitHubDouble({ repository }), await startSignedRegistry()];
  try {
    repository.branch('change', repository.commit({ 'README.md': 'x' }, 'Base'));
    repository.commit(files(registry), 'Head', { branch: 'change' });
    arrange?.(registry);
    const event = pullRequestEvent(github, github.openPull({ head: 'change', fork: null }));
    const peakReporter = new URL('../test/support/report-peak.mjs', import.meta.url).href;
    const begin = performance.now();
    const run = await runAction({
      event,
      github,
      registry,
      env: { NODE_OPTIONS: `--import=${peakReporter}` },
    });
    const seconds = (performance.now() - begin) / 1000;
    const peak = Number(/peak (\d+) kB/.exec(run.stderr)?.[1] ?? 0) / 1024;
    return { run, seconds, peak };
  } finally {
    await Promise.all([github.close(), registry.close()]);
    repository.remove();
  }
}

const header =
  '# This file is maintained automatically by "terraform init".\n# Manual edits may be lost in future updates.\n\n';

function lockFiles(count: number, text: (index: number) => string): Readonly<Record<string, string>> {
  const roots = Array.from({ length: count }, (_, index) => index);
  return Object.fromEntries(roots.map((index) => [`root-${index}/.terraform.lock.hcl`, text(index)]));
}

function entry(address: string, more = `  hashes = [\n    "zh:${'0'.repeat(64)}",\n  ]\n`): string {
  return `provider "${address}" {\n  version = "1.0.0"\n${more}}\n`;
}
