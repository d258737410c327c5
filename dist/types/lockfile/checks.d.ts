/** What is wrong with one value: a {@link Problem} that has no place yet. */
interface Complaint {
    readonly summary: string;
    readonly detail: string;
}
/** Why Terraform would not accept this label of a provider block; `null` where it would. */
export declare function complaintAboutAddress(label: string): Complaint | null;
/** Why Terraform would not accept this `version`. */
export declare function complaintAboutVersion(version: string): Complaint | null;
/** Why Terraform would not accept these `constraints`. Whether the version meets them is no question here: Terraform does not ask it either. */
export declare function complaintAboutConstraints(constraints: string): Complaint | null;
/** Why Terraform would not accept this element of `hashes`. */
export declare function complaintAboutHash(hash: string): Complaint | null;
export {};
