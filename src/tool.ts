import manifest from '../package.json' with { type: 'json' };

/** The version in reports, in `--version` and in requests. */
export const toolVersion: string = manifest.version;

/** The version that runs here, as npm names it. */
export const pinnedPackage: string = `${manifest.name}@${manifest.version}`;
