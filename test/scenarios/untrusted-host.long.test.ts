import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, type TestContext } from 'vitest';
import { answerBytes, answerRedirect } from '../support/signed-registry/faults.ts';
import { lockFileText } from '../support/signed-registry/lock-file-text.ts';
import { type SignedRegistry, startSignedRegistry } from '../support/signed-registry/signed-registry.ts';
import { lineOf, publishEntry } from './honest-entry.ts';
import { annotationsIn } from './run-log.ts';
import { setStage } from './stage.ts';

const path = 'infra/.terraform.lock.hcl';
const token = 's3cr3t-of-the-registry';

describe.concurrent('a host that the workflow does not name', () => {
  it('gets no request, its provider is an error with a line, the others are proven', async (test) => {
    const { stage, other, env } = await twoRegistries(test);
    const [ours, theirs] = [await publishEntry(stage.registry), await publishEntry(other)];
    const text = lockFileText(ours.entry, theirs.entry);
    const run = await stage.review(stage.openPull({}, { [path]: text }), { env });
    expect(run.exitCode).toBe(1);
    expect(other.requests).toEqual([]);
    const line = lineOf(text, `provider "${theirs.entry.address}"`);
    expect(run.report?.findings.filter(({ severity }) => severity === 'error')).toMatchObject([
      { rule: 'untrusted-host', provider: theirs.entry.address, path, line },
    ]);
    expect(annotationsIn(run.stdout)).toContainEqual(
      expect.objectContaining({ level: 'error', file: path, line }),
    );
    expect(stage.github.comments[0]?.body).toContain(
      `to "registries" in the workflow, or in the policy in a separate pull request`,
    );
    expect(run.report?.totals).toMatchObject({ hashes: 6, proven: 3 });
  });

  it('is asked when the workflow names it', async (test) => {
    const { stage, other, env } = await twoRegistries(test);
    const theirs = await publishEntry(other);
    const inputs = { comment: 'never', registries: `${stage.registry.host}\n${other.host}` };
    const run = await stage.review(stage.openPull({}, { [path]: theirs.text }), { env, inputs });
    expect(run.exitCode).toBe(0);
    expect(run.outputs.verdict).toBe('verified');
    expect(other.requests.length).toBeGreaterThan(0);
  });

  it('is not asked only because it is the service address of another host', async (test) => {
    const { stage, other, env } = await twoRegistries(test);
    const theirs = await publishEntry(other);
    const text = theirs.text.replace(other.host, 'registry.example.com');
    const inputs = { comment: 'never', registries: `registry.example.com=${other.serviceUrl}` };
    const run = await stage.review(stage.openPull({}, { [path]: text }), { env, inputs });
    expect(run.outputs.verdict).toBe('verified');
    expect(other.requests.map(({ path: at }) => at)).not.toContain('/.well-known/terraform.json');
    expect(stage.registry.requests).toEqual([]);
  });
});

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

  it('that is empty is said: a run of Dependabot or of a fork does not get the secret', async (test) => {
    const stage = await setStage(test);
    const { text } = await publishEntry(stage.registry);
    const name = `TF_TOKEN_${stage.registry.host}`;
    const run = await stage.review(stage.openPull({}, { [path]: text }), { env: { [name]: '' } });
    expect(run.outputs.verdict).toBe('verified');
    expect(run.stdout).toContain(`${name} is empty, so Lockproof contacts its host without a token.`);
    expect(withToken(stage.registry)).toEqual([]);
  });

  it('does not follow a redirect, and a service on another host only where the workflow lists that', async (test) => {
    const { stage, other, env } = await twoRegistries(test);
    const [ours, theirs] = [await publishEntry(stage.registry), await publishEntry(other)];
    stage.registry.override(
      ours.published.paths.metadata('linux_amd64'),
      answerRedirect(`https://${other.host}/x`),
    );
    const elsewhere = JSON.stringify({ 'providers.v1': other.serviceUrl });
    const inputs = { comment: 'never', registries: `${stage.registry.host}\n${other.host}` };
    const settings = { env: { ...env, [`TF_TOKEN_${stage.registry.host}`]: token }, inputs };

    await stage.review(stage.openPull({}, { [path]: ours.text }), settings);
    expect(other.requests.map(({ path: at }) => at)).toContain('/x');
    expect(withToken(other)).toEqual([]);
    stage.registry.override('/.well-known/terraform.json', answerBytes(elsewhere, 'application/json'));
    stage.push({ [path]: theirs.text.replace(other.host, stage.registry.host) });
    await stage.review(1, settings);
    expect(other.requests.map(({ path: at }) => at)).toContain(
      theirs.published.paths.metadata('linux_amd64'),
    );
    expect(withToken(stage.registry).length).toBeGreaterThan(0);
    // As in Terraform, and to the protocol alone: not to documents and packages.
    expect(withToken(other)).toContain(theirs.published.paths.metadata('linux_amd64'));
    expect(withToken(other).filter((at) => !at.startsWith('/v1/providers/'))).toEqual([]);

    other.clearRequests();
    const alone = { ...settings, inputs: { ...inputs, registries: stage.registry.host } };
    await stage.review(1, alone);
    expect(withToken(other)).toEqual([]);
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
