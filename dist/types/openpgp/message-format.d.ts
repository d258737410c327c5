/** The bytes of one armor block and the kind that its first line names. */
interface ArmorBlock {
    readonly type: string;
    readonly bytes: Uint8Array;
}
/**
 * Decodes the first armor block of `text` (RFC 9580 section 6.2); `null` where there is none or it is damaged. Text before it, CRLF, and
 * a missing checksum are fine; further blocks are not looked at; the checksum is not compared, as in Terraform since 1.12.
 */
export declare function readFirstArmorBlock(text: string): ArmorBlock | null;
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
export {};
