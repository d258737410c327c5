/** The version in reports, in `--version` and in requests. */
export declare const toolVersion: string;
