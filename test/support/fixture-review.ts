import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { openTofu, publisherOf } from '../../src/address/publishers.ts';
import type { HashOrigin, HashProof, VersionEvidence } from '../../src/evidence/evidence.ts';
import type { KnownVulnerability } from '../../src/extensions/advisories/advisory.ts';
import { withRootModules } from '../../src/extensions/configuration/root-modules.ts';
import { rules } from '../../src/extensions/index.ts';
import type { PublishedNotes } from '../../src/extensions/notes/note.ts';
import { readNotes } from '../../src/extensions/notes/read-notes.ts';
import type { Provenance } from '../../src/extensions/provenance/provenance.ts';
import type { HashChange } from '../../src/lockfile/change.ts';
import type { GoodSignature, SignatureCheck } from '../../src/openpgp/signature.ts';
import { absent, known, type Outcome, unavailable } from '../../src/outcome.ts';
import { folderOf, pathIn } from '../../src/paths.ts';
import { settingsUnder } from '../../src/policy/policy.ts';
import { parsePolicy } from '../../src/policy/policy-file.ts';
import { readPolicy } from '../../src/policy/read-policy.ts';
import type { Settings } from '../../src/policy/settings.ts';
import type { ProviderRemarks, ShasumsDocument } from '../../src/registry/registry.ts';
import type { ReleaseSource } from '../../src/registry/release-source.ts';
import { takeSnapshot } from '../../src/source/snapshot.ts';
import type { FileReader, RevisionView } from '../../src/source/source.ts';
import { changesIn, layOut } from '../../src/subject/lay-out.ts';
import { readFiles } from '../../src/subject/read-files.ts';
import type { Subject } from '../../src/subject/subject.ts';
import { type PlantedFiles, viewOf } from './in-memory-revision.ts';
import {
  baseSha,
  hashicorpKey,
  headSha,
  openTofuKey,
  prodPath,
  publisherKey,
  settings,
} from './review-builders.ts';

/** The releases in the registries of the rule fixtures: hash to platform, `null` for a file that is not a package. */
interface PublishedRelease {
  readonly address: string;
  readonly version: string;
  readonly signature: 'official' | 'self-signed' | 'other-key' | 'expired' | 'unsigned' | 'bad';
  readonly zh: Readonly<Record<string, string | null>>;
  readonly h1: Readonly<Record<string, string>>;
  readonly disagreements?: readonly string[];
  readonly remarks?: ProviderRemarks;
  /** What GitHub knows; left out where it was not asked. */
  readonly advisories?: readonly KnownVulnerability[];
  readonly provenance?: Provenance;
  /** The publisher's notes; left out if they were not asked for. */
  readonly notes?: string;
  /** By platform, the zh that the other public registry recorded; left out where it was not asked. */
  readonly witness?: Readonly<Record<string, string>>;
  /** According to the registry; left out if it gives no date. */
  readonly published?: string;
  /** On github.com; left out if the registry names none. */
  readonly repository?: string;
}

const { releases } = JSON.parse(readFileSync('__fixtures__/rules/registry.json', 'utf8')) as {
  readonly releases: readonly PublishedRelease[];
};

const publicHosts = ['registry.terraform.io', 'registry.opentofu.org'];

/**
 * The review of a folder at noon of 2026-11-20, as of two commits. The folder has `base.lock.hcl` or `head.lock.hcl` or both, the lock files of the root
 * module `envs/prod`, and perhaps its `*.tf` files, which both commits have; `settings.json` with raw inputs; and a policy `lockproof.yml` that both have. What else the
 * commits have is in its folders `base` and `head`, see `treeIn`.
 */
export async function reviewOf(folder: string): Promise<Subject> {
  const base = viewOf(filesAt(folder, 'base'), baseSha);
  const head = viewOf(filesAt(folder, 'head'), headSha);
  const settings = await settingsIn(folder, { trusted: base, base, head });
  const snapshot = await takeSnapshot({ base, head }, settings.scope);
  const surroundings = { base, head };
  const lockFiles = readFiles(snapshot);
  const { files, around } = await withRootModules(lockFiles, { ...snapshot, surroundings });
  const changes = changesIn(lockFiles, settings).map((grouped) => {
    const { provider, movedFrom, from, to, hashes } = grouped.change;
    const before = from === null ? null : evidenceFor(movedFrom ?? provider, from.version);
    const now = to && evidenceFor(provider, to.version, named(hashes, false), named(hashes, true));
    return {
      ...grouped,
      evidence: now && { ...now, isElsewhere: false },
      baseEvidence: from?.version === to?.version && movedFrom === null ? null : before,
    };
  });
  return layOut({ files, around, changes, settings, now: new Date('2026-11-20T12:00:00Z') });
}

