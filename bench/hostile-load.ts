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
  readonly arrange?: (registry: SignedRegistry) => unknown;
  /** Where it is less than what any run may cost. */
  readonly seconds?: number;
  readonly megabytes?: number;
}

const mostSeconds = 120;
const mostMegabytes = 512;
const honest = { namespace: 'acme', type: 'one', version: '1.0.0' };

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
    what: 'one entry with 49,000 hashes',
    files: (registry) => {
      const lines = Array.from(
        { length: 49_000 },
        (_, line) => `    "zh:${String(line).padStart(64, '0')}",\n`,
      ).join('');
      return lockFiles(
        1,
        () => `${header}${entry(`${registry.host}/acme/one`, `  hashes = [\n${lines}  ]\n`)}`,
      );
    },
    arrange: (registry) => registry.publish({ ...honest, platforms: ['linux_amd64'] }),
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
  ...[
    { what: '0.9 MB of calls of modules', files: [['main.tf', 0.9]] as const },
    { what: '0.9 MB of calls of modules in JSON', files: [['main.tf.json', 0.9]] as const },
    {
      what: '2.6 MB of calls of modules in files of 260 kB',
      files: [...'abcdefghij'].map((name) => [`${name}.tf`, 0.26] as const),
    },
    { what: '3 MB of calls of modules in one file of JSON', files: [['main.tf.json', 3]] as const },
    {
      what: '2.6 MB of calls of modules in three files of JSON',
      files: [...'abc'].map((name) => [`${name}.tf.json`, 0.87] as const),
    },
    {
      what: '3.6 MB of calls of modules',
      files: [...'abcd'].map((name) => [`${name}.tf`, 0.9] as const),
    },
    {
      what: '3.6 MB of .tf.json',
      files: [...'abcd'].map((name) => [`${name}.tf.json`, 0.9] as const),
    },
    {
      what: '5.5 MB of .tf.json',
      files: [...'abcdef'].map((name) => [`${name}.tf.json`, 0.9] as const),
    },
    {
      what: '5.5 MB of .tf',
      files: [...'abcdef'].map((name) => [`${name}.tf`, 0.9] as const),
    },
  ].map(
    ({ what, files }): Load => ({
      what: `${what} beside a lock file`,
      files: () => ({
        ...lockFiles(1, () => entry('registry.example.com/acme/one')),
        ...Object.fromEntries(files.map(([name, megabytes]) => [`root-0/${name}`, calls(name, megabytes)])),
      }),
      seconds: 20,
    }),
  ),
  ...['.tf', '.tf.json'].map(
    (ending): Load => ({
      what: `4 MB of calls of modules in ${ending} of eight root modules`,
      files: () => ({
        ...lockFiles(8, () => entry('registry.example.com/acme/one')),
        ...Object.fromEntries(
          Array.from({ length: 16 }, (_, at) => {
            const name = `${at}${ending}`;
            return [`root-${at % 8}/${name}`, calls(name, 0.25, at * 20_000)];
          }),
        ),
      }),
      seconds: 20,
    }),
  ),
  ...[3, 4, 6].map(
    (count): Load => ({
      what: `${count} files of 0.9 MB of .tf.json of nested lists`,
      files: () => ({
        ...lockFiles(1, () => entry('registry.example.com/acme/one')),
        ...Object.fromEntries(
          Array.from({ length: count }, (_, file) => [
            `root-0/${file}.tf.json`,
            `{"locals":{"l${file}":[${'[{}],'.repeat(180_000)}0]}}`,
          ]),
        ),
      }),
      seconds: 20,
    }),
  ),
  {
    what: '379 kB of .gitattributes in 1,000 lines',
    files: () => ({
      ...lockFiles(40, () => entry('registry.example.com/acme/one')),
      '.gitattributes': `**/${'*a'.repeat(180)}*b text eol=crlf\n`.repeat(1_000),
    }),
    seconds: 10,
  },
  {
    what: '379 kB of .gitattributes in 31,000 lines',
    files: () => ({
      ...lockFiles(40, () => entry('registry.example.com/acme/one')),
      '.gitattributes': '*a*b* ident\n'.repeat(31_500),
    }),
    seconds: 10,
  },
  {
    what: 'a registry that sends "102 Processing" every 5 s',
    files: (registry) => lockFiles(1, () => entry(`${registry.host}/acme/one`)),
    arrange: (registry) =>
      registry.override(/^\/v1/, (_, response) => {
        const timer = setInterval(() => response.writeProcessing(), 5_000);
        response.on('close', () => clearInterval(timer));
      }),
    seconds: 60,
  },
  {
    what: 'a package of 50 MB at 9.5 kB/s',
    files: (registry) =>
      lockFiles(1, () =>
        entry(`${registry.host}/acme/one`, `  hashes = [\n    "h1:${'A'.repeat(43)}=",\n  ]\n`),
      ),
    arrange: async (registry) => {
      await registry.publish({ ...honest, platforms: ['linux_amd64'] });
      registry.override(/\.zip$/, (_, response) => {
        response.writeHead(200, { 'content-length': '50000000' });
        const timer = setInterval(() => response.write(Buffer.alloc(9_500)), 1_000);
        response.on('close', () => clearInterval(timer));
      });
    },
  },
];

/** What hostile pull requests cost the built action, beside what they may cost. */
export async function benchHostileLoad(rounds: number, _: number, wanted: string): Promise<void> {
  console.log(`\nhostile pull requests\n${machineLine()}\n`);
  for (const load of loads.filter(({ what }) => what.includes(wanted))) {
    const runs: Awaited<ReturnType<typeof measure>>[] = [];
    for (let round = 0; round < rounds; round++) runs.push(await measure(load));
    const [first] = runs;
    const rules = Map.groupBy(first?.run.report?.findings ?? [], ({ rule }) => rule);
    const findings = [...rules].map(([rule, all]) => `${all.length} ${rule}`).join(', ');
    console.log(`${load.what}: exit ${first?.run.exitCode}, ${findings || 'no findings'}`);
    const most = (figure: 'seconds' | 'peak') => Math.max(...runs.map((each) => each[figure]));
    console.log(`  ${against(most('seconds'), load.seconds ?? mostSeconds, ' s')}`);
    console.log(`  ${against(most('peak'), load.megabytes ?? mostMegabytes, ' MB', 0)}`);
  }
}

async function measure({ files, arrange }: Load): Promise<{ run: ActionRun; seconds: number; peak: number }> {
  const repository = createRepository();
  const [github, registry] = [await startGitHubDouble({ repository }), await startSignedRegistry()];
  try {
    repository.branch('change', repository.commit({ 'README.md': 'x' }, 'Base'));
    repository.commit(files(registry), 'Head', { branch: 'change' });
    await arrange?.(registry);
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

/** Calls of modules in one file. @param first the number of the first */
function calls(name: string, megabytes: number, first = 0): string {
  const one = (at: number): string =>
    name.endsWith('.json')
      ? `"m${at}":{"source":"./m${at}"}`
      : `module "m${at}" {\n  source = "./m${at}"\n}\n`;
  const count = Math.floor((megabytes * 1e6) / (one(10_000).length + 1));
  const all = Array.from({ length: count }, (_, at) => one(first + at));
  return name.endsWith('.json') ? `{"module":{${all.join(',')}}}` : all.join('');
}

function entry(address: string, more = `  hashes = [\n    "zh:${'0'.repeat(64)}",\n  ]\n`): string {
  return `provider "${address}" {\n  version = "1.0.0"\n${more}}\n`;
}
