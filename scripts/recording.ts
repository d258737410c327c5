import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { hasPseudoTerminal, noPseudoTerminal, openTerminal } from '../test/support/pseudo-terminal.ts';
import { cli } from '../test/support/run-cli.ts';
import { lockFileText } from '../test/support/signed-registry/lock-file-text.ts';
import { startSignedRegistry } from '../test/support/signed-registry/signed-registry.ts';
import { recordingPicture, type Step } from './recording-picture.ts';

export const recording = resolve(import.meta.dirname, '../docs/images/recording.svg');

const columns = 90;

/**
 * Records a session at a terminal: a hash is planted, `review` finds it, and `lock` repairs the file. Each command is really run, with the built
 * command line and an embedded, signed registry.
 */
export async function record(): Promise<string> {
  const registry = await startSignedRegistry();
  const place = realpathSync(mkdtempSync(join(tmpdir(), 'lockproof-recording-')));
  try {
    const platforms = ['linux_amd64', 'darwin_arm64'];
    const dns = await registry.publish({ namespace: 'acme', type: 'dns', version: '3.7.2', platforms });
    const h1 = platforms.map((platform) => dns.package(platform).h1.directory);
    const locked = { address: 'registry.terraform.io/acme/dns', version: '3.7.2', constraints: '~> 3.7' };
    const directory = join(place, 'infrastructure');
    const bin = join(place, 'bin');
    for (const folder of [bin, join(directory, '.github')]) mkdirSync(folder, { recursive: true });
    symlinkSync(cli, join(bin, 'lockproof'));
    writeFileSync(join(place, 'evil.zip'), 'a different package');
    const embedded = `registries: ['registry.terraform.io=${registry.serviceUrl}']\n`;
    const files = {
      '.github/lockproof.yml': embedded,
      '.terraform.lock.hcl': lockFileText({ ...locked, hashes: [...h1, ...dns.zh] }),
    };
    for (const [path, text] of Object.entries(files)) writeFileSync(join(directory, path), text);
    const who = { GIT_AUTHOR_DATE: '1750000000 +0000', GIT_COMMITTER_DATE: '1750000000 +0000' };
    for (const command of [
      'init --quiet --initial-branch main',
      'add --all',
      '-c user.name=A -c user.email=a@example.com commit --quiet --message Lock',
    ])
      execFileSync('git', command.split(' '), { cwd: directory, env: { ...process.env, ...who } });

    const step = async (typed: string, rest: number): Promise<Step> => {
      const terminal = openTerminal(['sh', '-c', typed], {
        directory,
        columns,
        env: {
          PATH: [bin, process.env.PATH ?? ''].join(delimiter),
          HOME: place,
          NODE_EXTRA_CA_CERTS: registry.caFile,
          LC_ALL: 'C.UTF-8',
        },
      });
      await terminal.ended;
      return { typed, screen: terminal.screen, rest };
    };
    const plant = 'sed -i "11a \\    \\"zh:$(sha256sum < ../evil.zip | cut -c1-64)\\"," .terraform.lock.hcl';
    const planting = [
      await step('# A pull request adds the hash of a different package', 300),
      await step(plant, 300),
      await step('git diff --unified=0 | tail -n 1', 2500),
    ];
    const finding = [await step('lockproof review', 7000)];
    const repairing = [await step('lockproof lock --prune', 3500), await step('lockproof review', 4000)];
    const picture = recordingPicture(
      [{ steps: planting }, { steps: finding, isStill: true }, { steps: repairing }],
      columns,
    );
    // The only differences between two recordings: the key, and the commit, whose policy has the port of the registry.
    return picture
      .replaceAll(registry.signingKey.keyId, 'A78D8C4598E1F4CE')
      .replaceAll(/\bat [0-9a-f]{7}\b/g, 'at 3882f1f');
  } finally {
    await registry.close();
    rmSync(place, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  if (hasPseudoTerminal) {
    writeFileSync(recording, await record());
    console.log(`docs/images/recording.svg: ${Math.round(statSync(recording).size / 1000)} kB`);
  } else {
    console.error(noPseudoTerminal);
    process.exitCode = 1;
  }
}
