import { describe, expect, it } from 'vitest';
import { type Command, commandIn, deleteAt, restore } from '../../src/finding/fix.ts';
import { plainText } from '../../src/finding/sentence.ts';
import { groupFindings } from '../../src/report/finding-group.ts';
import { remedyOf, remedySentence } from '../../src/report/remedy.ts';
import type { ReportedFinding } from '../../src/report/report.ts';

function finding(facts: Partial<ReportedFinding>): ReportedFinding {
  const said = facts.said ?? [facts.message ?? 'It is so.'];
  return {
    ...{ rule: 'not-canonical', severity: 'warning', provider: null, hash: null, path: 'a', line: 1 },
    ...{ cause: 'one', fix: [], message: plainText(said), remedy: '', said },
    ...facts,
  };
}

function told(findings: readonly ReportedFinding[]) {
  return groupFindings(findings).map(({ statements }) =>
    statements.map(
      ({ said, places }) =>
        `${plainText(said)} ${places.map(({ path, line }) => `${path}:${line}`).join(' ')}`,
    ),
  );
}

describe('findings of one cause', () => {
  const gist = ['Both are so.'];

  it('share their gist, with one place in each file', () => {
    const findings = [
      finding({ path: 'a', line: 3, message: 'Line 3 is so.', gist }),
      finding({ path: 'a', line: 7, message: 'Line 7 is so.', gist }),
      finding({ path: 'b', line: 5, message: 'Line 5 is so.', gist }),
    ];
    expect(told(findings)).toEqual([['Both are so. a:3 b:5']]);
  });

  it('say their messages where there is no gist, each with all its places', () => {
    const findings = [
      finding({ path: 'a', line: 3 }),
      finding({ path: 'a', line: 7 }),
      finding({ path: 'b', line: 5, message: 'It is otherwise.' }),
    ];
    expect(told(findings)).toEqual([['It is so. a:3 a:7', 'It is otherwise. b:5']]);
  });

  it('one alone says its message, which has the details', () => {
    const [first, second] = [
      finding({ message: 'Line 3 is so.', gist }),
      finding({ message: 'It is otherwise.', gist, cause: 'two' }),
    ];
    expect(told([first, second])).toEqual([['Line 3 is so. a:1'], ['It is otherwise. a:1']]);
  });

  it('delete lines of a file from its bottom up, and other steps say that their lines are the old ones', () => {
    const at = (rule: string, line: number) =>
      finding({ rule, line, cause: `${line}`, fix: [deleteAt('hash', 'a', line)] });
    const rules = [{ slug: 'unproven-hash' }, { slug: 'not-required' }];
    const remark = 'The line numbers are those before any other edit.';
    const told = (findings: readonly ReportedFinding[]) =>
      groupFindings(findings, rules).map((group) => [group.statements[0]?.places[0]?.line, group.remark]);
    const deletions = [at('unproven-hash', 8), at('unproven-hash', 23), at('not-required', 30)];
    expect(told(deletions)).toEqual([
      [23, undefined],
      [8, undefined],
      [30, remark],
    ]);
    // A command may move every line of its file, and none of another.
    const command = finding({ rule: 'unproven-hash', line: 9, fix: [{ do: 'run', commands: [lock('')] }] });
    expect(told([command, at('not-required', 3)])).toEqual([
      [9, undefined],
      [3, remark],
    ]);
    expect(told([{ ...command, path: 'b' }, at('not-required', 3)])).toEqual([
      [9, undefined],
      [3, undefined],
    ]);
  });
});

const lock = (folder: string, ...platforms: readonly string[]): Command => ({
  ...commandIn(`${folder}/x`, 'terraform', 'providers lock', platforms),
  providers: ['registry.terraform.io/acme/x'],
});

it.each([
  ['hashes-cleared', ['OS_ARCH'], 'lockproof lock p', true],
  ['missing-from-lock', ['OS_ARCH'], 'terraform -chdir=p providers lock acme/x && lockproof lock p', true],
  ['platform-lost', ['OS_ARCH', 'a_b'], 'lockproof lock --platform OS_ARCH --platform a_b p', false],
  ['platform-lost', ['a_b'], 'lockproof lock --platform a_b p', false],
  ['missing-from-lock', ['a_b'], null, false],
])(
  '%s for %j may be repaired by %s, %s: with the platforms of other entries',
  (rule, platforms, one, takes) => {
    const fix = [{ do: 'run', commands: [lock('p', ...platforms)] }] as const;
    const [remedy] = groupFindings([finding({ rule, fix })])[0]?.remedies ?? [];
    expect([remedy?.lock, remedy?.takes !== '']).toEqual([one, takes]);
  },
);

it('files are restored before the one command that repairs them all', () => {
  const fixOf = (path: string) =>
    [
      { ...restore('file', path), commit: '0'.repeat(40) },
      { do: 'run', commands: [lock(path, 'OS_ARCH')] },
    ] as const;
  const cleared = ['p', 'q'].map((path) => finding({ rule: 'hashes-cleared', path, fix: fixOf(path) }));
  expect(groupFindings(cleared)[0]?.remedies).toMatchObject([
    {
      prose: `Restore the files from the base branch (\`git checkout ${'0'.repeat(40)} -- p q\`), then run this once at the root of the repository, and commit the lock files, with a "--platform OS_ARCH" for each platform that you use:`,
      lock: 'lockproof lock --platform OS_ARCH p q',
      commands: ['p', 'q'].map((at) => `terraform -chdir=${at} providers lock -platform=OS_ARCH acme/x`),
    },
  ]);
});

it('a folder whose name a program would read as an option is a path in commands (T100)', () => {
  const move = { do: 'move', from: '-f/x', to: 'app/x' } as const;
  const told = remedyOf([move, { do: 'run', commands: [lock('--prune'), lock('a-b')] }], undefined, true);
  expect([told.commands[0], told.lock]).toEqual(['git mv ./-f/x app/x', 'lockproof lock ./--prune a-b']);
  // In a shallow clone git fails, and the file must stay as it is.
  const moved = { ...restore('file', 'app/x'), commit: '0'.repeat(40), from: '-f/x' } as const;
  expect(remedyOf([moved]).commands).toEqual([
    `git checkout ${moved.commit} -- ./-f/x && git mv -f ./-f/x app/x`,
  ]);
});

it('a folder whose name is in no command is named, and each command has a place for platforms', () => {
  const commands = [lock('a b', 'OS_ARCH'), lock('o$neil', 'OS_ARCH'), lock('c')];
  expect(remedySentence([{ do: 'run', commands }])).toBe(
    `Run, and the same in o$neil, with a "-platform=OS_ARCH" for each platform that you use: terraform -chdir='a b' providers lock -platform=OS_ARCH acme/x; terraform -chdir=c providers lock -platform=OS_ARCH acme/x`,
  );
});
