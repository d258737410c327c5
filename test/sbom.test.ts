import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { productionSbom } from '../scripts/sbom.ts';

interface Locked {
  readonly version?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
}

const sbom = productionSbom();
const listed = sbom.components.map(({ group, name, version }) => {
  return `${group === undefined ? name : `${group}/${name}`} ${version}`;
});

it('the SBOM lists the packages of the lock file that are not tools, and no other', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Readonly<Record<string, Locked>>;
  };
  const needed = Object.entries(packages)
    .filter(([path, { dev, devOptional }]) => path !== '' && dev !== true && devOptional !== true)
    .map(([path, { version }]) => `${path.split('node_modules/').at(-1)} ${version}`);
  expect(new Set(listed)).toEqual(new Set(needed));
});

it('the SBOM lists every package whose code is in the bundle', () => {
  const bundled = readFileSync('dist/licenses.txt', 'utf8')
    .split(/^-{100}$/m)
    .map((section) => section.trim().split(' (', 1)[0]);
  expect(bundled).toContainEqual(expect.stringMatching(/^yaml /));
  expect(bundled.filter((each) => !listed.includes(each ?? ''))).toEqual([]);
});

it('the SBOM is about this project, and what it refers to is in it', () => {
  const project = sbom.metadata.component;
  const refs = [project, ...sbom.components].map((component) => component['bom-ref']);
  expect(project.name).toBe('lockproof');
  expect(sbom).toMatchObject({ bomFormat: 'CycloneDX', serialNumber: expect.any(String) });
  expect(sbom.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn])).toSatisfy((each: string[]) =>
    each.every((ref) => refs.includes(ref)),
  );
});
