import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readLockFile } from '../../src/lockfile/read.ts';
import {
  configurations,
  found,
  id,
  lock,
  onBase,
  path,
  planted,
  slugs,
  variants,
  warned,
  withLine,
} from '../support/changes/what-git-writes.ts';
import type { Repository } from '../support/github-double/repository.ts';
import { findingsAbout, inShort } from '../support/judged-change.ts';
import { commitChanges } from '../support/many-changes.ts';
import { runCli } from '../support/run-cli.ts';
import { startTwoCommits } from '../support/two-commits.ts';
import { lineOf, publishEntry } from './honest-entry.ts';
import { type Files, type Stage, setStage } from './stage.ts';
import { installedTerraform, runTerraform } from './terraform-program.ts';

const quiet = { inputs: { comment: 'never' } };
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
  it('by an encoding, in the pull request that also brings the attribute', async (test) => {
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

  it('by an encoding that comes later, when the comment is on the base: the file is under review whole', async (test) => {
    const stage = await begin(test);
    const pull = stage.openPull(
      { [path]: withLine(stage.honest, hides.encoding) },
      { '.gitattributes': translit },
    );
    expect(hashesIn(checkedOut(stage.repository))).toContain(planted);
    const run = await stage.review(pull, quiet);
    expect(run.exitCode).toBe(1);
    expect(run.report?.files).toEqual([{ path, status: 'unchanged', digest: expect.any(String) }]);
    expect(run.report?.totals).toMatchObject({ files: 1, hashes: 3, proven: 3 });
    expect(run.report?.findings.map(({ rule }) => rule)).toEqual(['hidden-content', 'hidden-content']);
  });

  it('by a keyword that git expands', async (test) => {
    const stage = await begin(test);
    const head = withLine(stage.honest, hides.ident);
    const pull = stage.openPull(
      { [path]: stage.honest },
      { [path]: head, '.gitattributes': '*.hcl ident\n' },
    );
    expect(hashesIn(head)).not.toContain(planted);
    expect(hashesIn(checkedOut(stage.repository))).toContain(planted);
    const run = await stage.review(pull, quiet);
    expect(run.exitCode).toBe(1);
    expect(run.report?.findings[0]).toMatchObject({ rule: 'hidden-content', severity: 'error', line: 1 });
    expect(run.report?.findings[0]?.message).toContain('.gitattributes:1 (ident)');
  });

  it('by a text of the commit, in an archive', async (test) => {
    const stage = await begin(test);
    const head = withLine(stage.honest, hides.archive);
    stage.openPull({ [path]: stage.honest }, {});
    const message = `Update\n\n"${planted}",\n#`;
    const files = { [path]: head, '.gitattributes': 'infra/** export-subst\n' };
    stage.repository.commit(files, message, { branch: 'archived', parents: [tip(stage.repository, 'main')] });
    const archived = stage.repository.gitBytes(['archive', '--format=tar', 'archived', path]).toString();
    expect(archived).toContain(`\n"${planted}",\n`);

    const run = await stage.review(stage.github.openPull({ head: 'archived' }), quiet);
    expect(run.exitCode).toBe(1);
    expect(run.report?.findings).toContainEqual(
      expect.objectContaining({ rule: 'hidden-content', message: expect.stringContaining('$Format:') }),
    );
  });

  it('through a symlink: the attributes of its target count, and a change of the target alone is reviewed', async (test) => {
    const stage = await begin(test);
    const base = { [path]: { symlink: '../shared/locks.txt' }, 'shared/locks.txt': stage.honest };
    const target = withLine(stage.honest, `"${planted}",`);
    const run = await stage.review(stage.openPull(base, { 'shared/locks.txt': target }), quiet);
    expect(run.exitCode).toBe(1);
    expect(run.report?.files).toEqual([{ path, status: 'modified', digest: expect.any(String) }]);
    expect(run.report?.findings).toContainEqual(
      expect.objectContaining({ rule: 'unproven-hash', hash: planted, path }),
    );
  });

  it('and nothing is said where the attributes do nothing to it', async (test) => {
    const stage = await begin(test);
    const attributes = [
      '* text=auto eol=lf',
      '.terraform.lock.hcl -diff linguist-generated ident export-subst',
      '*.hcl working-tree-encoding=UTF-8',
      '*.png filter=lfs diff=lfs merge=lfs -text',
    ];
    const pull = stage.openPull(
      { [path]: stage.honest, 'README.md': 'x\n' },
      { '.gitattributes': `${attributes.join('\n')}\n` },
    );
    expect(checkedOut(stage.repository)).toBe(stage.honest);
    const run = await stage.review(pull, quiet);
    expect(run.exitCode).toBe(0);
    expect(run.report?.findings).toEqual([]);
  });

  it('by attributes of the machine, on the command line', async (test) => {
    const stage = await begin(test);
    const { repository, registry, honest } = stage;
    const ours = mkdtempSync(join(tmpdir(), 'lockproof-attributes-'));
    test.onTestFinished(() => rmSync(ours, { recursive: true }));
    stage.openPull({ [path]: honest }, { [path]: withLine(honest, '# $Id$') });
    repository.checkOut('change');
    const settings = { directory: repository.directory, caFile: registry.caFile };
    const flags = ['review', '--base', 'main', '--head', 'change', '--registries', registry.host];
    const plain = await runCli(flags, settings);
    expect(plain.stdout).not.toContain('hidden-content');
    expect(plain.exitCode).toBe(0);

    writeFileSync(join(repository.directory, '.git/info/attributes'), '*.hcl ident\n');
    const own = await runCli(flags, settings);
    expect(own.exitCode).toBe(1);
    expect(own.stdout).toMatch(/info\/attributes:1/);

    rmSync(join(repository.directory, '.git/info/attributes'));
    writeFileSync(join(ours, 'attributes'), '\n*.hcl ident\n');
    repository.git(['config', 'core.attributesFile', join(ours, 'attributes')]);
    // What is on disk needs no guess.
    const onDisk = await runCli(['verify', '--registries', registry.host], settings);
    expect(onDisk.exitCode).toBe(0);
    const machine = await runCli(flags, settings);
    expect(machine.exitCode).toBe(1);
    expect(machine.stdout).toContain('attributes:2');
  });
});

