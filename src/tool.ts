import manifest from '../package.json' with { type: 'json' };

/** The version in reports, in `--version` and in requests. */
export const toolVersion: string = manifest.version;

/** The folder of the documentation. */
export const docsUrl = 'https://github.com/lockproof/lockproof/tree/main/docs';
