import { describe, expect, it } from 'vitest';
import { plainText } from '../../src/finding/sentence.ts';
import { remedySentence } from '../../src/report/remedy.ts';
import type { LockFileRevision } from '../../src/source/source.ts';
import type { Content } from '../../src/source/tree.ts';
import { layOut } from '../../src/subject/lay-out.ts';
import { readFiles } from '../../src/subject/read-files.ts';
import type { Subject } from '../../src/subject/subject.ts';
import * as around from '../support/changes/around-the-lock-file.ts';
import * as emptied from '../support/changes/emptied.ts';
import * as attributes from '../support/changes/what-git-writes.ts';
import { inMemorySource, type PlantedFiles } from '../support/in-memory-revision.ts';
import { changeIn } from '../support/judged-change.ts';
import { judge, settings } from '../support/review-builders.ts';
import { lockFileOf, reviewTexts } from '../support/text-review.ts';

/*
 * What a reader sees about whole changes and about numbers, word for word. After a wanted change, `vitest run test/rules/sentences-of-changes.test.ts -u`
 * writes the list again.
 */

function sentencesOf(judged: Subject, about: (rule: string) => boolean = () => true): string {
  return judge(judged)
    .filter(({ rule }) => about(rule))
    .map(({ severity, rule, path, line, message, gist, cause, fix }) =>
      [
        `${severity} ${rule} ${path}:${line}: ${plainText(message)} | ${remedySentence(fix)}`,
        ...(gist === undefined ? [] : [`  gist: ${plainText(gist)}`]),
        ...(cause === undefined ? [] : [`  cause: ${cause}`]),
      ].join('\n'),
    )
    .join('\n');
}

const reviewOf = (base: PlantedFiles, head: PlantedFiles): Promise<Subject> =>
  changeIn(inMemorySource(base, head));

describe('the sentences about a change', () => {
  it.each(around.variants)('that brings $what', async (variant) => {
    const judged = await reviewOf(around.startOf(variant), variant.head);
    expect(sentencesOf(judged, (rule) => around.slugs.includes(rule))).toMatchSnapshot();
  });

  it.each([...emptied.entries, ...emptied.files])('of what $what', async ({ base, head }) => {
    const judged = await reviewOf(base, head);
    expect(sentencesOf(judged, (rule) => emptied.slugs.includes(rule))).toMatchSnapshot();
  });

  it.each(attributes.variants)('of attributes: $what', async (variant) => {
    const { base, head } = attributes.onBase(variant);
    const judged = await reviewOf(base, head);
    expect(sentencesOf(judged, (rule) => attributes.slugs.includes(rule))).toMatchSnapshot();
  });
});

const provider = 'registry.terraform.io/hashicorp/null';
const plain = lockFileOf(`${provider} 3.2.4`);
const two = lockFileOf('registry.terraform.io/hashicorp/aws 1.0.0', `${provider} 3.2.4`);

