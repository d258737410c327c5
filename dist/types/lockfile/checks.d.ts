/** What is wrong with one value: a {@link Problem} without a place. */
interface Complaint {
    readonly summary: string;
    readonly detail: string;
}
/** Why Terraform would not accept this label of a provider block; `null` if it would. */
export declare function complaintAboutAddress(label: string): Complaint | null;
/** Why Terraform would not accept this `version`. */
export declare function complaintAboutVersion(version: string): Complaint | null;
/**
 * Why Terraform would not accept these `constraints`. It does not check whether the version meets them, because Terraform does not check
 * that either.
 */
export declare function complaintAboutConstraints(constraints: string): Complaint | null;
/** Why Terraform would not accept this element of `hashes`. */
export declare function complaintAboutHash(hash: string): Complaint | null;
export {};
