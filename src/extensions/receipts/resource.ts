import type { Environment } from '../../command.ts';

/**
 * What was reviewed, as a URI: the repository as GitHub's or GitLab's runner names it, with the commit; elsewhere the commit alone, or the folder.
 *
 * @param head the commit; `null` for files that are in none
 */
export function resourceOf(env: Environment, head: string | null): string {
  const repository = repositoryIn(env);
  if (repository !== null) return head === null ? repository : `${repository}@${head}`;
  return head === null ? 'file:.' : `urn:git:commit:${head}`;
}

function repositoryIn({ GITHUB_SERVER_URL, GITHUB_REPOSITORY, CI_PROJECT_URL }: Environment): string | null {
  const url =
    GITHUB_SERVER_URL && GITHUB_REPOSITORY ? `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}` : CI_PROJECT_URL;
  return url === undefined || !URL.canParse(url) ? null : `git+${url}`;
}
