import { createHash } from 'node:crypto';
import type { HashProof, VersionEvidence } from '../../src/evidence/evidence.ts';
import { allSettings, extensions, rules } from '../../src/extensions/index.ts';
import type { Finding } from '../../src/finding/finding.ts';
import { plainText } from '../../src/finding/sentence.ts';
import type { ChangeKind, HashChange } from '../../src/lockfile/change.ts';
import type { Occurrence } from '../../src/lockfile/group.ts';
import type { LockFileReading, Problem, ProviderLock } from '../../src/lockfile/lock-file.ts';
import type { SignatureCheck } from '../../src/openpgp/signature.ts';
import { absent, known, type UnavailableCode, unavailable } from '../../src/outcome.ts';
import type { Settings } from '../../src/policy/settings.ts';
import { settingsFrom } from '../../src/policy/settings-from.ts';
import { buildReport, type Circumstances } from '../../src/report/build.ts';
import { remedySentence } from '../../src/report/remedy.ts';
import type { Report, ReportedFinding } from '../../src/report/report.ts';
import { judge as judgeBy } from '../../src/rules/judge.ts';
import type { RuleFinding } from '../../src/rules/rule.ts';
import type { LockFileRevision } from '../../src/source/source.ts';
import type { Content } from '../../src/source/tree.ts';
import { layOut } from '../../src/subject/lay-out.ts';
import type { ReviewedChange, ReviewedFile, Subject } from '../../src/subject/subject.ts';

export const nullProvider = 'registry.terraform.io/hashicorp/null';
export const prodPath = 'envs/prod/.terraform.lock.hcl';
export const baseSha = 'b'.repeat(40);
export const headSha = 'a1b2c3d'.padEnd(40, '0');

export const hashicorpKey: SignatureCheck = {
  kind: 'good',
  tier: 'official',
  keyId: '34365D9472D7468F',
  fingerprint: 'C874011F0AB405110D02105534365D9472D7468F',
  keyExpired: false,
};

export const openTofuKey: SignatureCheck = {
  kind: 'good',
  tier: 'official',
  keyId: '0C0AF313E5FD9F80',
  fingerprint: 'E3E6E43D84CB852EADB0051D0C0AF313E5FD9F80',
  keyExpired: false,
};

export const publisherKey: SignatureCheck = {
  kind: 'good',
  tier: 'self-signed',
  keyId: '1111222233334444',
  fingerprint: '0000000000000000000000001111222233334444',
  keyExpired: false,
};

/** A well-formed hash that depends only on the name. */
export function zh(name: string): string {
  return `zh:${createHash('sha256').update(name).digest('hex')}`;
}

export function h1(name: string): string {
  return `h1:${createHash('sha256').update(name).digest('base64')}`;
}

/** An entry in Terraform's layout that starts at the given line. */
export function locked(
  version: string,
  hashes: readonly string[],
  { address = nullProvider, block = 4 }: { readonly address?: string; readonly block?: number } = {},
): ProviderLock {
  return {
    address,
    version,
    constraints: null,
    hashes,
    lines: {
      block,
      version: block + 1,
      constraints: null,
      hashes: hashes.map((_, index) => block + 3 + index),
      hashesArgument: hashes.length === 0 ? null : block + 2,
    },
  };
}

export const signed: HashProof = {
  level: 'signed',
  platform: 'linux_amd64',
  filename: 'terraform-provider-null_3.2.4_linux_amd64.zip',
  keyId: '34365D9472D7468F',
};

export function signedFor(platform: string | null, release = 'null_3.2.4'): HashProof {
  return {
    level: 'signed',
    keyId: '34365D9472D7468F',
    platform,
    filename: `terraform-provider-${release}_${platform === null ? 'manifest.json' : `${platform}.zip`}`,
  };
}

export function computedFor(platform: string, own = zh(platform)): HashProof {
  return {
    level: 'computed',
    platform,
    flavour: 'directory and archive',
    zh: own,
    keyId: '34365D9472D7468F',
  };
}

export const asserted: HashProof = {
  level: 'asserted',
  platform: 'linux_amd64',
  filename: null,
  by: 'registry.opentofu.org',
};

export const refuted: HashProof = {
  level: 'none',
  reason: 'it is in no signed checksum file of hashicorp/null 3.2.4',
  belongsTo: null,
};

export function notAsked(code: UnavailableCode = 'network', reason = 'the connection was reset'): HashProof {
  return { level: 'unavailable', code, reason };
}

/** The evidence for a release that the registry has, one package of which was hashed. */
export function evidence(
  lock: ProviderLock,
  proofs: Readonly<Record<string, HashProof>>,
  signatures: readonly SignatureCheck[] = [hashicorpKey],
): VersionEvidence {
  const named = `${lock.address.split('/').at(-1)}_${lock.version}`;
  return {
    address: lock.address,
    version: lock.version,
    release: known({
      documents: signatures.map((signature) => ({
        url: 'https://releases.example/SHA256SUMS?token=secret',
        sha256: '5'.repeat(64),
        entries: Object.entries(proofs).flatMap(([hash, proof]) =>
          proof.level === 'signed' && hash.startsWith('zh:')
            ? [{ hash, filename: proof.filename.replace('null_3.2.4', named), platform: proof.platform }]
            : [],
        ),
        signature,
      })),
      disagreements: [],
    }),
    proofs: new Map(Object.entries(proofs)),
    dropped: new Map(),
    remarks: null,
    hashedPackages: 1,
    isElsewhere: false,
  };
}

