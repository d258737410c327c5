import { invalidInput } from '../../errors.ts';
import type { Outcome } from '../../outcome.ts';

/** One request to GitHub's API: `GET /advisories` with its parameters. */
export type GitHubRequest = (
  route: string,
  parameters: { readonly [name: string]: unknown },
) => Promise<{ readonly data: unknown; readonly headers?: { readonly link?: string | undefined } }>;

/** The body of an answer, and the cursor of the page after it (`null`: it was the last). */
export interface GitHubAnswer {
  readonly data: unknown;
  readonly next: string | null;
}

/** A way to ask github.com about providers. Nothing that it answers proves a hash, so a failure is a value. */
export interface GitHubAccess {
  /** Sends one request. @returns `absent` for a 404 */
  ask(route: string, parameters: { readonly [name: string]: unknown }): Promise<Outcome<GitHubAnswer>>;
}

/** Time for one answer about a provider, and the bytes that it may have: no review waits long for what it can do without. */
export const factLimits = { timeout: 15_000, largestAnswer: 32 * 1024 * 1024 };

/** An error about a header would print what it cannot take. @throws UserError without the token */
export function plainToken(text: string, where: string): string {
  const token = text.trim();
  if (/^[!-~]*$/.test(token)) return token;
  throw invalidInput(
    `${where} is no token, because it has a space, a line break or a character beyond ASCII; copy the token again.`,
  );
}