describe('the sentences about a layout', () => {
  const ofTofu = plain.replace('terraform init', 'tofu init');
  const [before, behind] = two.split('\n\n').slice(0, 2);
  it.each<[string, string]>([
    ['a comment', plain.replace('  version', '  # a\n  version')],
    ['two comments', plain.replace('  version', '  # a\n  # b\n  version')],
    ['two comments of OpenTofu', ofTofu.replace('  version', '  # a\n  # b\n  version')],
    ['comments that are hidden', plain.replace('  version', '  # \u202ea\u200b\n  # b\u202e\n  version')],
    [
      'many hidden characters',
      plain.replace('  version', '  # \u202a\u202b\u202c\u202d\u202e\u2066\n  version'),
    ],
    ['a module block', `${plain}\nmodule "x" {\n}\n`],
    ['two module blocks', `${plain}\nmodule "x" {\n}\n\nmodule "y" {\n}\n`],
    ['no header', plain.replace(/^(?:#.*\n)+\n?/, '')],
    ['a byte order mark', `\ufeff${plain}`],
    ['Windows line ends', plain.replaceAll('\n', '\r\n')],
    ['no newline at the end', plain.replace(/\n$/, '')],
    ['other spacing', plain.replace('version     =', 'version =').replace('version =', 'version  =')],
    ['hashes in another order', plain.replace(/( {4}"h1:.*\n)( {4}"zh:.*\n)/, '$2$1')],
    ['a hash twice', plain.replace(/( {4}"zh:.*\n)/, '$1$1')],
    ['providers in another order', `${before}\n\n${behind}\n`.replaceAll('hashicorp/aws', 'hashicorp/z')],
    [
      'several things',
      `\ufeff${plain.replace('  version', '  # a\n  version').replace(/( {4}"zh:.*\n)/, '$1$1')}`.replace(
        /\n$/,
        '',
      ),
    ],
  ])('with %s', (_, head) => {
    const judged = reviewTexts({ base: null, head });
    expect(sentencesOf(judged, (rule) => rule === 'not-canonical')).toMatchSnapshot();
  });

  it('in the root of the repository', () => {
    const judged = reviewTexts({ path: '.terraform.lock.hcl', base: null, head: `${plain}# x\n` });
    expect(sentencesOf(judged, (rule) => rule === 'not-canonical')).toMatchSnapshot();
  });
});

describe('the sentences about what cannot be read', () => {
  const file = (text: string | Uint8Array): Content => ({ kind: 'file', bytes: Buffer.from(text) });
  const odd = (what: 'symlink' | 'submodule' | 'directory' | 'lfs-pointer'): Content => ({
    kind: 'not-a-file',
    what,
  });
  const problems = (count: number) =>
    Array.from({ length: count }, (_, at) => `provider "${at}" {\n}\n`).join('\n');
  const contents: readonly (readonly [string, Content])[] = [
    ['a symlink', odd('symlink')],
    ['a submodule', odd('submodule')],
    ['a folder', odd('directory')],
    ['a Git LFS pointer', odd('lfs-pointer')],
    ['too many bytes', { kind: 'too-large', bytes: 12, limit: 10 }],
    ['too many bytes in a run', { kind: 'left-out', of: 'bytes', limit: 10 }],
    ['too many hashes in a run', { kind: 'left-out', of: 'hashes', limit: 10 }],
    ['no text', file(Uint8Array.from([0xff, 0xfe, 0xff]))],
    ['no HCL', file('provider "x" {{{\n')],
    ['a conflict', file(`${plain}<<<<<<< ours\n=======\n>>>>>>> theirs\n`)],
    ['the end of a conflict', file(`${plain}>>>>>>> theirs\n`)],
    ['the middle of a conflict', file(`${plain}=======\n`)],
    ['a block twice', file(plain + plain)],
    ['twenty problems', file(problems(20))],
    ['more problems than are shown', file(problems(40))],
    ['nothing', { kind: 'missing' }],
    ['an honest file', file(plain)],
  ];

  function judged(revision: Partial<LockFileRevision>): string {
    const whole: LockFileRevision = {
      path: 'envs/prod/.terraform.lock.hcl',
      status: 'modified',
      base: file(plain),
      head: file(plain),
      ...revision,
    };
    const files = readFiles({ base: 'a', head: 'b', files: [whole], notices: [] });
    return sentencesOf(
      layOut({ files, changes: [], settings: settings() }),
      (rule) => rule === 'unreadable-lock-file',
    );
  }

  it.each(contents)('at head: %s', (_, head) => {
    expect(judged({ head })).toMatchSnapshot();
    expect(judged({ head, status: 'added', base: { kind: 'missing' } })).toMatchSnapshot();
  });

  it.each(contents)('at base: %s', (_, base) => {
    expect(judged({ base })).toMatchSnapshot();
    expect(judged({ base, status: 'unchanged' })).toBe('');
  });

  it.each([20, 21, 22])('with %i problems', (count) => {
    const text = `${plain}${Array.from({ length: count }, (_, at) => `x${at} = 1\n`).join('')}`;
    const lines = judged({ head: file(text) }).split('\n');
    expect([lines.length, lines.at(-1)?.includes('more problem')]).toMatchSnapshot();
    expect(lines.at(-1)).toMatchSnapshot();
  });
});
