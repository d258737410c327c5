import type { LoggedRequest, ReceivedRequest } from '../../support/github-double/world.ts';

/** Every request that a run may make, with its name in the table. `:x` is one segment of the path. */
export const requests: readonly (readonly [name: string, request: string, why: string])[] = [
  ['commit', 'GET /repos/:r/commits/:ref', 'the sha of a branch or tag that an input names'],
  ['merge base', 'GET /repos/:r/compare/:base...:head', 'the commit where the pull request left its base'],
  ['tree', 'GET /repos/:r/git/trees/:sha?recursive=1', 'the files of one revision'],
  ['folder', 'GET /repos/:r/git/trees/:sha', 'the policy, in a commit other than the two revisions'],
  [
    'now',
    'POST /graphql, a query',
    'the tip of the base branch and its policy, which may be newer than the event',
  ],
  ['merge', 'POST /graphql, a query', 'the merge commit, where the base branch went on after the merge base'],
  [
    'files',
    'POST /graphql, a query',
    'lock files, the configuration beside them, the policy: up to a hundred files',
  ],
  ['file', 'GET /repos/:r/git/blobs/:sha', 'one file that GraphQL does not give: large, binary or not UTF-8'],
  [
    'look',
    'POST /graphql, a query',
    'the account of the token; head, threads and comments of the pull request, a hundred of each',
  ],
  [
    'close',
    'POST /graphql, a mutation',
    'resolves or hides threads of resolved findings, hides a second comment',
  ],
  ['hunks', 'GET /repos/:r/pulls/:n/files', 'the lines of the diff that may have a thread'],
  ['review', 'POST /repos/:r/pulls/:n/reviews', 'begins threads beside lines'],
  ['comment', 'POST /repos/:r/issues/:n/comments', 'creates the comment'],
  ['edit', 'PATCH /repos/:r/issues/comments/:id', 'updates the comment'],
];

const patterns: readonly (readonly [RegExp, string])[] = requests
  .filter(([, request]) => !request.includes('graphql'))
  .map(([name, request]) => [patternOf(request), name]);

/** The name of a request; method and path where it has none. */
export function requestName({ method, path, query, body }: ReceivedRequest): string {
  if (method === 'POST' && path === '/graphql')
    return questionName(String((body as { query?: unknown }).query));
  const recursive = query.has('recursive') ? '?recursive=1' : '';
  const request = `${method} ${path}${recursive}`;
  return patterns.find(([pattern]) => pattern.test(request))?.[1] ?? request;
}

function questionName(query: string): string {
  if (query.startsWith('mutation')) return 'close';
  if (query.includes('object(oid:')) return 'files';
  if (query.includes('potentialMergeCommit')) return 'merge';
  return query.includes('headRefOid') ? 'look' : 'now';
}

/** Reading the two revisions. All else is about the pull request. */
function isRead(request: ReceivedRequest): boolean {
  const place = requests.findIndex(([name]) => name === requestName(request));
  return place !== -1 && place < requests.findIndex(([name]) => name === 'look');
}

/** `merge base, 2 × tree, file`: the number of each kind, in the order of the list above, because a run reads in parallel. */
export function readWords(asked: readonly LoggedRequest[]): string {
  const counts = new Map<string, number>();
  for (const request of asked.filter(isRead)) {
    const words = withStatus(requestName(request), request);
    counts.set(words, (counts.get(words) ?? 0) + 1);
  }
  const order = (words: string) =>
    requests.findIndex(([name]) => name === words.replace(/ \*\*\d+\*\*$/, ''));
  return [...counts]
    .toSorted(([one], [other]) => order(one) - order(other))
    .map(([words, count]) => (count === 1 ? words : `${count} × ${words}`))
    .join(', ');
}

/** `look → review of 1 → look → comment`: the requests about the pull request, in order. */
export function pullWords(asked: readonly LoggedRequest[]): string {
  const words = asked
    .filter((request) => !isRead(request))
    .map((request) => withStatus(`${requestName(request)}${sizeOf(request)}`, request));
  return words.join(' → ');
}

function sizeOf(request: LoggedRequest): string {
  const body = request.body as { readonly comments?: readonly unknown[]; readonly query?: string };
  switch (requestName(request)) {
    case 'review':
      return ` of ${body.comments?.length}`;
    case 'close': {
      const count = (mutation: string) => (body.query ?? '').split(`${mutation}(`).length - 1;
      return ` (resolve ${count('resolveReviewThread')}, hide ${count('minimizeComment')})`;
    }
    default:
      return '';
  }
}

function withStatus(words: string, { status }: LoggedRequest): string {
  return status >= 400 ? `${words} **${status}**` : words;
}

function patternOf(request: string): RegExp {
  const [path = '', query] = request.split('?');
  const text = path
    .replaceAll('.', '\\.')
    .replace('/repos/:r', '/repos/[^/]+/[^/]+')
    .replaceAll(/:\w+/g, '[^/]+');
  return new RegExp(`^${text}${query === undefined ? '' : `\\?${query}`}$`);
}
