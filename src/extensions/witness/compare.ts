import { setTimeout as sleep } from 'node:timers/promises';
import { hostOf } from '../../address/address.ts';
import { documentsOf, readableEntries, type VersionEvidence } from '../../evidence/evidence.ts';
import { type EvidenceRequest, evidenceKey } from '../../evidence/plan.ts';
import { firstPlatform, inLikelyOrder } from '../../evidence/platform-order.ts';
import type { EvidenceStep } from '../../evidence/step.ts';
import { isOfZip } from '../../hash.ts';
import { type Outcome, unavailable } from '../../outcome.ts';
import { policyKeysFor } from '../../policy/policy.ts';
import type { Settings } from '../../policy/settings.ts';
import type { PackageMetadata, Registry, ShasumsEntry } from '../../registry/registry.ts';
import { inTurns } from '../../semaphore.ts';
import type { ReviewedChange } from '../../subject/subject.ts';
import { atOtherRegistry, isWordEnough, lacksKey, nearestRelease } from './keys.ts';

declare module '../../evidence/evidence.ts' {
  interface VersionEvidence {
    /** The other public registry's record of the release; left out if that registry was not queried. */
    readonly witness?: Witness;
  }
}

interface Witness {
  readonly registry: string;
  /** By platform, the zh of its package; empty if the registry said nothing. */
  readonly packages: ReadonlyMap<string, readonly string[]>;
  /** Whether it named every package that it recorded, and not only the requested ones. */
  readonly whole: boolean;
}

const versionsAtATime = 8;

/** Reads the other public registry's record of each third-party version at head. */
export const asksWitnesses = (settings: Settings): EvidenceStep => ({
  async beside({ requests, registry, draw }) {
    const briefly = openPatience();
    /** Nothing depends on an answer, so each request is brief. The run waits for a full one only if it looks for keys. */
    const recorded = async (own: PackageMetadata, other: string, request: EvidenceRequest) => {
      const { address, version } = own;
      if (lacksKey(own) && policyKeysFor(settings, address).length === 0)
        return [await nearestRelease(other, version, registry, isWordEnough(settings, address))];
      const ask = (platform: string) =>
        briefly(() => registry.packageMetadata(other, version, platform, { brief: true, anonymous: true }));
      const [first = firstPlatform, ...more] = await platformsOf(own, request, registry);
      const answer = await ask(first);
      const isPart = answer.kind === 'known' && answer.value.announced.size === 0 && more.length > 0;
      // Nobody knows in advance which one it is, so all of them have to be right.
      const drawn = isPart
        ? more[draw?.(more.length, `${evidenceKey(other, version)} as a witness`) ?? 0]
        : undefined;
      return drawn === undefined ? [answer] : [answer, await ask(drawn)];
    };
    const reviewed = requests.filter(({ paths }) => paths.length > 0);
    const facts = await inTurns(reviewed, versionsAtATime, async (request) => {
      const { address, version } = request;
      const other = atOtherRegistry(address);
      const key = evidenceKey(address, version);
      if (other === null) return [key, {}] as const;
      const own = await registry.packageMetadata(address, version, firstPlatform);
      const answers = own.kind === 'known' ? await recorded(own.value, other, request) : [];
      return [key, { witness: witnessIn(hostOf(other), version, answers) }] as const;
    });
    return new Map(facts);
  },
});

/** Those of the hashes that a change adds to an entry, or else of all its hashes; the likeliest first. */
async function platformsOf(own: PackageMetadata, request: EvidenceRequest, registry: Registry) {
  const document = await registry.shasums(own);
  const entries = document.kind === 'known' ? document.value.entries : [];
  const [added, all] = [request.added ?? [], request.hashes].map((hashes) =>
    entries.flatMap(({ platform, hash }) => (platform !== null && hashes.includes(hash) ? [platform] : [])),
  );
  return inLikelyOrder((added?.length ? added : all) ?? []);
}

