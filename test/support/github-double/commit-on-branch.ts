import { repositoryUrl } from './git-answers.ts';
import { ok, type Reply, type World } from './world.ts';

interface Input {
  readonly branch: { readonly repositoryNameWithOwner: string; readonly branchName: string };
  readonly expectedHeadOid: string;
  readonly message: { readonly headline: string };
  readonly fileChanges: {
    readonly additions?: readonly { readonly path: string; readonly contents: string }[];
  };
}

/** `createCommitOnBranch`: refuses if the branch has moved, as GitHub does, and signs for the owner of the token. */
export function commitOnBranch(world: World, variables: Readonly<Record<string, unknown>>): Reply {
  const { branch, expectedHeadOid, message, fileChanges } = variables.input as Input;
  const refuse = (type: string, said: string) =>
    ok({
      data: { createCommitOnBranch: null },
      errors: [{ type, path: ['createCommitOnBranch'], message: said }],
    });
  if (branch.repositoryNameWithOwner !== `${world.owner}/${world.repo}`)
    return refuse(
      'NOT_FOUND',
      `Could not resolve to a Repository with the name '${branch.repositoryNameWithOwner}'.`,
    );
  if (world.faults.readOnly) return refuse('FORBIDDEN', 'Resource not accessible by integration');
  const tip = world.repository.resolve(`refs/heads/${branch.branchName}`);
  if (tip === null) return refuse('NOT_FOUND', 'Could not resolve to a Ref.');
  if (tip !== expectedHeadOid)
    return refuse(
      'STALE_DATA',
      `Expected branch to point to "${expectedHeadOid}" but it did not. Pull and try again.`,
    );
  const files = (fileChanges.additions ?? []).map(({ path, contents }) => [
    path,
    Buffer.from(contents, 'base64'),
  ]);
  const sha = world.repository.commit(Object.fromEntries(files), message.headline, {
    branch: branch.branchName,
  });
  return ok({ data: { createCommitOnBranch: { commit: { url: `${repositoryUrl(world)}/commit/${sha}` } } } });
}
