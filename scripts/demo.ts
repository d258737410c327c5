import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runCli } from '../test/support/run-cli.ts';
import { startSignedRegistry } from '../test/support/signed-registry/signed-registry.ts';
import { commentPage } from './demo/comment-page.ts';
import { writeRepository } from './demo/repository.ts';

/**
 * The main job, start to end, on this machine alone: a signed registry over TLS on loopback, a git repository with a base and a head, the built
 * command line over both. Shows the review, then leaves the comment as Markdown and as a page in demo/out/.
 */
const registry = await startSignedRegistry();
const repository = mkdtempSync(join(tmpdir(), 'lockproof-demo-'));
try {
  const planted = await writeRepository(repository, registry);
  const where = { directory: repository, caFile: registry.caFile };
  const command = [
    'review',
    '--base',
    'main',
    '--head',
    'pull-request',
    '--registries',
    `registry.terraform.io=${registry.serviceUrl}`,
  ];
  console.log(
    'A pull request changes five lock entries: an honest upgrade, an h1 that somebody added on a Mac, a planted zh,',
  );
  console.log(
    'a planted h1, and an entry whose hashes are gone. The registry is embedded, signed, and speaks TLS on loopback.\n',
  );

  const review = await runCli(command, where);
  console.log(`$ lockproof ${command.join(' ')}\n`);
  console.log(review.stdout);
  if (review.stderr !== '') console.error(review.stderr);
  console.log(`The review's own exit code: ${review.exitCode}`);

  const comment = await runCli([...command, '--format', 'markdown'], where);
  const out = resolve('demo/out');
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, 'comment.md'), comment.stdout);
  writeFileSync(join(out, 'comment.html'), commentPage(comment.stdout));
  console.log(
    `The comment as it stands on the pull request:\n  ${relative('.', join(out, 'comment.md'))}\n  ${pathToFileURL(join(out, 'comment.html')).href}`,
  );

  const missed = planted.filter(({ path, line }) => !review.stdout.includes(`${path}:${line}`));
  for (const { path, line } of missed)
    console.error(`The demo planted something at ${path}:${line} and the review does not name it.`);
  process.exitCode = missed.length === 0 && review.exitCode === 1 && comment.exitCode === 1 ? 0 : 1;
} finally {
  await registry.close();
  rmSync(repository, { recursive: true, force: true });
}
