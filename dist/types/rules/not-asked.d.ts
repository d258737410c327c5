import { type Sentence } from '../finding/sentence.ts';
import type { LockedEntry } from '../subject/subject.ts';
import { type RuleFinding } from './rule.ts';
/** A warning, because the verdict is then `incomplete` and `on-unavailable` decides what follows. */
export declare function notAsked(entry: LockedEntry, gists: ReadonlyMap<string, Sentence>): readonly RuleFinding[];
/** What one cause leaves unchecked, counted once for all providers. By cause. */
export declare function gistsOfCauses(entries: readonly LockedEntry[]): ReadonlyMap<string, Sentence>;