/** One commit of a fixture. */
function filesAt(folder: string, side: 'base' | 'head'): PlantedFiles {
  const lockFile = join(folder, `${side}.lock.hcl`);
  const configuration = readdirSync(folder).filter((name) => name.endsWith('.tf'));
  return {
    ...(existsSync(lockFile) ? { [prodPath]: readFileSync(lockFile) } : {}),
    ...Object.fromEntries(
      configuration.map((name) => [pathIn(folderOf(prodPath), name), readFileSync(join(folder, name))]),
    ),
    ...treeIn(join(folder, side)),
  };
}

/**
 * The files below a folder, as a commit has them. Names that mean something to the git of this project are spelt otherwise: `dot.gitattributes` is
 * `.gitattributes`, and a file `x.submodule` with the id of a commit is the submodule `x`.
 */
function treeIn(folder: string): PlantedFiles {
  if (!existsSync(folder)) return {};
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return Object.fromEntries(
    files.map(({ parentPath, name }) => {
      const file = join(parentPath, name);
      const parts = relative(folder, file).split(sep);
      const path = parts.map((part) => part.replace(/^dot\./, '.')).join('/');
      const submodule = /^(.*)\.submodule$/.exec(path)?.[1];
      if (submodule === undefined) return [path, readFileSync(file)];
      return [submodule, { submodule: readFileSync(file, 'utf8').trim() }];
    }),
  );
}

async function settingsIn(
  folder: string,
  views: Readonly<Record<'trusted' | 'base' | 'head', RevisionView>>,
): Promise<Settings> {
  const [inputs, policy] = [join(folder, 'settings.json'), join(folder, 'lockproof.yml')];
  const given = settings(existsSync(inputs) ? JSON.parse(readFileSync(inputs, 'utf8')) : {});
  if (!existsSync(policy)) {
    const readFile: FileReader = async (path, side) => {
      const entry = await views[side].tree.at(path);
      const [bytes] = entry === null ? [] : await views[side].tree.read([entry]);
      return bytes == null ? { kind: 'missing' } : { kind: 'file', bytes };
    };
    return (await readPolicy(given, rules, readFile)).settings;
  }
  return settingsUnder(
    parsePolicy(readFileSync(policy, 'utf8'), '.github/lockproof.yml', rules, given.rows),
    given,
  );
}

function named(hashes: readonly HashChange[], removed: boolean): readonly string[] {
  return hashes.filter(({ status }) => (status === 'removed') === removed).map(({ hash }) => hash);
}

function evidenceFor(
  address: string,
  version: string,
  hashes: readonly string[] = [],
  removed: readonly string[] = [],
): VersionEvidence {
  const host = address.split('/')[0] ?? '';
  if (!publicHosts.includes(host)) {
    const cause = `${host} is not a registry that may be asked`;
    return unproven(address, version, hashes, unavailable('untrusted-host', cause), {
      level: 'unavailable',
      code: 'untrusted-host',
      reason: cause,
    });
  }
  const release = releases.find((one) => one.address === address && one.version === version);
  const refuted: HashProof = {
    level: 'none',
    reason: `it matches nothing of ${address} ${version}`,
    belongsTo: null,
  };
  if (release === undefined) {
    return unproven(address, version, hashes, absent(`version ${version} of ${address}`), refuted);
  }
  const proved = (all: readonly string[]) => new Map(all.map((hash) => [hash, proofBy(release, hash)]));
  const { disagreements = [], remarks = null, advisories, provenance, witness } = release;
  return {
    address,
    version,
    release: known({ documents: [documentOf(release)], disagreements }),
    proofs: proved(hashes),
    dropped: proved(removed),
    remarks,
    published: dateOf(release),
    source: sourceOf(release),
    ...(advisories === undefined ? {} : { advisories: known(advisories) }),
    ...(provenance === undefined ? {} : { provenance }),
    ...(release.notes === undefined ? {} : { notes: notesOf(version, release.notes) }),
    ...(witness === undefined ? {} : { witness: witnessOf(host, witness) }),
    hashedPackages: hashes.filter((hash) => hash.startsWith('h1:')).length,
  };
}

