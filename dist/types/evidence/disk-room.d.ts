import type { Room } from '../http/fetcher.ts';
/** Room on disk that all packages of a run share. */
export interface DiskRoom {
    /** A new package, the youngest. */
    claim(): Claim;
    /** Bytes on disk now. */
    used(): number;
}
export interface Claim extends Room {
    /** The package is complete. It stays on disk until it is released. */
    complete(): void;
    /** The package is removed. */
    release(): void;
}
/**
 * Shares a number of bytes among the packages of a run. A package may grow only if all that began before it still have room to become
 * complete, so two that are half there never wait for each other. The oldest goes on whatever its size, if no complete one will make room.
 *
 * @param limit bytes
 */
export declare function openDiskRoom(limit: number): DiskRoom;
