import type { Registry } from '../registry/registry.ts';
import { type Draw } from './announced-h1.ts';
import type { PackageHashCache } from './cache.ts';
import type { VersionEvidence } from './evidence.ts';
import { type PackageHasher } from './package-hashes.ts';
import { type EvidenceRequest } from './plan.ts';
export interface VersionPorts {
    readonly registry: Registry;
    /** Downloads and hashes a package whose digest a readable document lists. */
    readonly hashPackage: PackageHasher['hash'];
    /** The size of a package by its digest, where this run has learnt it. */
    readonly sizeOf?: PackageHasher['sizeOf'] | undefined;
    /** The hashes that earlier runs computed; left out: none. */
    readonly cache?: Pick<PackageHashCache, 'get'> | undefined;
    /** Whether the packages of the wanted platforms are computed in any case; left out: not. */
    readonly completes?: boolean | undefined;
    /** Whether an unsigned announcement of the registry is enough to save a download. */
    readonly wordIsEnough: boolean;
    /** Left out: no sample can be drawn, so every package is computed. */
    readonly draw?: Draw | undefined;
}
/** A version whose small answers are there. Its packages are not downloaded yet. */
export interface OpenedVersion {
    /** The packages that will probably be downloaded: a planted h1 costs more, an h1 that is found early costs less. */
    readonly planned: readonly PlannedPackage[];
    /** Downloads what is needed, and gives everything about the version. */
    finish(): Promise<VersionEvidence>;
}
export interface PlannedPackage {
    readonly platform: string;
    /** The digest, where a document lists it. */
    readonly zh: string | null;
    /** As the registry states it. */
    readonly bytes: number | null;
}
/** Gathers what takes small answers only. A version with zh alone costs four small requests and no package. */
export declare function openVersion(request: EvidenceRequest, ports: VersionPorts): Promise<OpenedVersion>;
