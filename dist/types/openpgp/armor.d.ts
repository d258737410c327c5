/** The bytes of one armor block and the kind that its first line names. */
export interface ArmorBlock {
    readonly type: string;
    readonly bytes: Uint8Array;
}
/**
 * Decodes the first armor block of `text` (RFC 9580 section 6.2); `null` where there is none or it is damaged. Text before it, CRLF, and
 * a missing checksum are fine; further blocks are not looked at; the checksum is not compared, as in Terraform since 1.12.
 */
export declare function readFirstArmorBlock(text: string): ArmorBlock | null;
