import type { Answer } from '../http/fetcher.js';
import { type Outcome } from '../outcome.js';
import type { PackageMetadata } from './registry.js';
export interface MetadataQuestion {
    readonly address: string;
    readonly type: string;
    readonly version: string;
    readonly platform: string;
    /** As a noun phrase for messages. */
    readonly what: string;
}
/**
 * Reads the answer about one package and believes it only if it speaks of what was asked: operating system, architecture and a file
 * name with this very type, version and platform. The addresses in it are resolved against the address that answered.
 */
export declare function readMetadata(answer: Answer, question: MetadataQuestion): Outcome<PackageMetadata>;
