import { expect, it } from 'vitest';
import { honest } from '../support/signed-registry/announcements.ts';
import { lockFileText } from '../support/signed-registry/lock-file-text.ts';
import type { PublishedVersion } from '../support/signed-registry/signed-registry.ts';
import { setStage } from './stage.ts';

/*
 * OpenTofu's registry announces the h1 of every platform, and `tofu init` records all of them. What is made of true and false ones is tested in memory:
 * test/evidence/announced-h1-draws.test.ts.
 */

const platforms = [
  'darwin_amd64',
  'darwin_arm64',
  'freebsd_amd64',
  'linux_amd64',
  'linux_arm64',
  'windows_amd64',
];
const host = 'registry.opentofu.org';

/** What `tofu init` records: everything that the registry announces, and what its document lists. */
function recorded(version: PublishedVersion): readonly string[] {
  return [...platforms.flatMap((platform) => version.announced?.[platform]?.hashes ?? []), ...version.zh];
}

it('the pull request of such an upgrade counts and shows what is accepted as announced, and never as proven', async () => {
  const stage = await setStage();
  const at = `${host}=${stage.registry.serviceUrl}`;
  const named = { namespace: 'acme', type: 'cloud', platforms, announced: honest };
  const before = await stage.registry.publish({ ...named, version: '1.0.0' });
  const after = await stage.registry.publish({ ...named, version: '1.1.0' });
  const address = `${host}/acme/cloud`;
  const text = (version: PublishedVersion) =>
    lockFileText({ address, version: version.version, hashes: recorded(version) });
  const path = 'infra/.terraform.lock.hcl';
  const pull = stage.openPull({ [path]: text(before) }, { [path]: text(after) });
  const run = await stage.review(pull, { inputs: { registries: at } });
  expect(run.exitCode).toBe(0);
  expect(run.report?.totals).toMatchObject({
    hashes: 13,
    proven: 9,
    accepted: 4,
    announced: 4,
    unproven: 0,
  });
  const accepted = run.report?.changes[0]?.hashes.filter(({ worth }) => worth?.kind === 'accepted');
  expect(accepted).toHaveLength(4);
  for (const { proof, worth, detail } of accepted ?? []) {
    expect(proof).toBe('asserted');
    expect(worth).toMatchObject({
      by: 'announced',
      of: host,
      checked: ['linux_amd64', expect.any(String)],
    });
    expect(detail).toMatch(/^announced by registry\.opentofu\.org beside the signed zh:/);
  }
  const body = stage.github.comments[0]?.body ?? '';
  expect(body).toContain('9 of 13 hashes are proven');
  expect(body.replaceAll('&nbsp;', ' ')).toContain('4 announced but not signed (2 more were computed)');
  expect(body).toContain('is accepted, because a sample (linux');
  expect(run.stdout).toMatch(/^2 packages to download, \d+ bytes$/m);
});
