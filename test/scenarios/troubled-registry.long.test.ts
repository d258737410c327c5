import { createServer } from 'node:net';
import { describe, expect, it, type TestContext } from 'vitest';
import type { ActionSettings } from '../support/run-action.ts';
import { answerBytes, answerJson, answerRedirect, answerStatus } from '../support/signed-registry/faults.ts';
import { lockFileText } from '../support/signed-registry/lock-file-text.ts';
import type { PublishOptions } from '../support/signed-registry/release.ts';
import type { PublishedVersion, SignedRegistry } from '../support/signed-registry/signed-registry.ts';
import { lineOf, publishEntry } from './honest-entry.ts';
import { stackTrace } from './run-log.ts';
import { setStage } from './stage.ts';

const path = 'infra/.terraform.lock.hcl';

interface Trouble {
  readonly what: string;
  readonly publish?: () => Promise<Partial<PublishOptions>>;
  readonly arrange?: (registry: SignedRegistry, published: PublishedVersion) => void;
  readonly reason: RegExp;
}

describe('a registry with a problem', () => {
  it.concurrent('serves a package with other bytes: failed, and signed hashes stay proven', async (test) => {
    const { run, honest } = await reviewIn(test, {
      what: 'serves a package with other bytes',
      arrange: (registry, { paths, package: of }) =>
        registry.override(paths.zip('linux_amd64'), answerBytes(of('linux_amd64').zip.subarray(0, -1))),
      reason: /digest/,
    });
    expect(run.report?.verdict).toBe('failed');
    expect(run.exitCode).toBe(1);
    const errors = run.report?.findings.filter(({ severity }) => severity === 'error') ?? [];
    expect(errors).toMatchObject([
      { rule: 'registry-disagrees', path, line: lineOf(honest.text, 'provider "') },
    ]);
    // What the registry contradicts itself about is open: no word about the hash is left to judge.
    expect(run.report?.totals).toMatchObject({ open: 1, unproven: 0 });
  });

  it.concurrent('points to machines of clouds: nobody there is asked, and whatever points elsewhere is proven', async (test) => {
    const stage = await setStage(test);
    const addresses = [...Object.keys(ofClouds), stage.registry.host];
    const entries = await Promise.all(
      addresses.flatMap((to, at) => ways.map((way) => pointTo(stage.registry, to, way, `${way}-${at}`))),
    );
    const pull = stage.openPull({}, { [path]: lockFileText(...entries) });
    const run = await stage.review(pull, { inputs: { comment: 'never' } });
    expect(run.exitCode).toBe(3);
    expect(run.report?.verdict).toBe('incomplete');
    const told = (run.report?.findings ?? []).filter(({ severity }) => severity !== 'notice');
    const said = (type: string) =>
      told
        .filter(({ provider }) => provider?.endsWith(`/${type}`))
        .map(({ message }) => message)
        .join();
    for (const [at, to] of Object.values(ofClouds).entries())
      for (const way of ways)
        expect(said(`${way}-${at}`)).toContain(`${to} is not a public address and not listed in registries`);
    // The twins: the same ways to a machine that the workflow lists.
    const proven = ways.map((way) => `${stage.registry.host}/acme/${way}-${addresses.length - 1}`);
    expect(
      run.report?.changes
        .filter(({ hashes }) => hashes.every(({ proof }) => /signed|computed/.test(proof)))
        .map(({ provider }) => provider)
        .toSorted(),
    ).toEqual(proven.toSorted());
  });

  it.concurrent('is down: incomplete, and the comment says so (T50)', async (test) => {
    const stage = await setStage(test);
    const honest = await publishEntry(stage.registry);
    const port = await unusedPort();
    const text = honest.text.replace(stage.registry.host, `localhost:${port}`);
    const run = await stage.review(stage.openPull({}, { [path]: text }), {
      inputs: { registries: `localhost:${port}` },
    });
    expect(run.report?.verdict).toBe('incomplete');
    expect(run.exitCode).toBe(3);
    expect(run.stdout).not.toMatch(stackTrace);
    expect(stage.github.comments[0]?.body).toContain('⚠️ Lockproof: not fully checked. ');
    expect(stage.github.comments[0]?.body).toContain(`${path}:4`);
  });

  it.concurrent('does not hide a problem of another provider', async (test) => {
    const stage = await setStage(test);
    const lost = await publishEntry(stage.registry, { type: 'time' });
    const honest = await publishEntry(stage.registry);
    stage.registry.override(lost.published.paths.metadata('linux_amd64'), answerStatus(500));
    const planted = honest.text.replace(/zh:[0-9a-f]{64}/, `zh:${'0'.repeat(64)}`);
    const pull = stage.openPull({}, { 'a/.terraform.lock.hcl': planted, 'b/.terraform.lock.hcl': lost.text });
    const run = await stage.review(pull, { inputs: { comment: 'never', 'on-unavailable': 'warn' } });
    expect(run.exitCode).toBe(1);
    expect(run.outputs.verdict).toBe('failed');
  });
});

/** Addresses at which clouds serve their own machines, and how they are named in texts. */
const ofClouds: Readonly<Record<string, string>> = {
  '169.254.169.254': '169.254.169.254',
  '2852039166': '169.254.169.254',
  '[fd00:ec2::254]': '[fd00:ec2::254]',
  '[::ffff:169.254.169.254]': '[::ffff:a9fe:a9fe]',
  '168.63.129.16': '168.63.129.16',
  '0xa83f8110': '168.63.129.16',
  '161.26.0.10': '161.26.0.10',
  '166.8.0.14': '166.8.0.14',
  '100.100.100.200': '100.100.100.200',
  '192.0.0.192': '192.0.0.192',
};
const ways = ['redirect', 'sums', 'package'] as const;

/** A release of which something is at another host: an answer that is redirected there, the document or a package. */
async function pointTo(registry: SignedRegistry, to: string, way: (typeof ways)[number], type: string) {
  const { entry, published } = await publishEntry(registry, { namespace: 'acme', type });
  const metadata = published.paths.metadata('linux_amd64');
  const stored = JSON.parse(Buffer.from(registry.stored(metadata)?.body ?? '').toString());
  const at = (place: string) => `https://${to}${place}`;
  if (way === 'redirect') {
    registry.override(metadata, answerRedirect(at(`${metadata}/here`)));
    registry.override(`${metadata}/here`, answerJson(stored));
  } else {
    const name = way === 'sums' ? 'shasums_url' : 'download_url';
    registry.override(metadata, answerJson({ ...stored, [name]: at(stored[name]) }));
  }
  return entry;
}

/** One pull request that adds an honest entry, while the registry has the given problem. */
async function reviewIn(
  test: TestContext,
  trouble: Trouble | undefined,
  settings: ActionSettings = { inputs: { comment: 'never' } },
) {
  const stage = await setStage(test);
  const honest = await publishEntry(stage.registry, await trouble?.publish?.());
  trouble?.arrange?.(stage.registry, honest.published);
  const run = await stage.review(stage.openPull({}, { [path]: honest.text }), settings);
  expect(run.stderr).toBe('');
  expect(run.stdout).not.toMatch(stackTrace);
  return { honest, run };
}

async function unusedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}
