import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runCli } from '../test/support/run-cli.ts';
import { startSignedRegistry } from '../test/support/signed-registry/signed-registry.ts';
import { commentPage } from './demo/comment-page.ts';
import { writeRepository } from './demo/repository.ts';

/**
 * Shows the main job from start to end, only on this machine: a signed registry over TLS on loopback, a git repository with a base and a
 * head, and the built command line. Prints the review, then writes the comment as Markdown and as a page into demo/out/.
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
    // The other public registry is not on this machine.
    '--witness',
    'false',
  ];
  console.log(
    'A pull request changes five lock entries: an honest upgrade, an added h1 for darwin_arm64, a planted zh,',
  );
  console.log(
    'a planted h1, and an entry whose hashes are gone. The registry is embedded, signed, and uses TLS on loopback.\n',
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
    `The comment for the pull request:\n  ${relative('.', join(out, 'comment.md'))}\n  ${pathToFileURL(join(out, 'comment.html')).href}`,
  );

  const missed = planted.filter(({ path, line }) => !review.stdout.includes(`${path}:${line}`));
  for (const { path, line } of missed)
    console.error(`The demo planted something at ${path}:${line}, but the review does not name it.`);
  process.exitCode = missed.length === 0 && review.exitCode === 1 && comment.exitCode === 1 ? 0 : 1;
} finally {
  await registry.close();
  rmSync(repository, { recursive: true, force: true });
}
