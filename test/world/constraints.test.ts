import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  formatVersionConstraints,
  parseVersionConstraints,
  versionSatisfies,
} from '../../src/version/constraints.ts';
import { parseVersion, VersionError } from '../../src/version/version.ts';

interface Row {
  readonly input: string;
  readonly expected?: unknown;
  readonly error?: string;
  readonly canonical?: string;
  readonly constraint: string;
  readonly version: string;
  readonly has: boolean;
  readonly matches: readonly string[];
  readonly rejects: readonly string[];
  readonly accepted: boolean;
  readonly diagnostics: readonly string[];
}

const file = join(
  process.env.LOCKPROOF_SHARED ?? resolve(import.meta.dirname, '../../../shared'),
  'vectors/constraints.json',
);
const present = existsSync(file);
if (!present) {
  console.log(`skipped: ${file} is not here`);
}

/** The names of our operators in go-versions. */
const operators = new Map([
  ['OpEqual', '='],
  ['OpNotEqual', '!='],
  ['OpGreaterThan', '>'],
  ['OpGreaterThanOrEqual', '>='],
  ['OpGreaterThanOrEqualPatchOnly', '~> patch'],
  ['OpGreaterThanOrEqualMinorOnly', '~> minor'],
  ['OpLessThan', '<'],
  ['OpLessThanOrEqual', '<='],
]);

describe.skipIf(!present)('constraints as Terraform reads them', () => {
  const vectors = new Map<string, readonly Row[]>(
    Object.entries(present ? JSON.parse(readFileSync(file, 'utf8')) : {}),
  );

  const tables: Record<string, (row: Row) => boolean> = {
    parse_single: (row) => {
      const terms = attempt(() => parseVersionConstraints(row.input));
      // Exactly one term: in this table, no constraint and several terms are errors.
      return row.error === undefined
        ? sameTerms(terms, [row.expected])
        : terms === 'refused' || terms.length !== 1;
    },
    parse_multi: (row) => {
      const terms = attempt(() => parseVersionConstraints(row.input));
      return row.error === undefined ? sameTerms(terms, row.expected) : terms === 'refused';
    },
    parse_exact_version: (row) => {
      const version = attempt(() => parseVersion(row.input));
      return row.error === undefined
        ? version !== 'refused' && boundaryText(version) === expectedText(row.expected)
        : version === 'refused';
    },
    canonical: (row) => canonicalOf(row.input) === row.canonical,
    oracle_lock_constraints: (row) =>
      canonicalOf(row.input) === (row.error === undefined ? row.canonical : 'refused'),
    set_has: (row) => satisfies(row.version, row.constraint) === row.has,
    oracle_matches: (row) =>
      row.matches.every((version) => satisfies(version, row.constraint)) &&
      !row.rejects.some((version) => satisfies(version, row.constraint)),
    // Terraform reads a configuration with another, looser or stricter, parser first; only the verdict of this parser counts here.
    oracle_config_required_providers: (row) => {
      const refusedHere = row.diagnostics.some((text) =>
        text.includes('Incorrect version constraint syntax'),
      );
      const refused = canonicalOf(row.constraint) === 'refused';
      return row.accepted ? !refused : refused || !refusedHere;
    },
  };

  it.each(Object.keys(tables))('agrees with every row of %s', (table) => {
    const rows = vectors.get(table) ?? [];
    const wrong = rows.filter((row) => tables[table]?.(row) !== true);
    console.log(`${table}: ${rows.length - wrong.length} of ${rows.length}`);
    expect(rows.length).toBeGreaterThan(0);
    expect(wrong).toEqual([]);
  });

  it('has a check for every table', () => {
    const names = [...vectors].filter(([, rows]) => Array.isArray(rows)).map(([name]) => name);
    expect(Object.keys(tables).sort()).toEqual(names.sort());
  });
});

function attempt<T>(read: () => T): T | 'refused' {
  try {
    return read();
  } catch (error) {
    if (error instanceof VersionError) {
      return 'refused';
    }
    throw error;
  }
}

function canonicalOf(text: string): string {
  return attempt(() => formatVersionConstraints(parseVersionConstraints(text)));
}

function satisfies(version: string, constraints: string): boolean {
  return versionSatisfies(parseVersion(version), parseVersionConstraints(constraints));
}

function sameTerms(
  terms: 'refused' | ReturnType<typeof parseVersionConstraints>,
  expected: unknown,
): boolean {
  if (terms === 'refused' || !Array.isArray(expected) || terms.length !== expected.length) {
    return false;
  }
  return terms.every(({ operator, boundary }, index) => {
    const row = expected[index];
    return operator === operators.get(row.operator) && boundaryText(boundary) === expectedText(row);
  });
}

function boundaryText({
  major,
  minor,
  patch,
  prerelease,
  metadata,
}: ReturnType<typeof parseVersion>): string {
  return [major, minor, patch, prerelease, metadata].join(' ');
}

/** Missing numbers are `unconstrained` in go-versions, and count as zero for every operator. */
function expectedText(row: unknown): string {
  const parts = new Map<string, unknown>(Object.entries(row ?? {}));
  const numbers = ['major', 'minor', 'patch'].map((name) =>
    parts.get(name) === 'unconstrained' ? 0 : parts.get(name),
  );
  return [...numbers, parts.get('prerelease') ?? '', parts.get('metadata') ?? ''].join(' ');
}
