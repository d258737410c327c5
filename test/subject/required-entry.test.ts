import { describe, expect, it } from 'vitest';
import type { Configuration, Requirement, Unseen } from '../../src/configuration/configuration.ts';
import type { LockFile } from '../../src/lockfile/lock-file.ts';
import {
  addressesOf,
  addressIn,
  configuredFiles,
  entriesFor,
  isNewlyRequired,
  isOfThisChange,
  isRequired,
  placeOf,
  readingFor,
  requiresUnlocked,
  unlockedIn,
  unseenNames,
  unseenWords,
} from '../../src/subject/required-entry.ts';
import type { ReviewedFile } from '../../src/subject/subject.ts';
import { locked } from '../support/review-builders.ts';

const terraform = 'registry.terraform.io/acme/one';
const tofu = 'registry.opentofu.org/acme/one';
const elsewhere = 'registry.example.com/acme/one';
const otherTofu = 'registry.opentofu.org/acme/two';

function requirement(address: string, hostImplied = false): Requirement {
  return { address, hostImplied, localNames: ['one'], constraints: [], places: [] };
}

function configuration(...requirements: readonly Requirement[]): Configuration {
  return { requirements, unseen: [], problems: [] };
}

function lockFile(...addresses: readonly string[]): LockFile {
  return { providers: addresses.map((address) => locked('1.0.0', [], { address })) };
}

const fileOf = (
  base: LockFile | null,
  head: LockFile | null,
  more: Partial<ReviewedFile> = {},
): ReviewedFile => {
  const content = (side: LockFile | null) =>
    side === null ? ({ kind: 'missing' } as const) : ({ kind: 'file', bytes: Buffer.of() } as const);
  const reading = (side: LockFile | null) =>
    side === null ? null : { lockFile: side, problems: [], canonical: true };
  return {
    revision: { path: 'a', status: 'modified', base: content(base), head: content(head) },
    base: reading(base),
    head: reading(head),
    ...more,
  };
};

describe('the address of a requirement', () => {
  it('is also that of OpenTofu where no registry is named', () => {
    expect(addressesOf(requirement(terraform))).toEqual([terraform]);
    expect(addressesOf(requirement(terraform, true))).toEqual([terraform, tofu]);
    expect(addressesOf(requirement(elsewhere, true))).toEqual([elsewhere]);
  });

  it.each([
    ['Terraform', lockFile(), false, terraform],
    ['OpenTofu, by an entry of it', lockFile(otherTofu), false, tofu],
    ['OpenTofu, by its header', { ...lockFile(), tool: 'tofu' as const }, false, tofu],
    ['Terraform, by its header', { ...lockFile(), tool: 'terraform' as const }, false, terraform],
    ['OpenTofu, where the registry is named', lockFile(otherTofu), true, terraform],
  ])('in a lock file of %s', (_, lock, named, expected) => {
    expect(addressIn(lock as LockFile, requirement(terraform, !named))).toBe(expected);
  });

  it('meets the entries of either registry, and nothing else', () => {
    const lock = lockFile(terraform, tofu, elsewhere);
    const met = (one: Requirement) => entriesFor(one, lock).map(({ address }) => address);
    expect(met(requirement(terraform, true))).toEqual([terraform, tofu]);
    expect(met(requirement(terraform))).toEqual([terraform]);
    const required = (address: string, one: Requirement) =>
      isRequired(locked('1.0.0', [], { address }), configuration(requirement(elsewhere), one));
    expect(required(tofu, requirement(terraform, true))).toBe(true);
    expect(required(tofu, requirement(terraform))).toBe(false);
    expect(required(elsewhere, requirement(terraform))).toBe(true);
  });
});

describe('the configuration of a lock file', () => {
  const ofTofu = requirement(tofu);
  const ofTerraform = requirement(terraform);
  const both: Configuration = {
    ...configuration(ofTofu),
    unseen: [{ kind: 'generator', path: 'tofu' }],
    problems: [{ path: 'tofu', line: null, detail: 'x' }],
    asTerraform: {
      ...configuration(ofTerraform),
      unseen: [{ kind: 'generator', path: 'terraform' }],
      problems: [{ path: 'terraform', line: null, detail: 'x' }],
    },
  };
  const read = (...addresses: readonly string[]) => {
    const { requirements, unseen, problems, asTerraform } = readingFor(lockFile(...addresses), both);
    expect(asTerraform).toBeUndefined();
    const paths = (all: readonly object[]) => all.map((each) => ('path' in each ? each.path : null));
    return [requirements.map(({ address }) => address), paths(unseen), paths(problems)];
  };
  const merged = [
    [tofu, terraform],
    ['tofu', 'terraform'],
    ['tofu', 'terraform'],
  ];

  it('is that of the tool whose registry its entries name', () => {
    expect(read(otherTofu)).toEqual([[tofu], ['tofu'], ['tofu']]);
    expect(read(terraform)).toEqual([[terraform], ['terraform'], ['terraform']]);
    expect(read(otherTofu, elsewhere)).toEqual([[tofu], ['tofu'], ['tofu']]);
  });

  it('is that of both where they do not tell', () => {
    expect(read()).toEqual(merged);
    expect(read(elsewhere)).toEqual(merged);
    expect(read(tofu, terraform)).toEqual(merged);
    expect(read('registry.terraform.iox/a/b')).toEqual(merged);
  });

  it('is the one that there is', () => {
    const one = configuration(ofTofu);
    expect(readingFor(lockFile(terraform), one)).toEqual(one);
  });

  it('counts where the lock file has no error', () => {
    const file = fileOf(null, lockFile(terraform), { configuration: configuration() });
    const count = (more: Partial<ReviewedFile>) => configuredFiles({ files: [{ ...file, ...more }] }).length;
    const problems = (severity: 'error' | 'warning') =>
      ({ head: { lockFile: lockFile(), problems: [{ severity }], canonical: false } }) as never;
    expect(count({})).toBe(1);
    expect(count(problems('warning'))).toBe(1);
    expect(count(problems('error'))).toBe(0);
    expect(count({ head: null })).toBe(0);
    expect(count({ head: { lockFile: null, problems: [], canonical: false } })).toBe(0);
    expect(count({ configuration: null })).toBe(0);
    const { configuration: _, ...without } = file;
    expect(configuredFiles({ files: [without] })).toEqual([]);
  });
});

