import { hostOf } from '../../address/address.ts';
import { distinct } from '../../distinct.ts';
import { documentsOf, readableEntries, unaskable, type VersionEvidence } from '../../evidence/evidence.ts';
import { type EvidenceRequest, evidenceKey } from '../../evidence/plan.ts';
import { inLikelyOrder } from '../../evidence/platform-order.ts';
import type { EvidenceStep } from '../../evidence/step.ts';
import { isOfZip } from '../../hash.ts';
import type { GoodSignature } from '../../openpgp/signature.ts';
import type { Outcome } from '../../outcome.ts';
import type { PackageMetadata, Registry, ShasumsEntry } from '../../registry/registry.ts';
import { platformOf } from '../../subject/coverage.ts';
import { type ReviewedChange, signersOf } from '../../subject/subject.ts';
import { atOtherRegistry } from './keys.ts';

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
  /** A platform of which it has no package, although it knows the release. */
  readonly lacks?: string;
  /** The key that signed its document, if that is another one than at the own registry. */
  readonly signer: string | null;
  /** Why it said nothing; left out: it said something, or was not asked. */
  readonly silence?: string;
}

/** Nothing depends on an answer. */
const briefly = { brief: true, anonymous: true };

/** Reads the other public registry's record of each third-party version at head, for the platforms that the documents of its own registry list. */
export function asksWitnesses(): EvidenceStep {
  return {
    async version(one, { requests, registry, draw }) {
      const { address, version } = one;
      const request = requests.find((each) => each.address === address && each.version === version);
      const other = atOtherRegistry(address);
      if (other === null || one.release.kind !== 'known' || !request?.paths.length) return {};
      const ask = (platform: string) => registry.packageMetadata(other, version, platform, briefly);
      const listed = inLikelyOrder(packagesOf(one).flatMap(({ platform }) => platform ?? []));
      const [first, ...more] = wantedOf(one, request) ?? listed;
      const answers = first === undefined ? [] : [await ask(first)];
      const [answer] = answers;
      const isPart = answer?.kind === 'known' && answer.value.announced.size === 0;
      // A registry may list a package that nobody built.
      const others = listed.filter((platform) => platform !== first);
      const rest = isPart ? more : answer?.kind === 'absent' ? others : [];
      // Nobody knows in advance which one it is, so all of them have to be right.
      const chance = `${evidenceKey(other, version)} as a witness`;
      const drawn = rest.length === 0 ? undefined : rest[draw?.(rest.length, chance) ?? 0];
      if (drawn !== undefined) answers.push(await ask(drawn));
      const right = answers.flatMap((each) =>
        each.kind === 'known' && each.value.version === version && each.value.namedVersion === null
          ? each.value
          : [],
      );
      const own = [...(signersOf(one)?.values() ?? [])];
      const document = await otherDocument(own, right[0], registry);
      const check = document?.kind === 'known' ? document.value.signature : null;
      const isOther = check?.kind === 'good' && own.some((each) => each.fingerprint !== check.fingerprint);
      const signer = isOther ? check.fingerprint : null;
      return {
        witness: { ...witnessIn(hostOf(other), right), ...gapIn(answers, right.length > 0, first), signer },
        proofs: reopened(one, [...answers, document], hostOf(other)),
      };
    },
  };
}

/** The platforms of the hashes that a change adds to an entry, or else of all its hashes; the likeliest first. */
function wantedOf(one: VersionEvidence, { added = [], hashes }: EvidenceRequest) {
  const lines = Map.groupBy(packagesOf(one), ({ hash }) => hash);
  const platformsOf = (hash: string) => [
    platformOf(one.proofs.get(hash)),
    ...(lines.get(hash) ?? []).map(({ platform }) => platform),
  ];
  const wanted = [added, hashes].map((some) => some.flatMap(platformsOf).filter((each) => each !== null));
  return wanted.map(inLikelyOrder).find(({ length }) => length > 0);
}

