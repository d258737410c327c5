/** The version that reports, `--version` and requests carry. */
export declare const toolVersion: string;
