import type { Schema } from './schema.ts';

export interface Person {
  readonly login: string;
  readonly type: 'User' | 'Bot';
}

export const actionsBot: Person = { login: 'github-actions[bot]', type: 'Bot' };

export function simpleUser({ login, type }: Person): Schema<'simple-user'> {
  const url = `https://api.github.com/users/${encodeURIComponent(login)}`;
  return {
    login,
    id: login === actionsBot.login ? 41_898_282 : idOf(login),
    node_id: `U_${idOf(login)}`,
    avatar_url: `https://avatars.githubusercontent.com/u/${idOf(login)}?v=4`,
    gravatar_id: '',
    url,
    html_url: `https://github.com/${encodeURIComponent(login)}`,
    followers_url: `${url}/followers`,
    following_url: `${url}/following{/other_user}`,
    gists_url: `${url}/gists{/gist_id}`,
    starred_url: `${url}/starred{/owner}{/repo}`,
    subscriptions_url: `${url}/subscriptions`,
    organizations_url: `${url}/orgs`,
    repos_url: `${url}/repos`,
    events_url: `${url}/events{/privacy}`,
    received_events_url: `${url}/received_events`,
    type,
    site_admin: false,
  };
}

export function publicUser(person: Person): Schema<'public-user'> {
  const date = '2020-01-01T00:00:00Z';
  return {
    ...simpleUser(person),
    name: null,
    company: null,
    blog: null,
    location: null,
    email: null,
    hireable: null,
    bio: null,
    public_repos: 1,
    public_gists: 0,
    followers: 0,
    following: 0,
    created_at: date,
    updated_at: date,
  };
}

function idOf(login: string): number {
  return (
    [...login].reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 90_000_000, 7) +
    1_000
  );
}
