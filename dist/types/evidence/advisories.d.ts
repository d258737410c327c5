import type { AdvisoryDatabase, KnownVulnerability } from '../advisories/advisory.ts';
import { type Outcome } from '../outcome.ts';
import type { Evidence } from './evidence.ts';
/**
 * What the database says about each version in the evidence, by the evidence's keys. One question names all of them; which version an answer is
 * about follows from its ranges.
 */
export declare function askForAdvisories(evidence: Evidence, database: AdvisoryDatabase): Promise<ReadonlyMap<string, Outcome<readonly KnownVulnerability[]>>>;
