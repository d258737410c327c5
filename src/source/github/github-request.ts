/** One request to GitHub's API: `GET /advisories` with its parameters. */
export type GitHubRequest = (
  route: string,
  parameters: { readonly [name: string]: unknown },
) => Promise<{ readonly data: unknown }>;
