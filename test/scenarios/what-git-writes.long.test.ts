import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readLockFile } from '../../src/lockfile/read.ts';
import { path, planted, withLine } from '../support/changes/what-git-writes.ts';
import type { Repository } from '../support/github-double/repository.ts';
import { lineOf, publishEntry } from './honest-entry.ts';
import { type Stage, setStage } from './stage.ts';
import { installedTerraform, runTerraform } from './terraform-program.ts';

const translit = '*.hcl working-tree-encoding=ASCII//TRANSLIT\n';

/** How a line of the list of hashes hides a live one from whoever reads the blob. */
const hides = {
  /** Fullwidth marks that end the comment once they are ASCII. */
  encoding: `/* ＊／ "${planted}", /＊ */`,
  /** The keyword is expanded to one that has no end of a comment in it. */
  ident: `/*$Id:*/#$*/ "${planted}",`,
  /** The text comes from the message of the commit. */
  archive: '# $Format:%B$',
} as const;

async function begin(test: Parameters<typeof setStage>[0]): Promise<Stage & { readonly honest: string }> {
  const stage = await setStage(test);
  const { text } = await publishEntry(stage.registry, { namespace: 'acme' });
  return { ...stage, honest: text };
}

/** The file as real git writes it into a working tree. */
function checkedOut(repository: Repository, file = path): string {
  repository.checkOut('change');
  return readFileSync(join(repository.directory, file), 'utf8');
}

function hashesIn(text: string): readonly string[] {
  const { lockFile, problems } = readLockFile(text);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  return lockFile?.providers.flatMap(({ hashes }) => hashes) ?? [];
}

describe.concurrent('a lock file of which a checkout holds something else than the repository', () => {
  it('by an encoding, in the pull request that also brings the attribute (T58)', async (test) => {
    const stage = await begin(test);
    const head = withLine(stage.honest, hides.encoding);
    const pull = stage.openPull(
      { [path]: stage.honest },
      { [path]: head, '.gitattributes': `\n${translit}` },
    );
    expect(hashesIn(head)).not.toContain(planted);
    const written = checkedOut(stage.repository);
    expect(hashesIn(written)).toContain(planted);
    await terraformHas(written, stage.registry.caFile);

    const run = await stage.review(pull);
    expect(run.exitCode).toBe(1);
    const hidden = run.report?.findings.filter(({ rule }) => rule === 'hidden-content');
    expect(hidden).toMatchObject([
      { severity: 'error', path, line: 1, message: expect.stringContaining('.gitattributes:2') },
      { severity: 'error', path, line: lineOf(head, planted) },
    ]);
    expect(stage.github.comments[0]?.body).toContain('working-tree-encoding=ASCII');
  });
});

/** Real Terraform reads the file and keeps the planted hash among those that it accepts. */
async function terraformHas(written: string, caFile: string): Promise<void> {
  if (installedTerraform() === null) return;
  const folder = mkdtempSync(join(tmpdir(), 'lockproof-referee-'));
  try {
    const address = /provider "([^"]+)"/.exec(written)?.[1] ?? '';
    const required = `terraform {\n  required_providers {\n    null = { source = "${address}" }\n  }\n}\n`;
    writeFileSync(join(folder, 'main.tf'), required);
    // It has something to add, so it writes the file anew: what it has read, and no comments.
    writeFileSync(join(folder, '.terraform.lock.hcl'), written.replace(/^ +"zh:.*\n/gm, ''));
    await runTerraform(folder, ['providers', 'lock', '-platform=linux_amd64'], caFile);
    const kept = readFileSync(join(folder, '.terraform.lock.hcl'), 'utf8');
    expect(kept).not.toContain('/*');
    expect(hashesIn(kept)).toContain(planted);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