describe.concurrent('a symlink that is named .gitattributes, and a hash in a comment, in two pull requests', () => {
  /** Git reads the link's own text; the file by that name has nothing to object to. */
  const link: Files = { '.gitattributes': { symlink: '* ident' }, '* ident': '# no attributes\n' };
  const comment = (honest: string): Files => ({ [path]: withLine(honest, hides.ident) });

  const both = ['comment', 'link'];

  it.for([
    { what: 'the link, then the hash', steps: [() => link, comment], found: [['link'], both] },
    { what: 'the hash, then the link', steps: [comment, () => link], found: [['comment'], both] },
  ])('fails both times: $what', async ({ steps, found }, test) => {
    const stage = await begin(test);
    const runs = await inTwoSteps(stage, steps);
    expect(hashesIn(checkedOut(stage.repository))).toContain(planted);
    expect(runs.map(({ exitCode }) => exitCode)).toEqual([1, 1]);
    const hidden = runs.map(({ report }) => report?.findings.filter(({ rule }) => rule === 'hidden-content'));
    const isOfLink = /\.gitattributes/;
    expect(
      hidden.map((each) =>
        each?.map(({ message }) => (isOfLink.test(message) ? 'link' : 'comment')).toSorted(),
      ),
    ).toEqual(found);
  });

  it('passes both times if they are an ordinary file and an ordinary comment', async (test) => {
    const stage = await begin(test);
    const runs = await inTwoSteps(stage, [
      () => ({ '.gitattributes': '* text=auto eol=lf\n*.png filter=lfs -text\n' }),
      (honest) => ({ [path]: withLine(honest, '# zh: of every platform, h1: of ours') }),
    ]);
    expect(runs.map(({ exitCode }) => exitCode)).toEqual([0, 0]);
    expect(runs.flatMap(({ report }) => report?.findings.map(({ rule }) => rule))).toEqual(['not-canonical']);
  });
});

/** Reviews two changes as two pull requests, the second after the merge of the first. */
async function inTwoSteps(
  stage: Awaited<ReturnType<typeof begin>>,
  [first, second]: readonly ((honest: string) => Files)[],
) {
  const { repository, honest } = stage;
  const one = await stage.review(stage.openPull({ [path]: honest }, first?.(honest) ?? {}), quiet);
  repository.branch('main', tip(repository, 'change'));
  stage.push(second?.(honest) ?? {});
  return [one, await stage.review(stage.github.openPull({ head: 'change' }), quiet)];
}

