import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  AddressError,
  displayAddress,
  displayHostname,
  formatAddress,
  isBuiltIn,
  isLegacy,
  parseComponentAddress,
  parseHostname,
  parseModuleAddress,
  parseProviderAddress,
  withImpliedNamespace,
} from '../../src/address/address.ts';

interface Vector {
  readonly kind: string;
  readonly input: string;
  readonly expected?: unknown;
  readonly error?: unknown;
  readonly valid?: boolean;
}

interface LabelVector {
  readonly input: string;
  readonly lock: string;
  readonly canonical?: string;
}

interface Vectors {
  readonly upstream: readonly Vector[];
  readonly oracle_lock_label: readonly LabelVector[];
}

const file = join(
  process.env.LOCKPROOF_SHARED ?? resolve(import.meta.dirname, '../../../shared'),
  'vectors/addresses.json',
);
const present = existsSync(file);
if (!present) {
  console.log(`skipped: ${file} is not here`);
}

describe.skipIf(!present)('addresses as Terraform reads them', () => {
  const vectors: Vectors = present
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { upstream: [], oracle_lock_label: [] };

  const readers: Record<string, (row: Vector) => unknown> = {
    provider: ({ input }) => {
      const { hostname, namespace, type } = parseProviderAddress(input);
      return { hostname, namespace, type };
    },
    'provider-part': ({ input }) => parseProviderAddress(`example.com/a/${input}`).type,
    module: ({ input, expected }) => registrySource(parseModuleAddress(input), expected),
    component: ({ input, expected }) => registrySource(parseComponentAddress(input), expected),
    'hostname-display': ({ input }) => displayHostname(input),
    'hostname-comparison': ({ input }) => parseHostname(input),
    'hostname-stored-display': ({ input }) => displayHostname(input),
  };

  it.each(Object.keys(readers))('reads every %s of the libraries’ own tests', (kind) => {
    const rows = vectors.upstream.filter((row) => row.kind === kind);
    const read = readers[kind];
    const wrong = rows.filter((row) => {
      const got = attempt(() => read?.(row));
      return JSON.stringify(got) !== JSON.stringify(row.error === undefined ? row.expected : 'refused');
    });
    console.log(`${kind}: ${rows.length - wrong.length} of ${rows.length}`);
    expect(rows.length).toBeGreaterThan(0);
    expect(wrong).toEqual([]);
  });

  it('recognises whole addresses', () => {
    const rows = vectors.upstream.filter((row) => row.kind === 'provider-fqn-validate');
    const wrong = rows.filter(({ input, valid }) => {
      const whole = attempt(() => {
        const address = parseProviderAddress(input);
        return formatAddress(address) === input && !isLegacy(address);
      });
      return (whole === true) !== valid;
    });
    console.log(`provider-fqn-validate: ${rows.length - wrong.length} of ${rows.length}`);
    expect(rows.length).toBeGreaterThan(0);
    expect(wrong).toEqual([]);
  });

  it('judges every lock file label like Terraform 1.11.4', () => {
    const rows = vectors.oracle_lock_label;
    const wrong = rows.filter((row) => {
      const got = judgeLabel(row.input);
      return got.lock !== row.lock || (row.canonical !== undefined && got.canonical !== row.canonical);
    });
    console.log(`oracle_lock_label: ${rows.length - wrong.length} of ${rows.length}`);
    expect(rows.length).toBeGreaterThan(0);
    expect(wrong).toEqual([]);
  });
});

function attempt<T>(read: () => T): T | 'refused' {
  try {
    return read();
  } catch (error) {
    if (error instanceof AddressError) {
      return 'refused';
    }
    throw error;
  }
}

/** Two tables of the libraries' tests compare the parts, two the texts. */
function registrySource(
  address: ReturnType<typeof parseModuleAddress | typeof parseComponentAddress>,
  expected: unknown,
) {
  if (typeof expected === 'object' && expected !== null && 'string' in expected) {
    const path = { ...address, subdirectory: null, hostname: 'registry.terraform.io' };
    return {
      string: formatAddress(address),
      for_display: displayAddress(address),
      for_registry_protocol: displayAddress(path),
    };
  }
  return {
    host: address.hostname,
    namespace: address.namespace,
    name: address.name,
    subdir: address.subdirectory ?? '',
    ...(address.kind === 'module' ? { target_system: address.targetSystem } : {}),
  };
}

function judgeLabel(label: string): LabelVector {
  const address = attempt(() => withImpliedNamespace(parseProviderAddress(label)));
  if (address === 'refused') {
    return { input: label, lock: 'rejected-invalid' };
  }
  const canonical = formatAddress(address);
  if (isBuiltIn(address)) {
    return { input: label, lock: 'rejected-builtin', canonical };
  }
  if (isLegacy(address)) {
    return { input: label, lock: 'rejected-special', canonical };
  }
  return { input: label, lock: canonical === label ? 'accepted' : 'rejected-non-canonical', canonical };
}
