import { type Rule } from './rule.ts';
/**
 * What Terraform reads is what a checkout writes. By its attributes git may write other bytes than the repository holds: with another encoding a
 * comment of the file under review is a live hash in the working tree (T58).
 */
export declare const hiddenContent: Rule;
