import { terraformRegistry } from '../../address/address.ts';
import { distinct } from '../../distinct.ts';
import { isOfZip, zipDigest } from '../../hash.ts';
import { compareBytes } from '../../lockfile/order.ts';
import { visible, visibleJson } from '../../report/escape.ts';
import type { Report, ReportedChange, ReportedHash } from '../../report/report.ts';
import { sha256 } from '../../sha256.ts';
import { refuseReceiptOfPart, verifiedBuild } from './whole.ts';

const project = 'https://github.com/lockproof/lockproof';

/**
 * A bill of materials (CycloneDX 1.6): a component for each provider version, and in it one for each package
 * whose zh is signed. It has no `purl`, as package URLs have no type for providers yet.
 * @throws UserError if the report is about a part of the entries: a reader takes a bill for the whole
 */
export function renderCycloneDx(report: Report, now: Date): string {
  refuseReceiptOfPart(report, 'cyclonedx');
  const left = report.changes.filter(({ to }) => to !== null);
  const releases = Map.groupBy(left, ({ provider, to }) => `${provider}@${to?.version}`);
  const components = [...releases.values()].map(providerAs);
  const website = { type: 'website', url: project };
  const tool = { type: 'application', name: 'lockproof', version: report.tool.version };
  const bill = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: serialNumberOf(report),
    version: 1,
    metadata: {
      timestamp: now.toISOString(),
      tools: { components: [{ ...tool, externalReferences: [website] }] },
    },
    components: components.toSorted((one, other) => compareBytes(one['bom-ref'], other['bom-ref'])),
  };
  return `${visibleJson(JSON.stringify(bill, null, 2))}\n`;
}

/** @param changes all of the same version of one provider: it came to it from different versions */
function providerAs(changes: readonly ReportedChange[]) {
  const [change] = changes as [ReportedChange];
  const { provider, to, signature, source } = change;
  const built = verifiedBuild(change);
  const [host = '', namespace = '', type = ''] = provider.split('/').map(textFrom);
  const version = textFrom(to?.version ?? '');
  const keys = [signature.fingerprint, ...(signature.otherKeys ?? [])].filter((key) => key !== null);
  const page = `https://${host}/providers/${namespace}/${type}/${version}`;
  return {
    type: 'application',
    'bom-ref': textFrom(`${provider}@${version}`),
    group: `${host}/${namespace}`,
    name: type,
    version,
    externalReferences: [
      ...(source === null ? [] : [{ type: 'vcs', url: encodeURI(`https://${textFrom(source)}`) }]),
      ...(host === terraformRegistry ? [{ type: 'distribution', url: encodeURI(page) }] : []),
    ],
    components: packagesOf(changes),
    properties: [
      ...properties('signature:tier', [signature.tier]),
      ...properties('signature:fingerprint', keys),
      ...properties(
        'provenance',
        built === null ? [] : [`verified: built by ${built.workflow} of ${built.repository} at ${built.ref}`],
      ),
      ...properties(
        'lock-file',
        changes.flatMap(({ files }) => files),
      ),
      ...properties('hash', hashesIn(changes)),
    ],
  };
}

function properties(name: string, values: readonly string[]) {
  return distinct(values.map(textFrom)).map((value) => ({ name: `lockproof:${name}`, value }));
}

/** With their worth: `h1:… proven`. A zh that is proven is the hash of a package, and no property. */
function hashesIn(changes: readonly ReportedChange[]): readonly string[] {
  const others = hashesOf(changes).filter((hash) => !isPackage(hash));
  return others.map(({ hash, worth }) => `${hash} ${worth?.kind ?? 'unproven'}`);
}

function packagesOf(changes: readonly ReportedChange[]) {
  const [{ provider, to }] = changes as [ReportedChange];
  const type = provider.slice(provider.lastIndexOf('/') + 1);
  const packages = Map.groupBy(hashesOf(changes).filter(isPackage), ({ hash }) => hash);
  return [...packages].map(([hash, [first]]) => ({
    type: 'file',
    'bom-ref': textFrom(`${provider}@${to?.version}#${hash}`),
    name: textFrom(`terraform-provider-${type}_${to?.version}_${first?.platform}.zip`),
    hashes: [{ alg: 'SHA-256', content: zipDigest(hash) }],
  }));
}

function isPackage({ hash, worth, platform }: ReportedHash): boolean {
  return isOfZip(hash) && worth?.kind === 'proven' && platform !== null;
}

function hashesOf(changes: readonly ReportedChange[]): ReportedChange['hashes'] {
  return changes.flatMap(({ hashes }) => hashes.filter(({ status }) => status !== 'removed'));
}

/** Text of a lock file or the name of a folder, on one line and with every character visible (T95). It is whole, however long it is. */
function textFrom(text: string): string {
  return visible(text, Number.POSITIVE_INFINITY);
}

/** A UUID of version 8 (RFC 9562) from the lock files and what is in them. */
function serialNumberOf({ files, changes, tool }: Report): string {
  const hex = sha256(JSON.stringify([tool, files, changes]));
  const variant = ((Number.parseInt(hex[16] ?? '0', 16) & 0x3) | 0x8).toString(16);
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, variant + hex.slice(17, 20)];
  return `urn:uuid:${[...parts, hex.slice(20, 32)].join('-')}`;
}
