import { describe, expect, it } from 'vitest';
import { lockFileText } from '../support/signed-registry/lock-file-text.ts';
import type { PublishedVersion } from '../support/signed-registry/signed-registry.ts';
import { setStage } from './stage.ts';

const platforms = ['linux_amd64', 'darwin_arm64', 'windows_amd64', 'linux_arm64'];
const path = 'infra/.terraform.lock.hcl';

describe('a pull request with three honest providers for four platforms', () => {
  it.concurrent('is verified: every hash proven and named by its platform, exactly one comment, updated in place', async (test) => {
    const stage = await setStage(test);
    const providers = await Promise.all(
      ['null', 'random', 'time'].map((type) =>
        stage.registry.publish({ namespace: 'hashicorp', type, version: '3.2.4', platforms }),
      ),
    );
    const pull = stage.openPull(
      { 'README.md': 'infrastructure\n' },
      { [path]: lockFileText(...providers.map(whole)) },
    );

    const first = await stage.review(pull);
    expect(first.stderr).toBe('');
    expect(first.report?.verdict).toBe('verified');
    expect(first.exitCode).toBe(0);
    const hashes = first.report?.changes.flatMap((change) => change.hashes) ?? [];
    expect(hashes).toHaveLength(3 * (4 + 4 + 1));
    const unexplained = hashes.filter(({ proof, platform, detail }) =>
      proof === 'computed'
        ? platform === null
        : proof !== 'signed' || (platform === null && !detail.includes('manifest')),
    );
    expect(unexplained).toEqual([]);
    expect(first.outputs).toMatchObject({ verdict: 'verified', changes: '3', unproven: '0' });

    const [comment] = stage.github.comments;
    expect(stage.github.comments).toHaveLength(1);
    expect(comment?.body).toContain('All 27 hashes are proven');
    expect(first.outputs['comment-url']).toContain(String(comment?.id));
    expect(first.summary).toContain('All 27 hashes are proven');

    // Packages lie in the folder that the runner empties (RUNNER_TEMP), not in that of the system.
    const second = await stage.review(pull, { env: { TMPDIR: '/nowhere' } });
    expect(second.report?.verdict).toBe('verified');
    expect(second.outputs['comment-url']).toBe(first.outputs['comment-url']);
    expect(stage.github.comments).toHaveLength(1);
  });
});

/** An entry with the h1 of every platform and every zh. */
function whole(published: PublishedVersion) {
  const h1 = published.packages.map((one) => one.h1.directory);
  return { address: published.address, version: published.version, hashes: [...h1, ...published.zh] };
}
