import { spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { type HonestEntry, publishEntry } from '../scenarios/honest-entry.ts';
import { ended } from '../support/ended.ts';
import { createRepository } from '../support/github-double/repository.ts';
import { lockFileText } from '../support/signed-registry/lock-file-text.ts';
import { plantedZh } from '../support/signed-registry/provider-package.ts';
import { startSignedRegistry } from '../support/signed-registry/signed-registry.ts';
import { blocksIn, root } from './blocks.ts';

export interface ShellRun {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

interface CloneOptions {
  readonly policy?: boolean;
  /** `false`: no clone of Lockproof in it or beside it. */
  readonly lockproof?: boolean;
}

/** Places where the documents' commands run as they are in the documents. */
export interface Workshop {
  readonly honest: HonestEntry;
  readonly registryHost: string;
  /** A clone on a branch that changes one lock file of several. `planted`: a hash that nothing proves, and tags named like branches. */
  clone(what: 'honest' | 'planted', options?: CloneOptions): string;
  /** Variables by which git takes a repository with this build for that of Lockproof at GitHub. */
  readonly atGithub: Readonly<Record<string, string>>;
  /** Runs a text in bash as a CI system does: the first failure ends it. */
  run(directory: string, script: string, env?: Readonly<Record<string, string>>): Promise<ShellRun>;
  close(): Promise<void>;
}

const folders = ['app', 'infra', 'envs/prod', 'live/prod/network', 'modules/network'];
const cli = join(root, 'dist/cli.js');

/** Programs that the documents call. */
const programs: Readonly<Record<string, string>> = {
  lockproof: `exec "${process.execPath}" "${cli}" "$@"`,
  docker: `while [ "$1" != lockproof ]; do shift; done
exec "$@"`,
  // The clone of Lockproof stays: it is what is tested.
  rm: `[ "$2" = "$CI_BUILDS_DIR/lockproof" ] || exec /bin/rm "$@"`,
  // Two repositories with a policy, one of them broken; two runs, one of them without a report.
  gh: `case "$1 $2" in
  'repo list') printf 'example/%s\\n' infrastructure broken bare ;;
  'repo clone') [ "$3" != example/bare ] && git clone --quiet . "$4" ;;
  'api --paginate') [ "$3" != 'repos/example/infrastructure/actions/artifacts?name=lockproof-report&per_page=100' ] || printf '17\\n18\\n' ;;
  'pr create') echo "https://github.com/$4/pull/1" ;;
  'run download') [ "$3 $4 $5 $6 $7 $8" = '17 --repo example/infrastructure --name lockproof-report --dir' ] && mkdir -p "$9" && cp "$GH_DOUBLE/report.json" "$9" ;;
  *) echo '{"message":"Not Found"}'; exit 1 ;;
esac`,
};

/** Policies of an organization's repositories; `null`: none. */
export const policies: Readonly<Record<string, string | null>> = {
  bare: null,
  broken: 'waiver: []\n',
  infrastructure: `waivers:
  - {rule: unproven-hash, provider: registry.terraform.io/acme/b, version: 2.0.0, reason: later, expires: 2031-01-31}
  - {rule: unproven-hash, provider: registry.terraform.io/acme/a, version: 1.0.0, reason: sooner, expires: 2030-01-31}
`,
};

/** What the double of `gh` answers with. */
const answers: Readonly<Record<string, string>> = {
  'report.json': JSON.stringify({
    findings: ['unproven-hash', 'platform-lost', 'unproven-hash'].map((rule) => ({
      rule,
      severity: rule === 'unproven-hash' ? 'error' : 'warning',
    })),
  }),
};

/** The script that a job for GitLab takes from the target branch. */
function noteScript(): Readonly<Record<string, string>> {
  const [block] = blocksIn('docs/recipes/gitlab.md').filter(({ language }) => language === 'js');
  return { '.gitlab/lockproof-note.mjs': block?.text ?? '' };
}

export async function openWorkshop(): Promise<Workshop> {
  const registry = await startSignedRegistry();
  const platforms = ['linux_amd64', 'darwin_arm64', 'windows_amd64'];
  const old = await publishEntry(registry, { version: '3.2.3', platforms });
  const honest = await publishEntry(registry, { platforms });
  const place = mkdtempSync(join(tmpdir(), 'lockproof-workshop-'));
  const bin = join(place, 'bin');
  mkdirSync(bin);
  const [authorities, runnerTemp] = ['ca.pem', 'runner-temp'].map((name) => join(place, name)) as [
    string,
    string,
  ];
  writeFileSync(authorities, readFileSync(registry.caFile, 'utf8'));
  mkdirSync(runnerTemp);
  symlinkSync(root, join(runnerTemp, 'lockproof'));
  for (const [name, body] of Object.entries(programs)) {
    writeFileSync(join(bin, name), `#!/bin/sh\n${body}\n`);
    chmodSync(join(bin, name), 0o755);
  }

  const published = createRepository();
  for (const path of ['package.json', 'dist'])
    cpSync(join(root, path), join(published.directory, path), { recursive: true });
  published.git(['add', '--all']);
  published.git(['commit', '--quiet', '--message', 'Build']);
  for (const [name, text] of Object.entries(answers)) writeFileSync(join(bin, name), text);

  const upstream = createRepository();
  const everywhere = Object.fromEntries(folders.map((folder) => [`${folder}/.terraform.lock.hcl`, old.text]));
  const bare = upstream.commit(everywhere, 'Begin', { branch: 'bare' });
  upstream.tag('v1.2.0', bare);
  const base = upstream.commit(
    { ...everywhere, ...noteScript(), '.github/lockproof.yml': `registries: ["${registry.host}"]\n` },
    'Begin, with a policy',
  );
  const heads = {
    honest: honest.text,
    planted: lockFileText({ ...honest.entry, hashes: [...honest.entry.hashes, plantedZh('recipe')] }),
  };
  for (const [name, head] of Object.entries(heads))
    upstream.commit({ 'app/.terraform.lock.hcl': head }, 'Upgrade', { branch: name, parents: [base] });
  let clones = 0;
  /** A folder with a clone of Lockproof in it. */
  const surroundings = (name: string): string => {
    const folder = join(place, name);
    mkdirSync(folder);
    symlinkSync(root, join(folder, 'lockproof'));
    return folder;
  };
  const builds = surroundings('builds');

  return {
    honest,
    registryHost: registry.host,
    atGithub: {
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: `url.file://${published.directory}.insteadOf`,
      GIT_CONFIG_VALUE_0: 'https://github.com/lockproof/lockproof',
    },
    clone(what, { policy = true, lockproof = true } = {}) {
      clones += 1;
      // A page may write files beside its clone.
      const around = lockproof ? surroundings(`around-${clones}`) : mkdtempSync(join(place, 'alone-'));
      const directory = join(around, 'infrastructure');
      upstream.git(['clone', '--quiet', '--branch', policy ? what : 'bare', upstream.directory, directory]);
      upstream.git(['-C', directory, 'branch', '--quiet', 'main', 'origin/main']);
      // Whoever plants a hash may push tags too: from these to the change nothing changes.
      for (const name of what === 'planted' ? ['main', 'origin/main'] : [])
        upstream.git(['-C', directory, 'tag', name, 'HEAD']);
      if (!lockproof) return directory;
      // A page may speak of a clone of Lockproof: in it, or with one inside or beside the folder.
      symlinkSync(dirname(cli), join(directory, 'dist'));
      symlinkSync(root, join(directory, 'lockproof'));
      writeFileSync(join(directory, '.git/info/exclude'), 'dist\nlockproof\n');
      return directory;
    },
    async run(directory, script, env = {}) {
      const { NO_COLOR: _, FORCE_COLOR: __, ...surroundings } = process.env;
      const child = spawn('bash', ['-e', '-o', 'pipefail', '-c', script], {
        cwd: directory,
        env: {
          ...surroundings,
          PATH: [bin, process.env.PATH ?? ''].join(delimiter),
          HOME: place,
          XDG_CACHE_HOME: join(place, 'cache'),
          NODE_COMPILE_CACHE: join(place, 'compiled'),
          TF_CLI_CONFIG_FILE: '',
          NODE_EXTRA_CA_CERTS: authorities,
          RUNNER_TEMP: runnerTemp,
          GH_DOUBLE: bin,
          // What the CI systems tell their jobs.
          CI_MERGE_REQUEST_DIFF_BASE_SHA: base,
          SYSTEM_PULLREQUEST_TARGETBRANCH: 'refs/heads/main',
          BITBUCKET_PR_DESTINATION_BRANCH: 'main',
          BASE_BRANCH_NAME: 'main',
          BRANCH: 'main',
          FROM: 'HEAD',
          BASE: base,
          HEAD: 'HEAD',
          SHARD: '1',
          CI_NODE_INDEX: '1',
          CI_NODE_TOTAL: '4',
          CI_COMMIT_SHA: 'HEAD',
          CI_BUILDS_DIR: builds,
          AGENT_TEMPDIRECTORY: dirname(directory),
          GITHUB_STEP_SUMMARY: join(place, 'summary.md'),
          ...env,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      return ended(child);
    },
    async close() {
      await registry.close();
      upstream.remove();
      published.remove();
      rmSync(place, { recursive: true, force: true });
    },
  };
}
