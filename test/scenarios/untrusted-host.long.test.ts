import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, type TestContext } from 'vitest';
import { lockFileText } from '../support/signed-registry/lock-file-text.ts';
import { type SignedRegistry, startSignedRegistry } from '../support/signed-registry/signed-registry.ts';
import { publishEntry } from './honest-entry.ts';
import { setStage } from './stage.ts';

const path = 'infra/.terraform.lock.hcl';
const token = 's3cr3t-of-the-registry';

describe.concurrent('TF_TOKEN_<host>', () => {
  it('goes only to its host and only with the protocol, and is never shown', async (test) => {
    const { stage, other, env } = await twoRegistries(test);
    const [ours, theirs] = [await publishEntry(stage.registry), await publishEntry(other)];
    const text = lockFileText(ours.entry, theirs.entry);
    const run = await stage.review(stage.openPull({}, { [path]: text }), {
      env: { ...env, [`TF_TOKEN_${stage.registry.host}`]: token },
      inputs: { registries: `${stage.registry.host}\n${other.host}` },
    });
    expect(run.outputs.verdict).toBe('verified');
    const sent = withToken(stage.registry);
    expect(sent).toContain('/.well-known/terraform.json');
    expect(sent).toContain(ours.published.paths.metadata('linux_amd64'));
    expect(sent.filter((at) => at.startsWith('/releases/'))).toEqual([]);
    expect(withToken(other)).toEqual([]);
    const shown = [
      run.stdout,
      run.stderr,
      run.summary,
      JSON.stringify(run.report),
      JSON.stringify(run.outputs),
    ];
    expect([...shown, ...stage.github.comments.map(({ body }) => body)].join('\n')).not.toContain(token);
    expect(JSON.stringify(stage.github.requests)).not.toContain(token);
  });
});

/** A second registry whose certificate the run trusts too, so that only the list of hosts prevents requests to it. */
async function twoRegistries(test: TestContext) {
  const stage = await setStage(test);
  const other = await startSignedRegistry();
  test.onTestFinished(() => other.close());
  const both = join(stage.repository.directory, '.git', 'both-authorities.pem');
  writeFileSync(both, readFileSync(stage.registry.caFile, 'utf8') + other.caPem);
  return { stage, other, env: { NODE_EXTRA_CA_CERTS: both } };
}

function withToken(registry: SignedRegistry): string[] {
  return registry.requests
    .filter(({ authorization }) => authorization?.includes(token) === true)
    .map(({ path: at }) => at);
}