/** The hashes that seem right, open again if no time was left to ask: a registry may be slow on purpose (T12). */
function reopened({ proofs }: VersionEvidence, answers: readonly (Outcome<unknown> | null)[], other: string) {
  const late = answers.find((each) => each?.kind === 'unavailable' && each.code === 'time');
  if (late?.kind !== 'unavailable') return proofs;
  const open = unaskable({ ...late, cause: `${other} was not queried about the release: ${late.cause}` });
  return new Map([...proofs].map(([hash, one]) => [hash, one.level === 'none' ? one : open]));
}

/** A registry that lists the keys of all signers agrees about them, without a further request; one that lists no key cannot say. */
async function otherDocument(
  signers: readonly GoodSignature[],
  there: PackageMetadata | undefined,
  registry: Registry,
) {
  const keys = there?.keys ?? [];
  const isSame = signers.every(({ asciiArmor }) => keys.some((key) => key.asciiArmor === asciiArmor));
  return there === undefined || keys.length === 0 || isSame ? null : registry.shasums(there);
}

/** Terraform's registry states the digest of the requested platform, OpenTofu's that of every platform. */
function witnessIn(registry: string, right: readonly PackageMetadata[]) {
  const announced = right.flatMap((one) =>
    [...one.announced].map(([platform, hashes]) => [platform, hashes.filter(isOfZip)] as const),
  );
  const whole = announced.length > 0 && announced.every(([, hashes]) => hashes.length > 0);
  const packages = new Map<string, readonly string[]>(announced.filter(([, { length }]) => length > 0));
  for (const { platform, hash } of right) packages.set(platform, [hash]);
  return { registry, packages, whole };
}

function gapIn(
  [answer]: readonly Outcome<PackageMetadata>[],
  isKnown: boolean,
  asked: string | undefined,
): Pick<Witness, 'lacks' | 'silence'> {
  if (answer?.kind === 'absent')
    return isKnown && asked !== undefined ? { lacks: asked } : { silence: 'it does not know the release' };
  if (answer === undefined || isKnown) return {};
  return { silence: answer.kind === 'unavailable' ? answer.cause : 'its answer is about another release' };
}

/** OpenTofu's registry records no package of any other platform. */
const recordedPlatform = /^(?:darwin|freebsd|linux|openbsd|solaris|windows)_(?:386|amd64|arm|arm64)$/;

/** The documents of a release beside the other registry's record; `null` if that was not queried. */
export function comparisonOf(evidence: VersionEvidence | null) {
  if (evidence?.witness === undefined) return null;
  const { registry, packages, whole, lacks, signer, silence } = evidence.witness;
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
  const skipped = missing.filter(isSkipped).flatMap(({ platform }) => platform ?? []);
  const unrecorded = inLikelyOrder(lacks === undefined || whole ? skipped : [...skipped, lacks]);
  // A registry can serve any locked file as a package. Only its manifest, which nearly every release has, is taken for one.
  const manifest = `terraform-provider-${evidence.address.split('/')[2]}_${evidence.version}_manifest.json`;
  const others = readableEntries(documentsOf(evidence)).filter(
    ({ platform, hash, filename }) =>
      platform === null && evidence.proofs.has(hash) && !/\.zip$/i.test(filename),
  );
  const manifests = distinct(others.flatMap(({ filename, hash }) => (filename === manifest ? hash : [])));
  const names = distinct(others.map(({ filename }) => filename));
  const files = names.filter((name) => name !== manifest || manifests.length > 1);
  const isOpen = compared.length === 0 || unrecorded.length > 0 || files.length > 0;
  const status = differences.length > 0 || signer !== null ? 'differs' : isOpen ? 'unknown' : 'agrees';
  const platforms = whole || lines.every(isCompared) ? [] : compared;
  return { registry, status, differences, unrecorded, files, platforms, signer, silence } as const;
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
