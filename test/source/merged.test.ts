import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { headerOf, printProvider } from '../../src/lockfile/lock-file.ts';
import { withMerge, withoutMerge } from '../../src/source/merged.ts';
import type { LockFileRevision, Snapshot } from '../../src/source/source.ts';
import { type Content, fileContent } from '../../src/source/tree.ts';

/** The version of each provider; the rest of an entry follows from it. */
type Versions = Readonly<Record<string, string>>;

function lockFile(versions: Versions): string {
  const entries = Object.entries(versions).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const blocks = entries.map(([type, version]) =>
    printProvider({
      address: `registry.terraform.io/acme/${type}`,
      version,
      constraints: null,
      hashes: [`zh:${Buffer.from(version).toString('hex').padEnd(64, '0')}`],
    }),
  );
  return headerOf('terraform') + blocks.join('');
}

const path = '.terraform.lock.hcl';

function content(text: string | null): Content {
  return text === null ? { kind: 'missing' } : fileContent(Buffer.from(text));
}

function revision(base: string | null, head: string | null): LockFileRevision {
  return { path, status: 'modified', base: content(base), head: content(head) };
}

function snapshotOf(files: readonly LockFileRevision[]): Snapshot {
  return { base: 'b', head: 'h', files, notices: [] };
}

const [one, two] = ['1.0.0', '2.0.0'];

interface Case {
  readonly what: string;
  /** Merge base and head; `null`: the comparison does not show the file. */
  readonly compared: readonly [Versions, Versions] | null;
  /** Base branch and merge commit. */
  readonly merge: readonly [Versions, Versions];
  readonly isBrought: boolean;
}

const cases: readonly Case[] = [
  {
    what: 'the base branch did not change the file',
    compared: [{ a: one }, { a: two }],
    merge: [{ a: one }, { a: two }],
    isBrought: false,
  },
  {
    what: 'the base branch upgraded another provider',
    compared: [
      { a: one, b: one },
      { a: two, b: one },
    ],
    merge: [
      { a: one, b: two },
      { a: two, b: two },
    ],
    isBrought: false,
  },
  {
    what: 'the pull request removed an entry and the base branch added one',
    compared: [{ a: one, b: one }, { a: one }],
    merge: [
      { a: one, b: one, c: one },
      { a: one, c: one },
    ],
    isBrought: false,
  },
  {
    what: 'the comparison does not show the file, and the merge changes it',
    compared: null,
    merge: [{ a: one }, { a: two }],
    isBrought: true,
  },
  {
    what: 'the merge takes from head an entry that the comparison takes for unchanged',
    compared: [
      { a: two, b: one },
      { a: two, b: two },
    ],
    merge: [
      { a: one, b: one },
      { a: two, b: two },
    ],
    isBrought: true,
  },
  {
    what: 'the merge has an entry that neither side has',
    compared: [{ a: one }, { a: two }],
    merge: [{ a: one }, { a: '3.0.0' }],
    isBrought: true,
  },
  {
    what: 'the merge takes out an entry that the pull request has',
    compared: [
      { a: one, b: one },
      { a: two, b: one },
    ],
    merge: [{ a: one, b: one }, { a: two }],
    isBrought: true,
  },
];

describe('what a merge brings to a lock file is under review', () => {
  it.for(cases)('$what: $isBrought', ({ compared, merge, isBrought }) => {
    const known = compared === null ? [] : [revision(lockFile(compared[0]), lockFile(compared[1]))];
    const given = snapshotOf(known);
    const [before, merged] = merge.map(lockFile);
    const seen = withMerge(given, snapshotOf([revision(before ?? '', merged ?? '')]));
    if (!isBrought) return expect(seen).toBe(given);
    expect(seen.files.map(({ base, head, merged: isMerged }) => [base, head, isMerged])).toEqual([
      [content(before ?? ''), content(merged ?? ''), true],
    ]);
    expect(seen.notices).toEqual([
      'The merge changes ".terraform.lock.hcl" otherwise than the pull request itself, so the merged content is compared with the base branch.',
    ]);
  });

  it('whatever the sides hold, an entry of the merge that nobody proved is in a file under review (T69)', () => {
    const versions = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.constantFrom(one, two, '3.0.0'));
    fc.assert(
      fc.property(versions, versions, versions, versions, (base, head, branch, merged) => {
        const compared = snapshotOf([revision(lockFile(base), lockFile(head))]);
        const seen = withMerge(compared, snapshotOf([revision(lockFile(branch), lockFile(merged))]));
        if (seen !== compared) return;
        for (const [type, version] of Object.entries(merged))
          expect([branch[type], ...(base[type] === head[type] ? [] : [head[type]])]).toContain(version);
        for (const type of Object.keys(branch))
          expect(type in merged || (type in base && !(type in head))).toBe(true);
      }),
    );
  });
});

