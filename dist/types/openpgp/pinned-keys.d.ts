import type { PinnedKeys } from './trust-tier.ts';
/** The keys that identify a publisher by themselves; every other key is only as good as the registry that lists it. */
export declare const hashicorpFingerprint = "C874011F0AB405110D02105534365D9472D7468F";
/** Of OpenTofu's key for the providers that it builds itself; the registry lists it with each of them. */
export declare const opentofuFingerprint = "E3E6E43D84CB852EADB0051D0C0AF313E5FD9F80";
export declare const pinnedKeys: PinnedKeys;
