import { describe, expect, it } from 'vitest';
import {
  addressesOf,
  addressIn,
  configuredFiles,
  entriesFor,
  missingFrom,
  requirementsFor,
  unseenNames,
} from '../../../src/extensions/configuration/required-entry.ts';
import type {
  Configuration,
  Requirement,
} from '../../../src/extensions/configuration/requirements/configuration.ts';
import type { LockFile } from '../../../src/lockfile/lock-file.ts';
import type { ReviewedFile } from '../../../src/subject/subject.ts';
import { locked } from '../../support/review-builders.ts';

const terraform = 'registry.terraform.io/acme/one';
const tofu = 'registry.opentofu.org/acme/one';
const elsewhere = 'registry.example.com/acme/one';
const otherTofu = 'registry.opentofu.org/acme/two';

function requirement(address: string, hostImplied = false): Requirement {
  return { address, hostImplied, localNames: ['one'], constraints: [], places: [] };
}

function configuration(...requirements: readonly Requirement[]): Configuration {
  return { requirements, unseen: [] };
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
      requirementsFor(locked('1.0.0', [], { address }), configuration(requirement(elsewhere), one)).length >
      0;
    expect(required(tofu, requirement(terraform, true))).toBe(true);
    expect(required(tofu, requirement(terraform))).toBe(false);
    expect(required(elsewhere, requirement(terraform))).toBe(true);
  });
});

describe('a requirement without an entry', () => {
  const wanted = requirement(terraform, true);
  const missing = (file: ReviewedFile) => {
    const [configured] = configuredFiles([{ configuration: configuration(wanted), ...file }]);
    if (configured === undefined) throw new Error('not configured');
    return missingFrom(configured).length > 0;
  };
  const content = { kind: 'file', bytes: Buffer.of() } as const;
  const unchanged = { path: 'a', status: 'unchanged', base: content, head: content } as const;
  const [lacking, audited] = [lockFile(elsewhere), { revision: unchanged }];
  const nothing = { configurationBefore: configuration() };

  it.each<[string, ReviewedFile, boolean]>([
    ['in a new file', fileOf(null, lacking), true],
    ['in a new file that has it', fileOf(null, lockFile(tofu)), false],
    ['in a file in an audit', fileOf(lacking, lacking, audited), true],
    ['in a file that stays, where it is new', fileOf(lacking, lacking, { ...audited, ...nothing }), true],
    [
      'in a file that stays, where nobody knows whether it is new',
      fileOf(lacking, lacking, { ...audited, configurationBefore: null }),
      false,
    ],
    ['that is new', fileOf(lacking, lacking, nothing), true],
    ['that is new, and the entry went', fileOf(lockFile(tofu), lacking, nothing), false],
    ['that is new, and the entry is there', fileOf(lacking, lockFile(terraform), nothing), false],
  ])('%s is told: %s', (_, file, expected) => {
    expect(missing(file)).toBe(expected);
  });

  it.each<[string, Configuration | null | undefined, boolean]>([
    ['is not known', undefined, false],
    ['was not read', null, false],
    ['required nothing', configuration(), true],
    ['required it', configuration(wanted), false],
    ['required it of one registry', configuration(requirement(tofu)), false],
    ['required something else', configuration(requirement(elsewhere)), true],
  ])('where the configuration before %s is told: %s', (_, before, expected) => {
    const past = before === undefined ? {} : { configurationBefore: before };
    expect(missing(fileOf(lacking, lacking, past))).toBe(expected);
  });

  it('that names its registry now is not new where it named none', () => {
    const past = { configurationBefore: configuration(requirement(terraform, true)) };
    const file = fileOf(lacking, lacking, { ...past, configuration: configuration(requirement(terraform)) });
    expect(missing(file)).toBe(false);
  });
});

it('the words for what cannot be seen', () => {
  const part = { kind: 'file', what: 'the blocks of a.tf (unreadable)', path: 'a.tf', line: null } as const;
  expect(unseenNames([])).toBe('');
  expect(unseenNames([part])).toBe(part.what);
  expect(unseenNames([part, part, part])).toBe(`${part.what} and 2 more that cannot be seen`);
});
