/** The version in reports, in `--version` and in requests. */
export declare const toolVersion: string;
/** How a person starts the version that runs here; commands in comments and in starter files begin with it. */
export declare const pinnedCommand: string;
