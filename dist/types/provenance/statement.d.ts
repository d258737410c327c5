/** What an attestation says about which files. */
export interface Statement {
    readonly predicateType: string;
    /** SHA-256, 64 lower-case hex digits each. */
    readonly subjects: ReadonlySet<string>;
}
/** The type of the statements that GitHub's action for build provenance makes. */
export declare const buildProvenance = "https://slsa.dev/provenance/v1";
/** Reads an in-toto statement; `null` where the payload is none. */
export declare function readStatement(payloadType: string, payload: Uint8Array): Statement | null;
/**
 * The statement in a bundle, not yet verified: only good for leaving out what attests something else. `null` where there is none that can be
 * read.
 */
export declare function peekStatement(bundle: unknown): Statement | null;
