import { hostOf } from '../../address/address.ts';
import { documentsOf, type VersionEvidence } from '../../evidence/evidence.ts';
import { readableEntries } from '../../evidence/hash-proof.ts';
import { evidenceKey } from '../../evidence/plan.ts';
import { firstPlatform } from '../../evidence/platform-order.ts';
import type { EvidenceStep } from '../../evidence/step.ts';
import { isOfZip } from '../../hash.ts';
import { policyKeysFor } from '../../policy/policy.ts';
import type { Settings } from '../../policy/settings.ts';
import type { PackageMetadata } from '../../registry/registry.ts';
import { inTurns } from '../../semaphore.ts';
import type { ReviewedChange } from '../../subject/subject.ts';
import { isWordEnough, lacksKey, nearestRelease } from './keys.ts';
import { atOtherRegistry } from './other-registry.ts';

declare module '../../evidence/evidence.ts' {
  interface VersionEvidence {
    /** What the other public registry recorded about the release; left out where it was not asked. */
    readonly witness?: Witness;
  }
}

export interface Witness {
  /** Its host. */
  readonly registry: string;
  /** By platform, the zh of its package; empty where the registry said nothing. */
  readonly packages: ReadonlyMap<string, readonly string[]>;
}

const versionsAtATime = 8;

/** Milliseconds of waiting, added up, after which no question is sent: five seconds of the run, ten with the last ones. */
const patience = versionsAtATime * 5_000;

/** Asks the other public registry what it recorded about each third-party version at head. */
export const asksWitnesses = (settings: Settings): EvidenceStep => ({
  async beside({ requests, registry }) {
    let waited = 0;
    /** Nothing depends on an answer, so each question is brief. Only where keys are looked for does the run wait for the same one. */
    const recorded = async (own: PackageMetadata, other: string): Promise<Witness['packages']> => {
      const { address, version } = own;
      const isForKeys = lacksKey(own) && policyKeysFor(settings, address).length === 0;
      if (!isForKeys && waited >= patience) return new Map();
      const begun = performance.now();
      const answer = isForKeys
        ? await nearestRelease(other, version, registry, isWordEnough(settings, address))
        : await registry.packageMetadata(other, version, firstPlatform, { brief: true, anonymous: true });
      waited += performance.now() - begun;
      return answer.kind === 'known' && answer.value.version === version
        ? packagesIn(answer.value)
        : new Map();
    };
    const reviewed = requests.filter(({ paths }) => paths.length > 0);
    const facts = await inTurns(reviewed, versionsAtATime, async ({ address, version }) => {
      const other = atOtherRegistry(address);
      const key = evidenceKey(address, version);
      if (other === null) return [key, {}] as const;
      const own = await registry.packageMetadata(address, version, firstPlatform);
      const packages = own.kind === 'known' ? await recorded(own.value, other) : new Map();
      return [key, { witness: { registry: hostOf(other), packages } }] as const;
    });
    return new Map(facts);
  },
});

/** Terraform's registry states the digest of the platform that was asked about, OpenTofu's that of every platform. */
function packagesIn({ platform, hash, announced }: PackageMetadata): Witness['packages'] {
  const all = [...announced].map(([name, hashes]) => [name, hashes.filter(isOfZip)] as const);
  return new Map([...all.filter(([, hashes]) => hashes.length > 0), [platform, [hash]]]);
}

/** The documents of a release beside what the other registry recorded; `null` where that was not asked. */
export function comparisonOf(evidence: VersionEvidence | null) {
  if (evidence?.witness === undefined) return null;
  const { registry, packages } = evidence.witness;
  const own = packagesOf(evidence);
  const both = [...packages].filter(([platform]) => own.has(platform));
  const differences = both.flatMap(([platform, recorded]) => {
    const [listed = '', other = ''] = [own.get(platform), recorded[0]];
    return recorded.includes(listed) ? [] : [{ platform, own: listed, other }];
  });
  const outcome = differences.length === 0 ? 'agrees' : 'differs';
  return { registry, status: both.length === 0 ? ('unknown' as const) : outcome, differences } as const;
}

/** Whether a provider that moved between the two registries has the packages that it had: every platform is compared. */
export function isSameAsBefore({ change, evidence, baseEvidence }: ReviewedChange): boolean {
  if (change.movedFrom === null || change.movedFrom !== atOtherRegistry(change.provider)) return false;
  if (change.from?.version !== change.to?.version) return false;
  const [now, before] = [packagesOf(evidence), packagesOf(baseEvidence)];
  return now.size > 0 && now.size === before.size && [...now].every(([name, zh]) => before.get(name) === zh);
}

/** The zh of each platform in the documents, unless a bad signature is on them. */
function packagesOf(evidence: VersionEvidence | null): ReadonlyMap<string, string> {
  const entries = readableEntries(documentsOf(evidence));
  return new Map(entries.flatMap(({ platform, hash }) => (platform === null ? [] : [[platform, hash]])));
}
