import type { Configuration } from './configuration/configuration.js';
import type { Evidence } from './evidence/gather.js';
import { type PlanContext } from './evidence/plan.js';
import type { NamedVersion } from './evidence/progress.js';
import { type GroupedChange } from './lockfile/group.js';
import type { Settings } from './policy/settings.js';
import type { ReviewedChange, ReviewedFile } from './rules/rule.js';
import type { Snapshot } from './source/source.js';
/** Where a lock file under review stands at head. */
export declare function rootsOf({ files }: Snapshot): string[];
/** What the plan has to know beside the changes. */
export declare function planContext(files: readonly ReviewedFile[], settings: Settings, complete: boolean): PlanContext;
/** The versions that the policy wants to have an age. */
export declare function versionsToDate(changes: readonly GroupedChange[], settings: Settings): NamedVersion[];
/** Every file under review, both sides read, with the configuration that stands beside it at head. */
export declare function readFiles({ files }: Snapshot, configurations: ReadonlyMap<string, Configuration>): ReviewedFile[];
/** What happened to each provider, the same in many files said once; in an audit also of those to which nothing happened. */
export declare function changesIn(files: readonly ReviewedFile[], { scope }: Settings): readonly GroupedChange[];
/** A change with what was learnt about its two versions. */
export declare function withEvidence(grouped: GroupedChange, evidence: Evidence): ReviewedChange;
