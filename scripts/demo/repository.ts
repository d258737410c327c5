import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type LockedProvider, lockFileText } from '../../test/support/signed-registry/lock-file-text.ts';
import { plantedH1, plantedZh } from '../../test/support/signed-registry/provider-package.ts';
import type { PublishedVersion, SignedRegistry } from '../../test/support/signed-registry/signed-registry.ts';

/** A place at head that the review must name. */
export interface Planted {
  readonly path: string;
  /** 1-based. */
  readonly line: number;
}

type Files = Readonly<Record<string, string>>;

/**
 * Publishes a few providers and writes a repository with the branches `main` and `pull-request`.
 *
 * @returns the places that the review must name
 */
export async function writeRepository(
  directory: string,
  registry: SignedRegistry,
): Promise<readonly Planted[]> {
  const publish = (type: string, version: string) =>
    registry.publish({
      namespace: 'acme',
      type,
      version,
      platforms: ['linux_amd64', 'darwin_arm64', 'windows_amd64'],
    });
  const [dns363, dns372, mail, clock, certs, files] = await Promise.all([
    publish('dns', '3.6.3'),
    publish('dns', '3.7.2'),
    publish('mail', '3.2.4'),
    publish('clock', '0.13.1'),
    publish('certs', '4.1.0'),
    publish('files', '2.5.3'),
  ]);
  const zh = plantedZh('demo');
  const h1 = plantedH1('demo');
  const base: Files = {
    'network/.terraform.lock.hcl': lockFileText(entry(dns363, '~> 3.6'), entry(mail, '~> 3.2')),
    'app/.terraform.lock.hcl': lockFileText(entry(clock), entry(certs), entry(files, '>= 2.5.0')),
  };
  const head: Files = {
    'network/.terraform.lock.hcl': lockFileText(
      entry(dns372, '~> 3.7'),
      entry(mail, '~> 3.2', [mail.package('darwin_arm64').h1.directory]),
    ),
    'app/.terraform.lock.hcl': lockFileText(entry(clock, undefined, [zh]), entry(certs, undefined, [h1]), {
      ...entry(files, '>= 2.5.0'),
      hashes: [],
    }),
  };
  commit(directory, 'main', base, 'Lock the providers');
  commit(directory, 'pull-request', head, 'Update providers');
  const app = 'app/.terraform.lock.hcl';
  return [
    { path: app, line: lineOf(head[app], zh) },
    { path: app, line: lineOf(head[app], h1) },
    { path: app, line: lineOf(head[app], 'acme/files') },
  ];
}

/** An entry as `terraform init` on Linux writes it: one h1, every zh. */
function entry(
  published: PublishedVersion,
  constraints?: string,
  added: readonly string[] = [],
): LockedProvider {
  return {
    address: `registry.terraform.io/acme/${published.type}`,
    version: published.version,
    ...(constraints === undefined ? {} : { constraints }),
    hashes: [published.package('linux_amd64').h1.directory, ...published.zh, ...added],
  };
}

function commit(directory: string, branch: string, files: Files, message: string): void {
  const git = (...args: string[]) =>
    execFileSync(
      'git',
      ['-C', directory, '-c', 'user.name=Demo', '-c', 'user.email=demo@example.com', ...args],
      { stdio: 'ignore' },
    );
  if (branch === 'main') git('init', '--initial-branch', 'main');
  else git('switch', '--create', branch);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), text);
  }
  git('add', '--all');
  git('commit', '--message', message);
}

function lineOf(text: string | undefined, part: string): number {
  return (text ?? '').split('\n').findIndex((line) => line.includes(part)) + 1;
}
