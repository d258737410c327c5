import manifest from '../package.json' with { type: 'json' };

export const toolVersion: string = manifest.version;

/** The tag of the newest release; `null` while there is none: then no text may name a tag or a package. */
export const released: string | null = null;

export const docsUrl = 'https://github.com/lockproof/lockproof/tree/main/docs';