/** Terraform's registry states the digest of the requested platform, OpenTofu's that of every platform. */
function witnessIn(registry: string, version: string, answers: readonly Outcome<PackageMetadata>[]): Witness {
  const right = answers.flatMap((answer) =>
    answer.kind === 'known' && answer.value.version === version && answer.value.namedVersion === null
      ? [answer.value]
      : [],
  );
  const announced = right.flatMap((one) =>
    [...one.announced].map(([platform, hashes]) => [platform, hashes.filter(isOfZip)] as const),
  );
  const whole = announced.length > 0 && announced.every(([, hashes]) => hashes.length > 0);
  const packages = new Map<string, readonly string[]>(announced.filter(([, { length }]) => length > 0));
  for (const { platform, hash } of right) packages.set(platform, [hash]);
  return { registry, packages, whole };
}

/** OpenTofu's registry records no package of any other platform. */
const recordedPlatform = /^(?:darwin|freebsd|linux|openbsd|solaris|windows)_(?:386|amd64|arm|arm64)$/;

/** The documents of a release beside the other registry's record; `null` if that was not queried. */
export function comparisonOf(evidence: VersionEvidence | null) {
  if (evidence?.witness === undefined) return null;
  const { registry, packages, whole } = evidence.witness;
  const lines = packagesOf(evidence);
  const isCompared = ({ platform }: ShasumsEntry) => platform !== null && packages.has(platform);
  const everywhere = [...packages.values()].flat();
  const missing = lines.filter((line) => whole && !isCompared(line) && !everywhere.includes(line.hash));
  const isSkipped = ({ platform }: ShasumsEntry) => platform !== null && !recordedPlatform.test(platform);
  const differences = [
    ...[...packages].flatMap(([name, recorded]) =>
      lines
        .filter(({ platform, hash }) => platform === name && !recorded.includes(hash))
        .map((line) => ({ ...line, other: recorded[0] ?? null })),
    ),
    ...missing.filter((line) => !isSkipped(line)).map((line) => ({ ...line, other: null })),
  ];
  const compared = [...packages.keys()].filter((name) => lines.some(({ platform }) => platform === name));
  const unrecorded = inLikelyOrder(missing.filter(isSkipped).flatMap(({ platform }) => platform ?? []));
  // A registry can serve any locked file as a package. Only its manifest, which nearly every release has, is taken for one.
  const files = readableEntries(documentsOf(evidence))
    .filter(({ platform, hash }) => platform === null && evidence.proofs.has(hash))
    .flatMap(({ filename }) => (/(?:\.zip|_manifest\.json)$/i.test(filename) ? [] : [filename]));
  const isOpen = compared.length === 0 || unrecorded.length > 0 || files.length > 0;
  const status = differences.length > 0 ? 'differs' : isOpen ? 'unknown' : 'agrees';
  const platforms = whole || lines.every(isCompared) ? [] : compared;
  return { registry, status, differences, unrecorded, files, platforms } as const;
}

/** Whether a provider that moved between the two registries has the packages that it had: every platform is compared. */
export function isSameAsBefore({ change, evidence, baseEvidence }: ReviewedChange): boolean {
  if (change.movedFrom === null || change.movedFrom !== atOtherRegistry(change.provider)) return false;
  if (change.from?.version !== change.to?.version) return false;
  const [now, before] = [evidence, baseEvidence].map((one) =>
    packagesOf(one).map(({ platform, filename, hash }) => `${platform ?? filename} ${hash}`),
  );
  return now?.length !== 0 && now?.toSorted().join() === before?.toSorted().join();
}

/** The lines of packages in the documents, unless a bad signature is on them. */
function packagesOf(evidence: VersionEvidence | null): readonly ShasumsEntry[] {
  return readableEntries(documentsOf(evidence)).filter(
    ({ platform, filename }) => platform !== null || /\.zip$/i.test(filename),
  );
}

/** Counts the time with an open question: after `asking` ms none is sent, after `waiting` none awaited. */
export function openPatience(
  asking = 5_000,
  waiting = 10_000,
): <T>(ask: () => Promise<Outcome<T>>) => Promise<Outcome<T>> {
  let open = 0;
  let since = 0;
  let spent = 0;
  const waited = () => spent + (open > 0 ? performance.now() - since : 0);
  const silent = unavailable('network', 'the answer would come too late');
  return async (ask) => {
    if (waited() >= asking) return silent;
    if (open === 0) since = performance.now();
    open += 1;
    try {
      return await Promise.race([ask(), sleep(waiting - waited(), silent, { ref: false })]);
    } finally {
      open -= 1;
      if (open === 0) spent += performance.now() - since;
    }
  };
}