function tip(repository: Repository, branch: string): string {
  return repository.git(['rev-parse', branch]);
}

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

describe.concurrent('an attribute for', () => {
  const inGit = variants.filter(({ from }) => from === undefined);
  const changes = commitChanges(inGit.map(onBase));
  afterAll(() => changes.remove());

  it.for(inGit)('$what', async (variant) => {
    const source = changes.source(inGit.indexOf(variant));
    expect(inShort(await findingsAbout(source, slugs))).toEqual(variant.said);
  });

  it.for(variants.filter(({ from }) => from !== undefined))('$what', async (variant, test) => {
    const { base, head } = onBase(variant);
    const commits = await startTwoCommits(base, head);
    test.onTestFinished(() => commits.close());
    const source = commits.sourceFrom(variant.from ?? 'git');
    expect(inShort(await findingsAbout(source, slugs))).toEqual(variant.said);
  });
});

describe.concurrent('a configuration file that a checkout holds otherwise', () => {
  const changes = commitChanges(configurations.map(onBase));
  afterAll(() => changes.remove());

  it.for(configurations)('$what', async (variant) => {
    const source = changes.source(configurations.indexOf(variant));
    const told = inShort(await findingsAbout(source, slugs));
    expect(told.toSorted()).toEqual(variant.said.toSorted());
  });
});

describe.concurrent('a repository that GitHub does not list at once', () => {
  it.for([
    { what: 'attributes that change alone', attributes: '*.hcl ident\n', said: found },
    { what: 'harmless ones', attributes: '*.png filter=lfs\n', said: [] },
  ])('is walked for the lock files that $what apply to', async ({ attributes, said }, test) => {
    const deep = 'infra/live/eu/.terraform.lock.hcl';
    const commits = await startTwoCommits(
      { [deep]: id, 'other/a/b/c.txt': 'x' },
      { 'infra/.gitattributes': attributes },
    );
    test.onTestFinished(() => commits.close());
    commits.github.faults.truncateTrees = 'recursive';
    const told = inShort(await findingsAbout(commits.sourceFrom('github'), slugs));
    expect(told).toEqual(said.map((each) => each.replace(path, deep)));
    const trees = commits.github.requests.filter(({ path }) => path.includes('/git/trees/'));
    expect(trees.length).toBeLessThanOrEqual(20);
  });
});

describe.concurrent('a comment in the block of a provider', () => {
  const comments = [
    { what: 'holds a hash', line: `# "${planted}",`, said: found },
    { what: 'holds the digits of one', line: `/* ${planted.slice(3)} */`, said: found },
    { what: 'holds the number of a commit', line: `# see commit ${'3f2a91c0'.repeat(5)}`, said: [] },
    { what: 'names a scheme', line: '# zh: and h1: hashes for linux', said: [] },
    {
      what: 'holds a hash, as on the base',
      before: `# "${planted}",`,
      line: `# "${planted}",`,
      said: warned,
    },
    {
      what: 'holds a hash, as one on the base of which it is a copy',
      before: `# "${planted}",`,
      line: `# "${planted}",\n    "h1:${'A'.repeat(43)}=",\n    # "${planted}",`,
      said: [...found, ...warned],
    },
    {
      what: 'holds a hash, as on the base, where git writes other text to disk',
      before: `# "${planted}" $Id$`,
      line: `# "${planted}" $Id$`,
      attributes: '*.hcl ident\n',
      said: [...found, ...found],
    },
    { what: 'holds words', line: '# pinned, see the notes of the release', said: [] },
  ];
  const changes = commitChanges(
    comments.map(({ before = '', line, attributes = '' }) => ({
      base: { [path]: lock(before), '.gitattributes': attributes },
      head: { [path]: `${lock(line)}\n` },
    })),
  );
  afterAll(() => changes.remove());

  it.for(comments)('that $what', async (comment) => {
    const told = await findingsAbout(changes.source(comments.indexOf(comment)), slugs);
    expect(inShort(told)).toEqual(comment.said);
    if (comment.said.length > 0) expect(told.map(({ line }) => line)).toContain(4);
  });
});
