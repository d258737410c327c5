import type { Answer } from '../http/fetcher.ts';
import { type Outcome } from '../outcome.ts';
import type { PackageMetadata } from './registry.ts';
export interface MetadataQuestion {
    readonly address: string;
    readonly type: string;
    readonly version: string;
    readonly platform: string;
    /** As a noun phrase for messages. */
    readonly what: string;
}
/**
 * Reads the answer about one package and accepts it only if it matches the question: operating system, architecture, and a file name that is
 * not the one of another provider or platform. Registries may call their files as they like, and Terraform takes any name that the signed
 * document lists with the same digest. Its addresses are resolved against the address that answered.
 */
export declare function readMetadata(answer: Answer, question: MetadataQuestion): Outcome<PackageMetadata>;