function notesOf(version: string, text: string): PublishedNotes {
  const url = `https://github.com/example/x/releases/tag/v${version}`;
  const notes = readNotes(text).map((note) => ({ ...note, version, url }));
  return { source: 'releases', versions: [version], notes, isPart: false };
}

function witnessOf(host: string, recorded: Readonly<Record<string, string>>) {
  const registry = publicHosts.find((each) => each !== host) ?? '';
  const packages = new Map(Object.entries(recorded).map(([platform, zh]) => [platform, [zh]]));
  return { registry, packages, whole: false, signer: null };
}

function dateOf({ published }: PublishedRelease): Outcome<Date> {
  return published === undefined
    ? unavailable('status', 'the registry does not say')
    : known(new Date(published));
}

function sourceOf({ repository }: PublishedRelease): ReleaseSource | null {
  return repository === undefined ? null : { forge: 'github.com', repository, tagPrefix: 'v' };
}

function documentOf(release: PublishedRelease): ShasumsDocument {
  const entries = Object.entries(release.zh).map(([hash, platform]) => ({ hash, platform, filename: hash }));
  return {
    url: 'https://releases.example/SHA256SUMS',
    sha256: '0'.repeat(64),
    entries,
    signature: signatureOf(release),
  };
}

function unproven(
  address: string,
  version: string,
  hashes: readonly string[],
  release: VersionEvidence['release'],
  proof: HashProof,
): VersionEvidence {
  const proofs = new Map(hashes.map((hash) => [hash, proof]));
  return { address, version, release, proofs, dropped: new Map(), remarks: null };
}

const publisher = publisherKey as GoodSignature;

function signatureOf({ address, signature }: PublishedRelease): SignatureCheck {
  switch (signature) {
    case 'official':
      return publisherOf(address) === openTofu ? openTofuKey : hashicorpKey;
    case 'self-signed':
      return publisherKey;
    case 'other-key':
      return { ...publisher, keyId: '5555666677778888', fingerprint: `${'0'.repeat(24)}5555666677778888` };
    case 'expired':
      return { ...publisher, keyExpired: true };
    case 'unsigned':
      return { kind: 'unsigned' };
    case 'bad':
      return { kind: 'bad', code: 'signature-mismatch', reason: 'it was made over other bytes' };
  }
}

function proofBy(release: PublishedRelease, hash: string): HashProof {
  const { address, version, signature } = release;
  const keyId = publisherKey.kind === 'good' ? publisherKey.keyId : '';
  const platform = platformIn(release, hash);
  if (platform === undefined || signature === 'bad') {
    return {
      level: 'none',
      reason: `it matches nothing of ${address} ${version}`,
      belongsTo: originOf(hash, release),
    };
  }
  const filename = `terraform-provider-${address.split('/')[2]}_${version}_${platform ?? 'manifest.json'}`;
  if (signature === 'unsigned')
    return { level: 'asserted', platform, filename, by: address.split('/')[0] ?? '' };
  return hash.startsWith('h1:') && platform !== null
    ? { level: 'computed', platform, flavour: 'directory and archive', zh: `zh:${'0'.repeat(64)}`, keyId }
    : { level: 'signed', platform, filename, keyId };
}

function originOf(hash: string, own: PublishedRelease): HashOrigin | null {
  const other = releases.find((one) => one !== own && platformIn(one, hash) !== undefined);
  if (other === undefined) return null;
  const { address, version } = other;
  return { address, version, platform: platformIn(other, hash) ?? null, source: 'shasums' };
}

/** `undefined` if the release does not have the hash. */
function platformIn({ zh, h1 }: PublishedRelease, hash: string): string | null | undefined {
  return new Map([...Object.entries(zh), ...Object.entries(h1)]).get(hash);
}
