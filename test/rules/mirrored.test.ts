import { describe, expect, it } from 'vitest';
import type { HashProof, VersionEvidence } from '../../src/evidence/evidence.ts';
import { type Asked, absent, known, type Unavailable, unavailable } from '../../src/outcome.ts';
import {
  changed,
  evidence,
  findingsOf,
  h1,
  locked,
  refuted,
  report,
  settings,
  subject,
  zh,
} from '../support/review-builders.ts';

const mirror = 'mirror.example.com';
const folder = '/srv/mirror';

function word(by: string) {
  return { level: 'asserted', platform: 'linux_amd64', filename: null, by } as const;
}

/** The findings about an entry with these hashes at base and at head, where mirrors answered instead of the registry. */
function findings(
  proofs: Readonly<Record<string, HashProof>>,
  parts: Partial<VersionEvidence> = {},
  raw: Readonly<Record<string, string>> = {},
) {
  const lock = locked('3.2.4', Object.keys(proofs));
  const answered = { ...evidence(lock, proofs, []), mirrors: [mirror], ...parts };
  const change = changed({ base: lock, head: lock, evidence: answered });
  return findingsOf(subject([change], { settings: settings(raw) }));
}

describe('where mirrors answered instead of the registry', () => {
  it('each mirror has a separate finding', () => {
    const said = findings({ [h1('a')]: word(mirror), [h1('b')]: word(mirror), [zh('c')]: word(folder) });
    expect(said.map(({ message }) => message)).toEqual([
      `1 of 3 hashes of hashicorp/null 3.2.4 is not signed; only ${folder} vouches for it.`,
      `2 of 3 hashes of hashicorp/null 3.2.4 are not signed; only ${mirror} vouches for them.`,
    ]);
    expect(said.map(({ remedy }) => remedy.includes(`add ${mirror}`))).toEqual([false, true]);
  });

  it('each accepted mirror is reported', () => {
    const said = findings(
      { [h1('a')]: word(mirror), [zh('c')]: word(folder) },
      {},
      { 'accept-asserted': 'true' },
    );
    expect(said.map(({ rule }) => rule)).toEqual(['asserted-hash', 'asserted-hash']);
  });

  it('hashes that they lack do not make the release look republished', () => {
    const said = findings({ [zh('a')]: refuted, [zh('b')]: refuted });
    expect(said.map(({ rule }) => rule)).toEqual(['unproven-hash', 'unproven-hash']);
    expect(said[0]?.remedy).toBe(
      'Delete the whole list of hashes (line 6), then run: terraform -chdir=envs/prod init',
    );
  });

  it('a release that they do not have is not called missing in the registry', () => {
    const [said] = findings({ [zh('a')]: refuted }, { release: absent(`version 3.2.4 in ${mirror}`) });
    expect(said).toMatchObject({
      rule: 'version-not-found',
      message: expect.stringMatching(/^The mirror does not know/),
    });
  });

  it('a contradiction is reported as theirs', () => {
    const release = known({ documents: [], disagreements: [`${mirror} states other hashes`] });
    const said = findings({ [h1('a')]: word(mirror) }, { release }).find(
      ({ rule }) => rule === 'registry-disagrees',
    );
    expect(said?.message).toBe(
      `The mirror contradicts itself about hashicorp/null 3.2.4: ${mirror} states other hashes.`,
    );
  });
});

describe('where the registry is down and a mirror has the release', () => {
  const cause = 'releases.example.com refused the connection';
  const told = (policy: Readonly<Record<string, string>>, request: Asked['request'] = 'shasums') => {
    const instead: Unavailable = { ...unavailable('network', cause), asked: { request } };
    const proofs: Record<string, HashProof> = {
      [h1('a')]: { ...word(mirror), instead },
      [h1('b')]: { level: 'unavailable', code: 'network', reason: cause, asked: { request } },
    };
    const head = locked('3.2.4', Object.keys(proofs));
    const change = changed({ head, evidence: { ...evidence(head, proofs), mirrors: [mirror] } });
    return report(subject([change], { settings: settings(policy) }));
  };

  it('the outage decides, it is told once, and the mirror is mentioned', () => {
    expect(told({})).toMatchObject({ verdict: 'incomplete', totals: { open: 2, unproven: 0 } });
    expect(told({}).findings[0]?.message).toBe(
      `2 hashes of hashicorp/null 3.2.4 could not be checked: ${cause}; what ${mirror} states is not signed.`,
    );
  });

  it.each([
    ['the registry', 'shasums'],
    ['the mirror', 'mirror'],
  ] as const)('%s is the one to wait for if its answer to "%s" is missing', (who, request) => {
    expect(told({}, request).findings[0]?.remedy).toBe(
      `Do not merge yet; re-run the check when ${who} is back.`,
    );
  });

  it('the mirror is enough where the policy accepts what it states', () => {
    expect(told({ 'accept-asserted': 'true' })).toMatchObject({ totals: { open: 1, accepted: 1 } });
  });
});
