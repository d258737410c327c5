import type { MessagePort } from 'node:worker_threads';
/** What goes to the thread that holds hcl2json. */
export interface ConversionRequest {
    readonly filename: string;
    readonly text: string;
    /** Where the reply is posted. */
    readonly port: MessagePort;
    /** Set to 1 and notified once the reply is posted. */
    readonly ready: Int32Array;
}
/** What comes back. */
export type ConversionReply = {
    readonly kind: 'converted';
    readonly value: unknown;
} | {
    readonly kind: 'refused';
    readonly reason: string;
};