describe('an entry that is missing', () => {
  const wanted = requirement(terraform, true);
  const ofFile = (file: ReviewedFile) => {
    const [configured] = configuredFiles({ files: [{ configuration: configuration(wanted), ...file }] });
    if (configured === undefined) throw new Error('not configured');
    return configured;
  };

  it.each<[string, ReviewedFile, boolean]>([
    ['on both sides', fileOf(lockFile(elsewhere), lockFile(elsewhere)), false],
    ['on neither side', fileOf(lockFile(terraform), lockFile(terraform)), false],
    ['at head', fileOf(lockFile(tofu), lockFile(elsewhere)), true],
    ['at base', fileOf(lockFile(elsewhere), lockFile(tofu)), true],
    ['from a new file', fileOf(null, lockFile(elsewhere)), true],
    [
      'from a file in an audit',
      fileOf(lockFile(), lockFile(), {
        revision: {
          path: 'a',
          status: 'unchanged',
          base: { kind: 'file', bytes: Buffer.of() },
          head: { kind: 'file', bytes: Buffer.of() },
        },
      }),
      true,
    ],
  ])('%s is of this change: %s', (_, file, expected) => {
    expect(isOfThisChange(ofFile(file), [terraform, tofu])).toBe(expected);
  });

  it('on both sides makes a look at the base necessary', () => {
    const of = (base: LockFile | null, head: LockFile) =>
      requiresUnlocked({ configuration: configuration(wanted), ...fileOf(base, head) });
    expect(of(lockFile(elsewhere), lockFile(elsewhere))).toBe(true);
    expect(of(lockFile(tofu), lockFile(tofu))).toBe(false);
    expect(of(lockFile(tofu), lockFile(elsewhere))).toBe(false);
    expect(of(null, lockFile(elsewhere))).toBe(false);
    expect(unlockedIn(ofFile(fileOf(null, lockFile(tofu))))).toEqual([]);
    expect(unlockedIn(ofFile(fileOf(null, lockFile(elsewhere))))).toEqual([wanted]);
  });

  it.each<[string, Configuration | null | undefined, boolean]>([
    ['is not known', undefined, false],
    ['was not read', null, false],
    ['required nothing', configuration(), true],
    ['required it', configuration(wanted), false],
    ['required it of one registry', configuration(requirement(tofu)), false],
    ['required something else', configuration(requirement(elsewhere)), true],
    [
      'required it for Terraform',
      { ...configuration(), asTerraform: configuration(requirement(terraform)) },
      false,
    ],
    ['required it for OpenTofu', { ...configuration(wanted), asTerraform: configuration() }, false],
  ])('where the configuration before %s is newly required: %s', (_, before, expected) => {
    const file = fileOf(null, lockFile(), before === undefined ? {} : { configurationBefore: before });
    expect(isNewlyRequired(ofFile(file), wanted)).toBe(expected);
  });
});

it('a requirement that names its registry now is not new where it named none', () => {
  const file = fileOf(null, lockFile(), { configurationBefore: configuration(requirement(terraform, true)) });
  const [configured] = configuredFiles({ files: [{ ...file, configuration: configuration() }] });
  expect(configured && isNewlyRequired(configured, requirement(terraform))).toBe(false);
});

describe('the words for what cannot be seen', () => {
  const call = { name: 'm', source: './m', path: 'main.tf', line: 1 };

  it.each<[Unseen, string]>([
    [{ kind: 'remote-module', ...call }, 'the module "m" from ./m (not in this repository)'],
    [{ kind: 'local-module', ...call }, 'the module "m" at ./m (not found)'],
    [{ kind: 'deep-module', ...call }, 'the module "m" at ./m (more than 20 calls deep, not read)'],
    [{ kind: 'unreadable-file', path: 'a.tf', reason: 'x' }, 'the blocks of a.tf (unreadable)'],
    [
      { kind: 'unclear-entry', localName: 'x', path: 'a.tf', line: 3 },
      'the entry "x" of required_providers (a.tf:3)',
    ],
    [{ kind: 'generator', path: 'terragrunt.hcl' }, 'the files that terragrunt.hcl generates'],
  ])('name it', (unseen, expected) => {
    expect(unseenNames([unseen])).toBe(expected);
    expect(unseenNames([unseen, unseen, unseen])).toBe(`${expected}, 2 more that cannot be seen`);
    expect(unseenWords([unseen])).toBe(`${expected} or the state`);
  });

  it('name the state where there is nothing else', () => {
    expect(unseenNames([])).toBe('');
    expect(unseenWords([])).toBe('the state');
  });

  it('name a place', () => {
    expect(placeOf([])).toBe('');
    expect(placeOf([{ path: 'a.tf', line: null }, call])).toBe(' (a.tf)');
    expect(placeOf([call, { path: 'a.tf', line: null }])).toBe(' (main.tf:1)');
  });
});
