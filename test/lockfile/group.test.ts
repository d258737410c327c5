import { describe, expect, it } from 'vitest';
import { groupChanges } from '../../src/lockfile/group.ts';
import { readLockFile } from '../../src/lockfile/read.ts';
import { soundEntries } from '../../src/subject/subject.ts';
import { entry, file, zh } from './sample.ts';

const aws = (version: string, hashes = [zh('1'), zh('2')]) =>
  entry('registry.terraform.io/hashicorp/aws', version, { hashes });
const gone = entry('registry.terraform.io/hashicorp/gone', '1.0.0', { hashes: [zh('3')] });
const late = entry('registry.terraform.io/hashicorp/late', '1.0.0', { hashes: [zh('4')] });
const nul = (version: string) => entry('registry.terraform.io/hashicorp/null', version);

describe('grouping over files', () => {
  it('lists the same change once, with all its paths', () => {
    const paths = ['é/lock', 'b/lock', 'a/lock'];
    const groups = groupChanges(
      paths.map((path) => ({ path, base: file(aws('5.0.0')), head: file(aws('5.1.0')) })),
    );
    expect(groups.map(({ occurrences }) => occurrences.map(({ path }) => path))).toEqual([
      ['a/lock', 'b/lock', 'é/lock'],
    ]);
    expect(groups[0]?.occurrences[0]?.head?.version).toBe('5.1.0');
  });

  it('ignores the order of the hashes', () => {
    const groups = groupChanges([
      { path: 'a', base: null, head: file(aws('5.0.0')) },
      { path: 'b', base: null, head: file(aws('5.0.0', [zh('2'), zh('1')])) },
    ]);
    expect(groups).toHaveLength(1);
  });

  it.each([
    ['from another version', file(aws('4.0.0')), file(aws('5.1.0'))],
    ['with another hash', file(aws('5.0.0')), file(aws('5.1.0', [zh('1'), zh('3')]))],
    ['of a new file', null, file(aws('5.1.0'))],
  ])('keeps a change %s separate', (_, base, head) => {
    const first = { path: 'a', base: file(aws('5.0.0')), head: file(aws('5.1.0')) };
    expect(groupChanges([first, { path: 'b', base, head }])).toHaveLength(2);
  });

  it('keeps a change that differs only in one hash separate, so that no hash is judged by its neighbour', () => {
    const head = (last: string) => file(aws('5.0.0', [zh('1'), zh(last)]));
    const groups = groupChanges([
      { path: 'a', base: null, head: head('2') },
      { path: 'b', base: null, head: head('3') },
    ]);
    expect(
      groups.map(({ change, occurrences }) => [change.hashes.at(-1)?.hash, occurrences[0]?.path]),
    ).toEqual([
      [zh('2'), 'a'],
      [zh('3'), 'b'],
    ]);
    const changed = (from: string, to: string) => ({
      base: file(aws('5.0.0', [zh(from)])),
      head: file(aws('5.0.0', [zh(to)])),
    });
    const swapped = groupChanges([
      { path: 'a', ...changed('1', '2') },
      { path: 'b', ...changed('2', '1') },
    ]);
    expect(swapped).toHaveLength(2);
  });

  it('marks every entry as format-only if only the bytes differ and no value does', () => {
    const same = {
      path: 'a',
      base: file(aws('5.0.0'), nul('1.0.0')),
      head: file(aws('5.0.0'), nul('1.0.0')),
    };
    expect(groupChanges([same])).toEqual([]);
    expect(groupChanges([{ ...same, rewritten: true }]).map(({ change }) => change.kinds)).toEqual([
      ['format-only'],
      ['format-only'],
    ]);
    const changed = { ...same, head: file(aws('5.1.0'), nul('1.0.0')), rewritten: true };
    expect(groupChanges([changed]).map(({ change }) => change.kinds)).toEqual([['version-upgraded']]);
  });

  it('has the same order for any order of the files', () => {
    const files = [
      { path: 'b', base: null, head: file(nul('1.0.0'), aws('5.0.0')) },
      { path: 'a', base: file(aws('4.0.0')), head: file(aws('5.0.0')) },
    ];
    expect(groupChanges(files)).toEqual(groupChanges(files.toReversed()));
    expect(
      groupChanges(files).map(({ change, occurrences }) => [change.provider.slice(-4), occurrences[0]?.path]),
    ).toEqual([
      ['/aws', 'a'],
      ['/aws', 'b'],
      ['null', 'b'],
    ]);
  });

  it('lists unchanged entries only on request', () => {
    const files = [{ path: 'a', base: file(aws('5.0.0')), head: file(aws('5.0.0')) }];
    expect(groupChanges(files)).toEqual([]);
    const audited = files.map((file) => ({ ...file, whole: true }));
    expect(groupChanges(audited).map(({ change }) => change.kinds)).toEqual([[]]);
    const [one, whole] = [files[0], { ...files[0], path: 'b', whole: true }];
    const groups = groupChanges([one, whole].filter((each) => each !== undefined) as typeof files);
    expect(groups.map(({ occurrences }) => occurrences.map(({ path }) => path))).toEqual([['b']]);
    expect(groupChanges([{ path: 'a', base: null, head: null, whole: false }])).toEqual([]);
  });

  it('is in Terraform’s order of the providers, even where the first file has them in another', () => {
    const change = (...entries: ReturnType<typeof entry>[]) => ({ base: null, head: file(...entries) });
    const groups = groupChanges([
      { path: 'a', ...change(nul('1.0.0')) },
      { path: 'b', ...change(aws('5.0.0')) },
    ]);
    expect(groups.map(({ change }) => change.provider.slice(-3))).toEqual(['aws', 'ull']);
  });

  it('compares an entry of a base with errors only if it was read whole, and calls no other new', () => {
    const groups = groupChanges([
      {
        path: 'a',
        base: file(aws('5.0.0'), nul('1.0.0'), gone),
        head: file(aws('5.1.0'), nul('1.1.0'), late),
        readAtBase: new Set([aws('5.0.0').address, gone.address]),
        whole: true,
      },
    ]);
    const told = groups.map(({ change: { provider, kinds, from, hashes } }) => ({
      name: provider.split('/')[2],
      kinds,
      from: from?.version ?? null,
      statuses: [...new Set(hashes.map(({ status }) => status))],
    }));
    expect(told).toEqual([
      { name: 'aws', kinds: ['version-upgraded'], from: '5.0.0', statuses: ['kept'] },
      { name: 'gone', kinds: ['provider-removed'], from: '1.0.0', statuses: ['removed'] },
      { name: 'late', kinds: [], from: null, statuses: ['kept'] },
      { name: 'null', kinds: [], from: null, statuses: ['kept'] },
    ]);
  });
});

describe('the entries of a file with errors', () => {
  const text = (line: string) => `
provider "registry.terraform.io/hashicorp/aws" {
  version = "5.0.0"
}

provider "registry.terraform.io/hashicorp/null" {
  version = "1.0.0"
  ${line}
}

provider "registry.terraform.io/hashicorp/time" {
  version = "1.0.0"
}
`;

  it.each([
    ['without an error all were read whole', '', ['aws', 'null', 'time']],
    ['an error inside one makes that one doubtful', 'hashes = ["zh:1", nothing]', ['aws', 'time']],
  ])('%s', (_name, line, expected) => {
    const names = [...soundEntries(readLockFile(text(line)))].map((address) => address.split('/')[2]);
    expect(names).toEqual(expected);
  });
});