/** Every hash of the entry has the same proof. */
export function allProven(lock: ProviderLock, proof: HashProof = signed): VersionEvidence {
  return evidence(lock, Object.fromEntries(lock.hashes.map((hash) => [hash, proof])));
}

export function missingRelease(lock: ProviderLock): VersionEvidence {
  return { ...allProven(lock, refuted), release: absent(`version ${lock.version} of ${lock.address}`) };
}

export function unaskableRelease(lock: ProviderLock, code: UnavailableCode, cause: string): VersionEvidence {
  return {
    ...allProven(lock, { level: 'unavailable', code, reason: cause }),
    release: unavailable(code, cause),
  };
}

export interface ChangeParts {
  readonly base?: ProviderLock | null;
  readonly head?: ProviderLock | null;
  readonly kinds?: readonly ChangeKind[];
  readonly paths?: readonly string[];
  readonly evidence?: VersionEvidence | null;
  readonly baseEvidence?: VersionEvidence | null;
}

/** One change, in one file unless more paths are given. */
export function changed({
  base = null,
  head = null,
  kinds = [],
  paths = [prodPath],
  evidence = head === null ? null : allProven(head),
  baseEvidence = null,
}: ChangeParts): ReviewedChange {
  return {
    change: {
      provider: (head ?? base)?.address ?? nullProvider,
      movedFrom: null,
      kinds,
      from: base === null ? null : { version: base.version, constraints: base.constraints },
      to: head === null ? null : { version: head.version, constraints: head.constraints },
      hashes: hashChanges(base?.hashes ?? [], head?.hashes ?? []),
    },
    occurrences: paths.map((path): Occurrence => ({ path, base, head })),
    evidence,
    baseEvidence,
  };
}

export function settings(raw: Readonly<Record<string, string>> = {}): Settings {
  return settingsFrom(new Map(Object.entries(raw)), { rows: allSettings });
}

/** The changes with a readable file for each of their paths, and more files. */
export function subject(
  changes: readonly ReviewedChange[],
  {
    files = [],
    settings: chosen = settings(),
  }: { readonly files?: readonly ReviewedFile[]; readonly settings?: Settings } = {},
): Subject {
  const paths = [
    ...new Set(changes.flatMap(({ occurrences }) => occurrences.map(({ path }) => path))),
  ].sort();
  const given = new Set(files.map(({ revision }) => revision.path));
  return layOut({
    files: [...paths.filter((path) => !given.has(path)).map((path) => readFile(path)), ...files],
    changes,
    settings: chosen,
  });
}

/** A file whose head has only these problems. */
export function readFile(path: string, problems: readonly Problem[] = [], text = ''): ReviewedFile {
  const reading: LockFileReading = {
    lockFile: { providers: [] },
    problems,
    canonical: problems.length === 0,
  };
  const content: Content = { kind: 'file', bytes: new TextEncoder().encode(text) };
  return {
    revision: { path, status: 'modified', base: content, head: content },
    base: reading,
    head: reading,
  };
}

/** A file with something other than a readable lock file at head. */
export function oddFile(head: Content, status: LockFileRevision['status'] = 'modified'): ReviewedFile {
  const before = readFile(prodPath);
  return { revision: { ...before.revision, status, head }, base: before.base, head: null };
}

export function report(
  subject: Subject,
  {
    findings: chosen,
    ...circumstances
  }: Partial<Circumstances> & { readonly findings?: readonly Finding[] } = {},
): Report {
  const isDown = subject.changes.every(({ evidence }) => evidence?.release.kind === 'unavailable');
  const traffic = { requests: 5, bytesDownloaded: isDown ? 0 : 3_400_000 };
  const { findings: all, silenced } = judgeBy(subject, rules);
  const findings = chosen ?? all;
  return buildReport(subject, findings, {
    changeFields: extensions.flatMap(({ change }) => change ?? []),
    base: baseSha,
    head: headSha,
    traffic,
    version: '0.1.0',
    rules,
    silenced,
    ...circumstances,
  });
}

/** The findings of all rules. */
export function judge(subject: Subject): readonly Finding[] {
  return judgeBy(subject, rules).findings;
}

/** The findings of the rules, as in the report. */
export function findingsOf(subject: Subject): readonly ReportedFinding[] {
  return report(subject).findings;
}

/** A finding of one rule, before its severity is decided, with its sentences as texts. */
export function told<F extends RuleFinding>(finding: F) {
  const { message, fix } = finding;
  return { ...finding, message: plainText(message), remedy: remedySentence(fix) };
}

function hashChanges(base: readonly string[], head: readonly string[]): readonly HashChange[] {
  const now = [...new Set(head)].map(
    (hash): HashChange => ({ hash, status: base.includes(hash) ? 'kept' : 'added' }),
  );
  const gone = [...new Set(base)].filter((hash) => !head.includes(hash));
  return [...now, ...gone.map((hash): HashChange => ({ hash, status: 'removed' }))];
}
