/** Whether this Node can run Lockproof (22.12 or newer). */
export declare const nodeIsSupported: boolean;
export declare const unsupportedNode: string;
