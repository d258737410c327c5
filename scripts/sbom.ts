import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A list of packages in the CycloneDX format, as far as we look into it. */
export interface Sbom {
  readonly metadata: { readonly component: Component };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

interface Component {
  readonly 'bom-ref': string;
  readonly name: string;
  readonly group?: string;
  readonly version: string;
  readonly properties?: readonly { readonly name: string; readonly value: string }[];
}

/**
 * The packages that the project needs when it runs. They come from the lock file, because what is in `node_modules` depends on the machine.
 *
 * `npm sbom --omit dev` also leaves out packages that both the project and one of its tools need, so the tools are left out here.
 */
export function productionSbom(): Sbom {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];
  const all = JSON.parse(
    execFileSync('npm', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 2 ** 26 }),
  ) as Sbom;
  const { name } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly name: string };
  const tools = optionalTools();
  const components = all.components.filter((component) => !isTool(component, tools));
  const project = all.metadata.component;
  const refs = new Set([project, ...components].map((component) => component['bom-ref']));
  return {
    ...all,
    // npm names the project after its folder.
    metadata: { ...all.metadata, component: { ...project, name } },
    components,
    dependencies: all.dependencies
      .filter(({ ref }) => refs.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((each) => refs.has(each)) })),
  };
}

function isTool({ properties = [], ...component }: Component, tools: ReadonlySet<string>): boolean {
  const isDevelopment = properties.some(
    ({ name, value }) => name === 'cdx:npm:package:development' && value === 'true',
  );
  // npm does not mark a tool that a library can use where it is there.
  return isDevelopment || tools.has(component['bom-ref']);
}

/** `name@version` of the packages that a library of the project can use, and that only its tools bring. */
function optionalTools(): ReadonlySet<string> {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    readonly packages: Readonly<
      Record<string, { readonly version?: string; readonly dev?: boolean; readonly devOptional?: boolean }>
    >;
  };
  const named = Object.entries(packages).map(([path, { version, dev, devOptional }]) => ({
    name: `${path.split('node_modules/').at(-1)}@${version}`,
    isTool: dev === true || devOptional === true,
  }));
  const needed = new Set(named.flatMap(({ name, isTool: tool }) => (tool ? [] : [name])));
  return new Set(named.flatMap(({ name }) => (needed.has(name) ? [] : [name])));
}
