import type { components } from '@octokit/openapi-types';

/** GitHub's own description of its answers: the compiler refuses an answer that GitHub would not give. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];
