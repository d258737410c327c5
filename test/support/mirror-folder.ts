import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProviderPackage } from './signed-registry/provider-package.ts';
import type { Release } from './signed-registry/release.ts';

/** Writes releases into a folder in the layout of `terraform providers mirror`. */
export function fillMirror(folder: string, host: string, ...releases: readonly Release[]): void {
  for (const { namespace, type, version, packages } of releases) {
    const place = join(folder, host, namespace, type);
    mkdirSync(place, { recursive: true });
    for (const { filename, zip } of packages) writeFileSync(join(place, filename), zip);
    const versions = releases
      .filter((one) => one.namespace === namespace && one.type === type)
      .map((one) => [one.version, {}]);
    writeJson(join(place, 'index.json'), { versions: Object.fromEntries(versions) });
    writeJson(join(place, `${version}.json`), { archives: Object.fromEntries(packages.map(archiveOf)) });
  }
}

function archiveOf({ platform, filename, h1 }: ProviderPackage): readonly [string, unknown] {
  return [platform, { url: filename, hashes: [h1.archive] }];
}

function writeJson(path: string, value: unknown): void {
  writeFileSync(path, JSON.stringify(value, null, 2));
}
