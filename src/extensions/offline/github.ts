import { z } from 'zod';
import type { AskFact, FactQuestion } from '../../evidence/keeper.ts';
import { known, unavailable } from '../../outcome.ts';
import { sha256 } from '../../sha256.ts';
import type { GitHubAccess } from '../../source/github/ask-github.ts';

const answer = z.object({ data: z.unknown(), next: z.string().nullable() });

/** GitHub with each request kept as a fact, or answered by one. @param access left out: no request is made */
export function githubThrough(fact: AskFact, access?: GitHubAccess): GitHubAccess {
  return {
    async ask(route, parameters) {
      const [method, path] = route.split(' ') as [FactQuestion['method'], string];
      // The query goes in as its digest, because it may be a thousand digests long.
      const url = `https://api.github.com${path}#${sha256(JSON.stringify(parameters))}`;
      const kept = await fact({ method, url }, async () =>
        access === undefined
          ? unavailable('not-in-evidence', 'no request sent')
          : access.ask(route, parameters),
      );
      if (kept.kind !== 'known') return kept;
      const read = answer.safeParse(kept.value);
      return read.success
        ? known(read.data)
        : unavailable('not-in-evidence', 'the kept answer of GitHub cannot be read');
    },
  };
}
