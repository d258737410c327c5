import { posix } from 'node:path';
import { invalidInput } from '../../errors.ts';
import { isOfZip, zipDigest } from '../../hash.ts';
import { visible, visibleJson } from '../../report/escape.ts';
import type { Report, ReportedChange } from '../../report/report.ts';
import { hasFound, refuseReceiptOfPart, verifiedBuild } from './whole.ts';

/** The facts in a receipt that are not in the report; the edge of the run supplies them. */
interface Occasion {
  readonly now: Date;
  /** The repository and commit under review, as a URI. */
  readonly resource: string;
}

const project = 'https://github.com/lockproof/lockproof';

/** Names of our own, because SLSA has none for this: its levels say how a package was built. */
const levels = { proven: 'LOCKPROOF_ALL_HASHES_PROVEN', accepted: 'LOCKPROOF_SOME_HASHES_ACCEPTED' };

/**
 * A verification summary (https://slsa.dev/spec/v1.1/verification_summary): `PASSED` is `verified` only, and
 * `FAILED` names only lock files. @throws UserError without a lock file, or for a part of the entries
 */
export function renderVsa(report: Report, { now, resource }: Occasion): string {
  refuseReceiptOfPart(report, 'vsa');
  const passed = report.verdict === 'verified';
  const lockFiles = report.files.flatMap(({ path, digest }) =>
    digest === null ? [] : [{ name: nameFrom(path), digest: digestSet(digest) }],
  );
  if (lockFiles.length === 0)
    throw invalidInput(
      'No lock file was reviewed, so there is nothing that a verification summary could be about; run `lockproof verify --format vsa` on a folder with a lock file.',
    );
  const { policy, policyFolder = '', changes, tool, totals } = report;
  // An entry without hashes is not proven, although none of its hashes lacks a proof.
  const allProven = totals.proven === totals.hashes && !hasFound(report, 'hashes-cleared');
  const level = allProven ? levels.proven : levels.accepted;
  const statement = {
    _type: 'https://in-toto.io/Statement/v1',
    subject: passed ? [...lockFiles, ...packagesOf(changes)] : lockFiles,
    predicateType: 'https://slsa.dev/verification_summary/v1',
    predicate: {
      verifier: { id: project, version: { lockproof: tool.version } },
      timeVerified: now.toISOString(),
      resourceUri: resource,
      policy:
        policy === null
          ? { uri: `${project}/blob/main/docs/policy.md` }
          : {
              uri: `${resource}#${encodeURIComponent(posix.join(policyFolder, policy.path))}`,
              digest: digestSet(policy.digest),
              // A receipt has one policy; the file that it extends decided as well.
              ...(policy.extends === undefined ? {} : { annotations: { extends: policy.extends } }),
            },
      inputAttestations: documentsOf(changes),
      verificationResult: passed ? 'PASSED' : 'FAILED',
      verifiedLevels: [passed ? level : 'FAILED'],
      slsaVersion: '1.1',
    },
  };
  return `${visibleJson(JSON.stringify(statement, null, 2))}\n`;
}

/** A signer reads subjects line by line, so a name must not make a line of its own (T95). It is whole, however long it is. */
function nameFrom(text: string): string {
  return visible(text, Number.POSITIVE_INFINITY);
}

/** The packages whose digest a signed document lists. Other files of the release have no platform. */
function packagesOf(changes: readonly ReportedChange[]) {
  const packages = changes.flatMap(({ provider, to, hashes }) =>
    hashes
      .filter(({ hash, worth, platform }) => isOfZip(hash) && worth?.kind === 'proven' && platform !== null)
      .map(({ hash, platform }) => ({
        name: nameFrom(`${provider}/${to?.version}/${platform}`),
        digest: { sha256: zipDigest(hash) },
      })),
  );
  return [...new Map(packages.map((one) => [`${one.name} ${one.digest.sha256}`, one])).values()];
}

function documentsOf(changes: readonly ReportedChange[]) {
  const documents = changes.flatMap((change) => [
    ...change.documents,
    ...(verifiedBuild(change)?.attestations ?? []),
  ]);
  return [...new Map(documents.map((one) => [`${one.url} ${one.digest}`, one])).values()].map(
    ({ url, digest }) => ({ uri: url, digest: digestSet(digest) }),
  );
}

function digestSet(digest: string) {
  return { sha256: digest.slice('sha256:'.length) };
}
