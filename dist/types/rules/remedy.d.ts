/**
 * An edit and, where the provider's name is safe in a shell, the command that follows it. The edit comes first because
 * `providers lock` merges with what the file holds: it never removes a planted hash and never complains about one (F4, F5).
 *
 * @param edit a sentence without final stop, or empty where the command is all there is to do
 */
export declare function thenLock(edit: string, address: string, platforms: readonly string[]): string;
/** The edit, and then `terraform init` or `tofu init`, whichever belongs to the provider's registry. */
export declare function thenInit(edit: string, address: string | null, flag?: '' | ' -upgrade'): string;
/** A remedy as prose and the command to copy. Only commands of our own making are taken for one. */
export declare function splitRemedy(remedy: string): {
    readonly prose: string;
    readonly command: string | null;
};
