/** The bytes of one armor block and its type, as in its first line. */
interface ArmorBlock {
    readonly type: string;
    readonly bytes: Uint8Array;
}
/**
 * Decodes the first armor block of `text` (RFC 9580 section 6.2); `null` if there is none or it is damaged. It accepts text before the
 * block, CRLF and a missing checksum. It does not read later blocks and does not compare the checksum, as in Terraform 1.12 and later.
 */
export declare function readFirstArmorBlock(text: string): ArmorBlock | null;
/** One packet with its header, unchanged from the file. */
export interface RawPacket {
    readonly tag: number;
    readonly bytes: Uint8Array;
}
/** The header of a packet is invalid, or the packet is longer than the file. */
export declare class PacketError extends Error {
    constructor();
}
/**
 * Yields the packets of a file (RFC 9580 section 4.2) one by one, so that nothing after the deciding packet is read, as in Terraform.
 * @throws PacketError where the bytes are not a packet
 */
export declare function walkPackets(file: Uint8Array): Generator<RawPacket>;
export {};
