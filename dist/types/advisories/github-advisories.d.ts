import { type GitHubRequest } from '../source/github/ask-github.ts';
import { type AdvisoryDatabase } from './advisory.ts';
/**
 * GitHub's advisory database, which knows providers as Go modules. One request for all modules of a run, unless there are hundreds. Nothing
 * depends on the answer, so each request is sent once.
 */
export declare function githubAdvisories(request: GitHubRequest): AdvisoryDatabase;
