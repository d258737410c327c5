import type { Report } from '../report.ts';
type Facts = Pick<Report, 'changes' | 'findings' | 'totals' | 'silenced'>;
/**
 * What passes without proof, and why: somebody's word, a waiver, a rule that the policy turns off or lowers. It is counted apart from what is proven.
 *
 * @returns `null` where everything is proven and nothing was waived or turned off
 */
export declare function acceptedWords(report: Facts): string | null;
export {};
