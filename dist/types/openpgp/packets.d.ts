/** One packet with its header, as it stands in the file. */
export interface RawPacket {
    readonly tag: number;
    readonly bytes: Uint8Array;
}
/** The header of a packet makes no sense, or the packet ends behind the end of the file. */
export declare class PacketError extends Error {
    constructor();
}
/**
 * Walks over the packets of a file (RFC 9580 section 4.2) one by one, so that what stands behind the packet that decides is never read,
 * as in Terraform.
 * @throws PacketError at the place where the bytes are no packet
 */
export declare function walkPackets(file: Uint8Array): Generator<RawPacket>;
