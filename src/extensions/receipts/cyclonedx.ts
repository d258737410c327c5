import { ComponentType, ExternalReferenceType, HashAlgorithm } from '@cyclonedx/cyclonedx-library/Enums';
import {
  Bom,
  Component,
  ComponentRepository,
  ExternalReference,
  ExternalReferenceRepository,
  HashDictionary,
  Property,
  PropertyRepository,
} from '@cyclonedx/cyclonedx-library/Models';
import { JSON as Json, JsonSerializer } from '@cyclonedx/cyclonedx-library/Serialize';
import { Spec1dot6 } from '@cyclonedx/cyclonedx-library/Spec';
import { terraformRegistry } from '../../address/address.ts';
import { distinct } from '../../distinct.ts';
import { isOfZip, zipDigest } from '../../hash.ts';
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
  const bom = new Bom({ serialNumber: serialNumberOf(report) });
  bom.metadata.timestamp = now;
  const website = new ExternalReference(project, ExternalReferenceType.Website);
  bom.metadata.tools.components.add(
    new Component(ComponentType.Application, 'lockproof', {
      version: report.tool.version,
      externalReferences: new ExternalReferenceRepository([website]),
    }),
  );
  const left = report.changes.filter(({ to }) => to !== null);
  const releases = Map.groupBy(left, ({ provider, to }) => `${provider}@${to?.version}`);
  for (const changes of releases.values()) bom.components.add(providerAs(changes));
  const serializer = new JsonSerializer(new Json.Normalize.Factory(Spec1dot6));
  return `${visibleJson(serializer.serialize(bom, { sortLists: true, space: 2 }))}\n`;
}

/** @param changes all of the same version of one provider: it came to it from different versions */
function providerAs(changes: readonly ReportedChange[]): Component {
  const [change] = changes as [ReportedChange];
  const { provider, to, signature, source } = change;
  const built = verifiedBuild(change);
  const builder = built && `verified: built by ${built.workflow} of ${built.repository} at ${built.ref}`;
  const [host = '', namespace = '', type = ''] = provider.split('/').map(textFrom);
  const version = textFrom(to?.version ?? '');
  const component = new Component(ComponentType.Application, type, {
    bomRef: textFrom(`${provider}@${version}`),
    group: `${host}/${namespace}`,
    version,
    components: new ComponentRepository(packagesOf(changes)),
    properties: new PropertyRepository([
      new Property('lockproof:signature:tier', signature.tier),
      ...[signature.fingerprint, ...(signature.otherKeys ?? [])].flatMap((key) =>
        key === null ? [] : [new Property('lockproof:signature:fingerprint', key)],
      ),
      ...(builder === null ? [] : [new Property('lockproof:provenance', textFrom(builder))]),
      ...distinct(changes.flatMap(({ files }) => files)).map(
        (path) => new Property('lockproof:lock-file', textFrom(path)),
      ),
      ...hashProperties(changes),
    ]),
  });
  if (source !== null)
    component.externalReferences.add(
      new ExternalReference(`https://${textFrom(source)}`, ExternalReferenceType.VCS),
    );
  if (host === terraformRegistry)
    component.externalReferences.add(
      new ExternalReference(
        `https://${host}/providers/${namespace}/${type}/${version}`,
        ExternalReferenceType.Distribution,
      ),
    );
  return component;
}

/** The value says with what worth: `h1:… proven`. A zh that is proven is the hash of a package, and no property. */
function hashProperties(changes: readonly ReportedChange[]): readonly Property[] {
  const values = hashesOf(changes)
    .filter((hash) => !isPackage(hash))
    .map(({ hash, worth }) => textFrom(`${hash} ${worth?.kind ?? 'unproven'}`));
  return distinct(values).map((value) => new Property('lockproof:hash', value));
}

function packagesOf(changes: readonly ReportedChange[]): readonly Component[] {
  const [{ provider, to }] = changes as [ReportedChange];
  const packages = new Map<string, Component>();
  for (const listed of hashesOf(changes)) {
    const { hash, platform } = listed;
    if (!isPackage(listed) || packages.has(hash)) continue;
    const type = provider.slice(provider.lastIndexOf('/') + 1);
    packages.set(
      hash,
      new Component(
        ComponentType.File,
        textFrom(`terraform-provider-${type}_${to?.version}_${platform}.zip`),
        {
          bomRef: textFrom(`${provider}@${to?.version}#${hash}`),
          hashes: new HashDictionary([[HashAlgorithm['SHA-256'], zipDigest(hash)]]),
        },
      ),
    );
  }
  return [...packages.values()];
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
