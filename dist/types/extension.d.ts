import type { Command, Environment, Flag } from './command.js';
import type { Evidence, VersionEvidence } from './evidence/evidence.js';
import type { VersionPair } from './evidence/plan.js';
import type { Fetcher } from './http/fetcher.js';
import type { Settings } from './policy/settings.js';
import type { Rule } from './rules/rule.js';
import type { GitHubAccess } from './source/github/github-request.js';
/**
 * Something that a review can do without, with everything that belongs to it. The core names the ports below and imports
 * no extension; the entries hand it the list of those that exist. Take a folder out of `extensions/` and its line
 * out of the list, and the rest builds and reviews.
 *
 * An extension that learns a fact about a provider version, or adds a field to the report, declares it beside the
 * interface of the core (`declare module`), so that it is typed where the extension exists and nowhere else.
 */
export interface Extension {
    /** The name of its folder. */
    readonly name: string;
    /** Rules that judge what it learns. */
    readonly rules?: readonly Rule[];
    /** Flags of `review` and `verify`. */
    readonly flags?: readonly Flag[];
    readonly commands?: readonly Command[];
    /** Takes part in one run. Left out: it has no part in a review. */
    open?(run: Run): Part;
}
/** One review, as an extension sees it before anything is asked. */
export interface Run {
    readonly settings: Settings;
    readonly environment: Environment;
    /** Folders with the files under review: nothing in them may decide about the run (T25). */
    readonly reviewed: readonly string[];
    readonly fetcher: Fetcher;
    /** Left out: GitHub is not asked about providers. */
    readonly github: GitHubAccess | undefined;
    /** Takes a notice, one sentence. */
    say(notice: string): void;
}
/** What an extension does in one run. */
export interface Part {
    /**
     * Learns more about the versions in the evidence, after registries and mirrors have answered, because they tell where
     * a release lies. A failure is a value, never an exception.
     *
     * @param pairs each version under review with the one before it
     * @returns by the keys of the evidence, the fields to add
     */
    facts?(pairs: readonly VersionPair[], evidence: Evidence): Promise<LearntFacts>;
}
export type LearntFacts = ReadonlyMap<string, Partial<VersionEvidence>>;