describe('what a merge may bring', () => {
  const whole = (files: readonly LockFileRevision[], branch: readonly LockFileRevision[]) => {
    const given = snapshotOf(files);
    const seen = withoutMerge(given, snapshotOf(branch));
    return { seen, isSame: seen === given };
  };
  const at = (name: string, base: string | null, head: string | null): LockFileRevision => ({
    ...revision(base, head),
    path: name,
  });
  const [before, now] = [lockFile({ a: one }), lockFile({ a: two })];

  it('where it is not known is every entry of a file that the comparison does not show', () => {
    const { seen } = whole([at('b', before, before)], [at('a', before, now)]);
    expect(seen.files).toEqual([
      { ...at('a', now, now), status: 'unchanged', whole: true },
      at('b', before, before),
    ]);
    expect(seen.notices).toEqual([]);
  });

  it('where it is not known is every entry of a file that it shows in part', () => {
    const { seen } = whole([at('z', now, now), at('a', now, now)], [at('a', before, now)]);
    expect(seen.files).toEqual([{ ...at('a', now, now), whole: true }, at('z', now, now)]);
  });

  it.each<[string, readonly LockFileRevision[], readonly LockFileRevision[]]>([
    ['of a file that it shows', [at('a', before, now)], [at('a', before, now)]],
    ['of a file that head does not have', [], [at('a', before, null)]],
    ['of a file that stays as it is', [], [at('a', before, before)]],
    ['where there is no file', [at('a', before, now)], []],
  ])('is nothing more: %s', (_, files, branch) => {
    expect(whole(files, branch).isSame).toBe(true);
  });

  it('is under review whole where the merge says so', () => {
    const covered = at('a', before, now);
    const given = snapshotOf([covered]);
    expect(withMerge(given, snapshotOf([covered]))).toBe(given);
    const wanted = withMerge(given, snapshotOf([{ ...covered, whole: true }]));
    expect(wanted.files).toEqual([{ ...covered, whole: true, merged: true }]);
    const known = snapshotOf([{ ...covered, whole: true }]);
    expect(withMerge(known, snapshotOf([{ ...covered, whole: true }]))).toBe(known);
    const kept = withMerge(known, snapshotOf([at('a', before, lockFile({ a: '3.0.0' }))]));
    expect(kept.files).toMatchObject([{ path: 'a', whole: true, merged: true }]);
  });

  it.each<[string, Content, Content, boolean]>([
    [
      'the same link on both sides',
      { kind: 'not-a-file', what: 'symlink' },
      { kind: 'not-a-file', what: 'symlink' },
      true,
    ],
    ['a file that Terraform would not write', content('# x'), content('# y'), true],
    ['the same odd file as the comparison', content(before), content('# odd'), false],
    ['nothing at all', { kind: 'missing' }, { kind: 'missing' }, false],
  ])('is under review where it cannot be compared: %s', (_, base, head, isBrought) => {
    const file: LockFileRevision = { path: 'a', status: 'modified', base, head };
    const given = snapshotOf(isBrought ? [] : [file]);
    expect(withMerge(given, snapshotOf([file])) !== given).toBe(isBrought);
  });

  const link: Content = { kind: 'not-a-file', what: 'symlink' };
  const file: Content = content(now);
  const other: Content = content(lockFile({ a: '3.0.0' }));
  const none: Content = { kind: 'missing' };
  it.each<[string, readonly [Content, Content] | null, readonly [Content, Content], boolean]>([
    ['a base that is no file', [content(before), file], [link, file], true],
    ['a merge that is no file', [content(before), file], [content(before), link], true],
    ['a comparison whose base is no file', [link, file], [content(before), other], true],
    ['a comparison whose head is no file', [content(before), link], [content(before), other], true],
    ['a new link in both', [none, link], [none, link], true],
    [
      'a new file that is none of Terraform in both',
      [none, content('# odd')],
      [none, content('# odd')],
      false,
    ],
    [
      'such a file that was another one',
      [content('# old'), content('# odd')],
      [none, content('# odd')],
      true,
    ],
    ['a new link where there was another', [none, link], [link, link], true],
    ['a link that was new in the comparison', [link, link], [none, link], true],
    ['a new file with other bytes and the same entries', [none, file], [none, content(`${now}\n`)], true],
    [
      'a new file by another tool with the same entries',
      [none, file],
      [none, content(now.replace(headerOf('terraform'), headerOf('tofu')))],
      false,
    ],
  ])('is under review or not: %s', (_, compared, merge, isBrought) => {
    const of = ([base, head]: readonly [Content, Content]): LockFileRevision => ({
      path: 'a',
      status: 'modified',
      base,
      head,
    });
    const given = snapshotOf(compared === null ? [] : [of(compared)]);
    expect(withMerge(given, snapshotOf([of(merge)])) !== given).toBe(isBrought);
  });

  it('is told with the first file and the number of the others, sorted', () => {
    const files = ['c', 'a', 'b'].map((name) => at(name, before, now));
    const notice = (count: number) => {
      const seen = withMerge(
        { ...snapshotOf([at('z', before, now)]), notices: ['first'] },
        snapshotOf(files.slice(0, count)),
      );
      expect(seen.files.map(({ path: each }) => each)).toEqual(
        [...['c', 'a', 'b'].slice(0, count), 'z'].toSorted(),
      );
      expect(seen.notices[0]).toBe('first');
      return seen.notices[1];
    };
    expect(notice(1)).toContain('"c" otherwise');
    expect(notice(2)).toContain('"c" and 1 more lock file otherwise');
    expect(notice(3)).toContain('"c" and 2 more lock files otherwise');
  });
});
