import { z } from 'zod';
import type { Octokit } from '../source/octokit.ts';

/** Whose comments are ours. */
export interface CommentAuthor {
  /** As comments show it: `github-actions[bot]`, `my-app[bot]`, `octocat`. */
  readonly login: string;
  readonly type: 'Bot' | 'User';
}

/**
 * Who writes with this token. GraphQL's `viewer` answers for workflow tokens, app tokens and personal tokens alike; `GET /user` only
 * for the last. Where neither answers it is the workflow's own token, which is the usual one. Never throws. Ask early: the client keeps a
 * second between this and the first write.
 */
export async function commentAuthor(octokit: Octokit): Promise<CommentAuthor> {
  const login = (await viewerLogin(octokit)) ?? (await userLogin(octokit)) ?? 'github-actions[bot]';
  return authorNamed(login);
}

/** Square brackets can not stand in the name of a person. */
export function authorNamed(login: string): CommentAuthor {
  return { login, type: login.endsWith('[bot]') ? 'Bot' : 'User' };
}

async function viewerLogin(octokit: Octokit): Promise<string | null> {
  try {
    return viewerSchema.parse(await octokit.graphql('{ viewer { login } }')).viewer.login;
  } catch {
    return null;
  }
}

async function userLogin(octokit: Octokit): Promise<string | null> {
  try {
    return userSchema.parse((await octokit.rest.users.getAuthenticated()).data).login;
  } catch {
    return null;
  }
}

const userSchema = z.object({ login: z.string().min(1) });
const viewerSchema = z.object({ viewer: userSchema });
