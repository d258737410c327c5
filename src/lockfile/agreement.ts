import { convertHcl, type Patience } from '../hcl/convert.ts';
import type { Fault } from '../hcl/fault.ts';
import { quoted } from '../quoted.ts';
import type { LockFile, ProviderLock } from './lock-file.ts';

/** A reading counts only if HashiCorp's HCL parser reads the same values (T31); else there is one fault. */
export function compareWithHashiCorp(
  text: string,
  lockFile: LockFile,
  path: string,
  patience?: Patience,
): readonly Fault[] {
  const reply = convertHcl(path, text, patience);
  const disagree = (detail: string) => [{ summary: 'Readers disagree', detail, offset: 0 }];
  if (reply.kind === 'refused')
    return disagree(`HashiCorp's HCL parser does not read this file: ${quoted(reply.reason)}.`);
  const difference = disagreement(lockFile, reply.value);
  if (difference === null) return [];
  return disagree(`HashiCorp's HCL parser reads this file differently: ${difference}.`);
}

/** The first difference from HashiCorp's reading, as the end of a sentence; `null`: there is none (T31). */
export function disagreement(lockFile: LockFile, converted: unknown): string | null {
  const top = entriesOf(converted);
  if (top === null) return 'it is not an object';
  const stranger = [...top.keys()].find((key) => key !== 'provider' && key !== 'module');
  if (stranger !== undefined) return 'it has something besides provider blocks';
  const blocks = entriesOf(top.get('provider') ?? {});
  if (blocks === null) return 'its provider blocks have no labels';
  if (blocks.size !== lockFile.providers.length) {
    return `it has ${blocks.size} providers, not ${lockFile.providers.length}`;
  }
  for (const provider of lockFile.providers) {
    const difference = differenceIn(provider, blocks.get(provider.address));
    if (difference !== null) return `${difference} on line ${provider.lines.block}`;
  }
  return null;
}

function differenceIn(provider: ProviderLock, block: unknown): string | null {
  const body = Array.isArray(block) && block.length === 1 ? entriesOf(block[0]) : null;
  if (body === null) return 'it does not have the provider block';
  const hashes = body.get('hashes') ?? [];
  if (normal(body.get('version')) !== provider.version) return 'it has a different version in the block';
  if ((normal(body.get('constraints')) ?? null) !== provider.constraints) {
    return 'it has different constraints in the block';
  }
  const same =
    Array.isArray(hashes) &&
    hashes.length === provider.hashes.length &&
    provider.hashes.every((hash, index) => normal(hashes[index]) === hash);
  return same ? null : 'it has different hashes in the block';
}

/** HCL returns strings in normal form, hcl2json as they were written. */
function normal(value: unknown): string | undefined {
  return typeof value === 'string' ? value.normalize('NFC') : undefined;
}

/** A map, so that a provider called `__proto__` is an ordinary name (T56). */
function entriesOf(value: unknown): ReadonlyMap<string, unknown> | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  return new Map(Object.entries(value));
}
