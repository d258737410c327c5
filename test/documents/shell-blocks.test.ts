import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { blocksIn, root } from './blocks.ts';
import { isForCloning, isForGithub, isForTerraform, scriptsIn, shells } from './scripts.ts';

/*
 * Every block of commands is run by commands.long.test.ts, where its selection is one of these, or says above itself why not:
 * `<!-- not run by a test: needs GitHub -->`.
 */

const documents = [
  'README.md',
  'SECURITY.md',
  'CONTRIBUTING.md',
  'docs/*.md',
  'docs/**/*.md',
  'skills/**/*.md',
];
const blocks = blocksIn(...documents).filter(({ language }) => shells.includes(language));
const isRun = (block: (typeof blocks)[number]): boolean =>
  scriptsIn(block).length > 0 || isForTerraform(block) || isForGithub(block) || isForCloning(block);

describe('every block of commands in the documents', () => {
  it('is run by a test, or says why not', () => {
    const [run, notRun] = [
      blocks.filter((block) => block.notRun === null && isRun(block)),
      blocks.filter(({ notRun }) => notRun !== null),
    ];
    console.log(
      `commands in the documents: ${blocks.length} blocks, ${run.length} run by a test, ${notRun.length} not: ${[
        ...Map.groupBy(notRun, (block) => block.notRun),
      ]
        .map(([reason, { length }]) => `${length} ${reason}`)
        .join(', ')}`,
    );
    const neither = blocks.filter((block) => !run.includes(block) && !notRun.includes(block));
    expect(neither.map(({ document, line }) => `${document}:${line}`)).toEqual([]);
  });

  it('that is not run gives a reason that a test cannot remove', () => {
    const reasons = new Set(blocks.flatMap(({ notRun }) => (notRun === null ? [] : [notRun])));
    expect([...reasons].sort()).toEqual([
      'installs from npm',
      'needs Atlantis',
      'needs GitHub',
      'needs a release',
    ]);
  });

  it('has no comment if a person may paste it, because zsh, the shell of a Mac, takes one for arguments', () => {
    const ofCi = 'docs/recipes/other-ci.md';
    const commented = blocks.filter(
      ({ document, text }) => document !== ofCi && /(?:^|\s)#(?:\s|$)/m.test(text),
    );
    expect(commented.map(({ document, line }) => `${document}:${line}`)).toEqual([]);
  });

  it('has a language, so that none is left out here', () => {
    const bare = blocksIn(...documents)
      .map(({ document }) => document)
      .filter((document, index, all) => all.indexOf(document) === index)
      .filter((document) => {
        const fences = readFileSync(join(root, document), 'utf8').match(/^ *```.*$/gm) ?? [];
        return fences.some((fence, index) => /\w/.test(fence) !== (index % 2 === 0));
      });
    expect(bare).toEqual([]);
  });

  it('with real Terraform is one command of a rule', () => {
    const terraform = blocks.filter(isForTerraform);
    expect(terraform.length).toBeGreaterThan(10);
    expect(terraform.filter(({ document }) => !document.startsWith('docs/rules/'))).toEqual([]);
  });
});
