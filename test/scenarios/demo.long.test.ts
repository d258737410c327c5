import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

it('the comment in the documents is the one that the demo writes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lockproof-demo-test-'));
  const demo = spawnSync(process.execPath, [join(root, 'scripts/demo.ts')], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(demo).toMatchObject({ status: 0 });
  expect(demo.stderr.trim()).toBe('6 packages to download.');
  const comment = readFileSync(join(folder, 'demo/out/comment.md'), 'utf8');
  rmSync(folder, { recursive: true });

  const [shown = ''] =
    /^> ###[\s\S]*?(?=^[^>])/m.exec(readFileSync(join(root, 'docs/example-comment.md'), 'utf8')) ?? [];
  const [unfolded = ''] = comment.split('<details>', 1);
  expect(withoutChance(shown.replaceAll(/^> ?/gm, ''))).toBe(withoutChance(unfolded));
});

/** Commit, key and date are different in every run. */
function withoutChance(text: string): string {
  return text
    .trim()
    .replaceAll(/`[0-9A-F]{16}`/g, '`KEY`')
    .replaceAll(/commit `[0-9a-f]{7}`/g, 'commit `COMMIT`')
    .replaceAll(/[0-9a-f]{40}/g, 'COMMIT')
    .replaceAll(/signed&nbsp;[0-9-]{10}/g, 'signed DATE');
}
