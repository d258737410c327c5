import { describe, expect, it } from 'vitest';
import { plainText } from '../../src/finding/sentence.ts';
import { groupFindings } from '../../src/report/finding-group.ts';
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
});
