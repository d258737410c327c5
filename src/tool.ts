import manifest from '../package.json' with { type: 'json' };

/** The version that reports, `--version` and requests carry. */
export const toolVersion: string = manifest.version;
