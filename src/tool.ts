import manifest from '../package.json' with { type: 'json' };

/** The version in reports, in `--version` and in requests. */
export const toolVersion: string = manifest.version;

/** How a person starts the version that runs here; commands in comments and in starter files begin with it. */
export const pinnedCommand: string = `npx ${manifest.name}@${manifest.version}`;
