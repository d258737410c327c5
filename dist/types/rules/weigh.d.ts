import { type Waiver } from '../policy/waiver.js';
import type { Subject } from '../subject/subject.js';
import type { Finding } from './finding.js';
import type { Rule, RuleFinding } from './rule.js';
/**
 * A finding as the policy weighs it: another severity, none at all (`null`), or waived. A severity that the rule gave to this very
 * finding stays, and so does a question that could not be asked: `on-unavailable` decides about those.
 *
 * @param versions by {@link lockedVersions}
 */
export declare function weigh({ slug, severity: standard }: Rule, { severity: own, open, message, provider, hash, path, line, remedy }: RuleFinding, subject: Subject, versions: ReadonlyMap<string, string>): Finding | null;
/** The versions that are locked at head, by path and provider. */
export declare function lockedVersions({ changes }: Subject): ReadonlyMap<string, string>;
/** The waivers of the policy that are about a finding, whether they count or not. */
export declare function waiversOf({ rule, provider, hash, path }: Finding, { settings }: Subject, versions: ReadonlyMap<string, string>): readonly Waiver[];
/** `.github/lockproof.yml:12` */
export declare function placeOf({ line }: Waiver, { settings }: Subject): string;
