import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createRepository, type Repository } from '../support/github-double/repository.ts';
import { fillMirror } from '../support/mirror-folder.ts';
import { type NetworkMirror, startNetworkMirror } from '../support/network-mirror.ts';
import { type CliRun, runCli } from '../support/run-cli.ts';
import { honest } from '../support/signed-registry/announcements.ts';
import { answerJson } from '../support/signed-registry/faults.ts';
import { lockFileText } from '../support/signed-registry/lock-file-text.ts';
import { plantedH1, plantedZh } from '../support/signed-registry/provider-package.ts';
import {
  type PublishedVersion,
  type SignedRegistry,
  startSignedRegistry,
} from '../support/signed-registry/signed-registry.ts';
import { type ContractedReport, expectReport } from './report-contract.ts';

/* A run keeps its evidence, the servers are closed, and the same command judges again from the folder alone. */

const noNetwork = pathToFileURL(resolve(import.meta.dirname, '../support/no-network.mjs')).href;
const platforms = [
  'darwin_amd64',
  'darwin_arm64',
  'freebsd_amd64',
  'linux_amd64',
  'linux_arm64',
  'windows_amd64',
];
const tofu = 'registry.opentofu.org';
const lockName = '.terraform.lock.hcl';
const token = 'token-of-the-registry';
const key = 'key-in-a-presigned-link';

let registry: SignedRegistry;
let mirror: NetworkMirror;
let repository: Repository;
let base: string;
/** Folders of the user, outside of the repository. */
let home: string;
let caFile: string;
let widget: PublishedVersion;
let thing: PublishedVersion;
/** Every h1 and zh of the two providers, and one zh that nobody knows. */
let planted: string;

interface Run extends CliRun {
  readonly report: ContractedReport;
}

/** What was recorded while the servers were there. */
const online = new Map<string, Run>();

beforeAll(async () => {
  registry = await startSignedRegistry();
  home = realpathSync(mkdtempSync(join(tmpdir(), 'lockproof-evidence-')));
  const packed = join(home, 'packed');
  mkdirSync(packed);
  mirror = await startNetworkMirror(packed);
  caFile = join(home, 'ca.pem');
  writeFileSync(caFile, registry.caPem + mirror.caPem);
  widget = await registry.publish({
    namespace: 'acme',
    type: 'widget',
    version: '1.2.3',
    platforms,
    files: { 'docs/': '' },
    warnings: ['Use acme/gadget in its place.'],
  });
  const published = await registry.publish({
    namespace: 'acme',
    type: 'thing',
    version: '2.0.0',
    platforms,
    announced: honest,
  });
  thing = { ...published, address: `${tofu}/acme/thing` };
  registry.override(`/v1/providers/acme/widget/1.2.3`, answerJson({ published_at: '2020-01-01T00:00:00Z' }));
  fillMirror(packed, 'registry.terraform.io', widget);
  writeFileSync(
    join(home, 'mirror.tfrc'),
    `provider_installation {\n  network_mirror {\n    url = "${mirror.url}"\n  }\n}\n`,
  );

  repository = createRepository();
  base = repository.commit({ '.github/lockproof.yml': 'minimum-release-age: 7 days\n' }, 'Policy');
  repository.branch('change', base);
  planted = lockFileText(...entries(plantedZh('evidence')));
  repository.commit(
    { [`app/${lockName}`]: lockFileText(...entries()), [`net/${lockName}`]: planted },
    'Lock',
    { branch: 'change' },
  );
  repository.checkOut('change');

  for (const [name, { online: args, env }] of Object.entries(commands))
    online.set(name, await run([...args(), '--evidence', join(home, name)], env()));
});
afterAll(async () => {
  await mirror.close();
  repository.remove();
  rmSync(home, { recursive: true, force: true });
});

function entries(...more: readonly string[]) {
  const announced = platforms.flatMap((platform) => thing.announced?.[platform]?.hashes ?? []);
  return [
    {
      address: widget.address,
      version: widget.version,
      hashes: [
        ...['linux_amd64', 'darwin_arm64'].map((platform) => widget.package(platform).h1.directory),
        ...widget.zh,
        ...more,
      ],
    },
    { address: thing.address, version: thing.version, hashes: [...announced, ...thing.zh] },
  ];
}

interface Command {
  readonly online: () => readonly string[];
  readonly env: () => Readonly<Record<string, string>>;
}

const hosts = (): readonly string[] => [
  '--registries',
  registry.host,
  '--registries',
  `${tofu}=${registry.serviceUrl}`,
  '--registries',
  mirror.host,
];
const tokens = () => ({ [`TF_TOKEN_${registry.host}`]: token });

const commands: Readonly<Record<string, Command>> = {
  review: { online: () => ['review', 'app', '--base', base, ...hosts()], env: tokens },
  'review of a planted hash': { online: () => ['review', '--base', base, ...hosts()], env: tokens },
  verify: { online: () => ['verify', 'app', ...hosts()], env: tokens },
  'verify with the sizes that are allowed used up': {
    online: () => ['verify', 'app', '--max-download', '10', ...hosts()],
    env: tokens,
  },
  'verify of a mirror': {
    online: () => ['verify', join(home, 'mirrored'), '--accept-asserted', ...hosts()],
    env: () => ({ TF_CLI_CONFIG_FILE: join(home, 'mirror.tfrc') }),
  },
};

async function run(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Run> {
  prepareMirrored();
  const ran = await runCli([...args, '--format', 'json'], { directory: repository.directory, caFile, env });
  if (ran.stdout === '') throw new Error(ran.stderr);
  return { ...ran, report: expectReport(JSON.parse(ran.stdout)) };
}

function prepareMirrored(): void {
  const folder = join(home, 'mirrored');
  mkdirSync(folder, { recursive: true });
  const hashes = ['linux_amd64', 'darwin_arm64'].map((platform) => widget.package(platform).h1.directory);
  writeFileSync(
    join(folder, lockName),
    lockFileText({ address: 'registry.terraform.io/acme/widget', version: '1.2.3', hashes }),
  );
}

/** The same command where every attempt to reach anybody ends the program. */
function offline(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<CliRun> {
  return runCli([...args, '--format', 'json'], {
    directory: repository.directory,
    env: { NODE_OPTIONS: `--import=${noNetwork}`, ...env },
  });
}

/** The review again, from a folder. */
async function review(folder: string, ...flags: readonly string[]) {
  const ran = await offline(['review', 'app', '--base', base, ...hosts(), '--offline', folder, ...flags]);
  return { ...ran, report: ran.stdout === '' ? null : expectReport(JSON.parse(ran.stdout)) };
}

function commandOf(name: string): Command {
  const command = commands[name];
  if (command === undefined) throw new Error(`There is no command ${name}`);
  return command;
}

function recorded(name: string): Run {
  const ran = online.get(name);
  if (ran === undefined) throw new Error(`There is no run ${name}`);
  return ran;
}

/** The report without what the run itself cost. */
function learnt({ totals, ...report }: ContractedReport) {
  const { requests: _, bytesDownloaded: __, ...counts } = totals;
  return { ...report, totals: counts };
}

/** A copy of the evidence of the review, which the test may change. */
function copy(): string {
  const folder = mkdtempSync(join(home, 'copy-'));
  cpSync(join(home, 'review'), folder, { recursive: true });
  return folder;
}

interface Index {
  readonly questions: {
    method: string;
    url: string;
    answer: { kind: string; sha256?: string; value?: { directory: string } };
  }[];
  recordedAt: string;
  [more: string]: unknown;
}

/** Gives every package another h1. */
function plantIn({ questions }: Index): void {
  const hashed = questions.flatMap(({ method, answer }) =>
    method === 'PACKAGE' ? (answer.value ?? []) : [],
  );
  expect(hashed).not.toEqual([]);
  for (const hashes of hashed) hashes.directory = plantedH1('evidence');
}

function indexFile(folder: string): string {
  const [name = ''] = readdirSync(join(folder, 'runs'));
  return join(folder, 'runs', name);
}

function readIndex(folder: string): Index {
  return JSON.parse(readFileSync(indexFile(folder), 'utf8'));
}

/** Writes another index in the place of the first, under its own digest, as somebody does who knows the layout. */
function replaceIndex(folder: string, text: string): string {
  rmSync(indexFile(folder));
  const digest = createHash('sha256').update(text).digest('hex');
  writeFileSync(join(folder, 'runs', `${digest}.json`), text);
  return digest;
}

/** The document that answered the first address with this end. */
function documentOf(folder: string, ending: string): { readonly url: string; readonly file: string } {
  const found = readIndex(folder).questions.find(
    ({ url, answer }) => answer.kind === 'known' && url.endsWith(ending),
  );
  if (found === undefined) throw new Error(`No answer of ${ending} was kept`);
  return { url: found.url, file: `documents/${found.answer.sha256}` };
}

/** Changes one byte; of the text after `near`, where that is given. */
function flip(path: string, near = ''): void {
  const bytes = readFileSync(path);
  const at = near === '' ? Math.floor(bytes.length / 2) : bytes.indexOf(near) + near.length;
  const before = bytes[at] ?? 0;
  bytes[at] = before === 0x41 ? 0x42 : 0x41;
  expect(before).not.toBe(bytes[at]);
  writeFileSync(path, bytes);
}

describe('while the registry is there', () => {
  it('a run with --evidence gives the report of a run without, and says the digest', async () => {
    const { report, stderr, exitCode } = recorded('review');
    const plain = await run(commandOf('review').online(), tokens());
    const { evidence, ...rest } = learnt(report);
    expect(exitCode).toBe(plain.exitCode);
    // The packages that are computed by chance differ from run to run.
    expect({ ...rest, changes: [] }).toEqual({ ...learnt(plain.report), changes: [] });
    expect(evidence?.digest).toMatch(/^sha256:[0-9a-f]{64}$/);
    expect(stderr).toContain(evidence?.digest);
    const written = readFileSync(indexFile(join(home, 'review')));
    expect(evidence?.digest).toBe(`sha256:${createHash('sha256').update(written).digest('hex')}`);
  });

  it.each<readonly [what: string, path: () => string]>([
    ['below a file', () => join(caFile, 'evidence')],
    ['that cannot be created', () => '/proc/evidence'],
    ['without a name', () => ''],
    [
      'whose documents are a symlink',
      () => {
        const folder = mkdtempSync(join(home, 'linked-'));
        symlinkSync(home, join(folder, 'documents'));
        return folder;
      },
    ],
  ])('a folder %s is an error before any request', async (_what, path) => {
    registry.clearRequests();
    const ran = await runCli(['verify', 'app', ...hosts(), '--evidence', path()], {
      directory: repository.directory,
      caFile,
    });
    expect(ran).toMatchObject({ exitCode: 2, stdout: '' });
    expect(ran.stderr).toMatch(/^lockproof: The folder ".*" of --evidence cannot be used, because .*\n$/);
    expect(registry.requests).toEqual([]);
  });

  it('a folder that is lost on the way costs the evidence and not the result: exit code 3, and a line says so', async () => {
    const folder = mkdtempSync(join(home, 'lost-'));
    const restore = registry.override(widget.paths.sums(), (_request, response) => {
      rmSync(join(folder, 'documents'), { recursive: true });
      response.end(registry.stored(widget.paths.sums())?.body);
    });
    onTestFinished(restore);
    const ran = await run([...commandOf('verify').online(), '--evidence', folder], tokens());
    expect(ran.exitCode).toBe(3);
    expect(ran.report.verdict).toBe('verified');
    expect(ran.report).not.toHaveProperty('evidence');
    expect(ran.stderr).toMatch(
      /^The evidence of this run could not be kept in ".*": writing to it fails \(ENOENT\)\.$/m,
    );
    expect(readdirSync(join(folder, 'runs'))).toEqual([]);
  });

  it('several runs share a folder; a document that is there is kept, a wrong one is replaced', async () => {
    const folder = copy();
    const { file } = documentOf(folder, 'SHA256SUMS');
    const first = readFileSync(join(folder, file));
    flip(join(folder, file));
    const second = await run([...commandOf('review').online(), '--evidence', folder], tokens());
    expect(readFileSync(join(folder, file))).toEqual(first);
    expect(readdirSync(join(folder, 'runs'))).toHaveLength(2);
    const unclear = await review(folder);
    expect(unclear).toMatchObject({ exitCode: 2, stdout: '' });
    expect(unclear.stderr).toContain('has the evidence of 2 runs; say which one with --evidence-digest');
    for (const { report } of [recorded('review'), second]) {
      const again = await review(folder, '--evidence-digest', report.evidence?.digest ?? '');
      expect(again.report && learnt(again.report)).toEqual(learnt(report));
    }
  });

  it('keeps neither tokens nor the keys in presigned links, and the links still lead on', async () => {
    const path = widget.paths.metadata('linux_amd64');
    const metadata = JSON.parse(Buffer.from(registry.stored(path)?.body ?? []).toString());
    for (const name of ['download_url', 'shasums_url', 'shasums_signature_url'])
      metadata[name] += `?X-Amz-Signature=${key}-${name}`;
    const restore = registry.override(path, answerJson(metadata));
    onTestFinished(restore);
    const folder = mkdtempSync(join(home, 'presigned-'));
    const first = await run([...commandOf('verify').online(), '--evidence', folder], tokens());
    expect(registry.requests.some(({ authorization }) => authorization?.includes(token))).toBe(true);
    const kept = globSync('**', { cwd: folder, withFileTypes: true }).filter((one) => one.isFile());
    const text = kept.map((one) => readFileSync(join(one.parentPath, one.name), 'latin1')).join('\n');
    expect(text).toContain('redacted-1');
    for (const secret of [token, key, 'X-Amz']) expect(text).not.toContain(secret);
    const again = await offline([
      'verify',
      'app',
      ...hosts(),
      '--offline',
      folder,
      '--evidence-digest',
      first.report.evidence?.digest ?? '',
    ]);
    expect(learnt(expectReport(JSON.parse(again.stdout)))).toEqual(learnt(first.report));
  });
});

describe('with the registry closed and the network cut', () => {
  beforeAll(async () => {
    await registry.close();
  });

  it('a run without --offline reaches nobody, so the cut is a cut', async () => {
    const { exitCode, stderr } = await offline(['review', 'app', '--base', base, ...hosts()]);
    expect({ exitCode, stderr }).toMatchObject({
      exitCode: 97,
      stderr: expect.stringContaining('the network is cut'),
    });
  });

  it.each(Object.keys(commands))('%s gives the same report and the same exit code', async (name) => {
    const first = recorded(name);
    const { online: args, env } = commandOf(name);
    const { TF_CLI_CONFIG_FILE = '' } = env();
    const flags = ['--offline', join(home, name), '--evidence-digest', first.report.evidence?.digest ?? ''];
    const again = await offline([...args(), ...flags], { TF_CLI_CONFIG_FILE });
    const report = expectReport(JSON.parse(again.stdout));
    expect(learnt(report)).toEqual(learnt(first.report));
    expect(report.totals).toMatchObject({ requests: 0, bytesDownloaded: 0 });
    expect(again.exitCode).toBe(first.exitCode);
    expect(again.stderr).toMatch(
      /^Nothing was contacted: judged by the clock of now from the evidence of [^\n]*\n$/,
    );
  });

  it('the recorded runs are what they should be', () => {
    const codes = Object.fromEntries([...online].map(([name, { exitCode }]) => [name, exitCode]));
    expect(codes).toEqual({
      review: 0,
      'review of a planted hash': 1,
      verify: 0,
      'verify with the sizes that are allowed used up': 1,
      'verify of a mirror': 0,
    });
    expect(recorded('review').report.findings.map(({ rule }) => rule)).toContain('registry-warning');
    expect(recorded('review').report.findings.map(({ rule }) => rule)).toContain('recently-published');
    expect(recorded('review').report.totals.announced).toBeGreaterThan(0);
  });

  const documents: readonly (readonly [what: string, ending: string, near: string])[] = [
    ['service discovery', '/.well-known/terraform.json', ''],
    ['the list of versions', '/acme/widget/versions', ''],
    ['the metadata of a package', '/acme/widget/1.2.3/download/linux/amd64', ''],
    ['the key inside the metadata', '/acme/widget/1.2.3/download/linux/amd64', '"ascii_armor":"'],
    ['an announced h1', '/acme/thing/2.0.0/download/linux/amd64', '"h1:'],
    ['the checksums', '/acme/widget/1.2.3/terraform-provider-widget_1.2.3_SHA256SUMS', ''],
    ['the signature', '_SHA256SUMS.sig', ''],
    ['the record of the release', '/acme/widget/1.2.3', ''],
  ];

  it.each(documents)('one changed byte of %s is noticed and named', async (_what, part, near) => {
    const folder = copy();
    const { url, file } = documentOf(folder, part);
    flip(join(folder, file), near);
    const digest = recorded('review').report.evidence?.digest ?? '';
    for (const flags of [[], ['--evidence-digest', digest], ['--on-unavailable', 'warn']]) {
      const { exitCode, stderr, report } = await review(folder, ...flags);
      expect(exitCode).toBe(3);
      expect(report).toMatchObject({
        verdict: 'incomplete',
        evidence: { digest, lacking: expect.arrayContaining([url]) },
      });
      expect(stderr).toContain(`is not whole: ${file}, the answer of ${url}, is not what was recorded.`);
    }
  });

  it.each(documents)(
    '%s: without its document the run is incomplete and names the address',
    async (_what, part) => {
      const folder = copy();
      const { url, file } = documentOf(folder, part);
      rmSync(join(folder, file));
      const { exitCode, stderr, report } = await review(folder, '--on-unavailable', 'warn');
      expect(exitCode).toBe(3);
      expect(report?.verdict).toBe('incomplete');
      expect(stderr).toContain(`is not whole: ${file}, the answer of ${url}, is missing.`);
    },
  );

  it.each<readonly [what: string, near: string]>([
    ['an h1 of a package', '"directory": "h1:'],
    ['the digest of a document', '"sha256": "'],
    ['an address', '"url": "https://'],
    ['the time of the run', '"recordedAt": "2'],
    ['the draw of the sample', '"method": "DRAW'],
    ['a space', '{'],
  ])('one changed byte of the index is noticed and named: %s', async (_what, near) => {
    const folder = copy();
    const file = indexFile(folder);
    flip(file, near);
    const { exitCode, stdout, stderr } = await review(folder);
    expect({ exitCode, stdout }).toEqual({ exitCode: 3, stdout: '' });
    expect(stderr).toContain(`runs/${file.slice(-69)} is not what was recorded`);
  });

  it('an index that somebody put in the place of another is not the one of the digest', async () => {
    const folder = copy();
    const index = readIndex(folder);
    plantIn(index);
    replaceIndex(folder, JSON.stringify(index));
    const digest = recorded('review').report.evidence?.digest ?? '';
    const { exitCode, stdout, stderr } = await review(folder, '--evidence-digest', digest);
    expect({ exitCode, stdout }).toEqual({ exitCode: 3, stdout: '' });
    expect(stderr).toContain(`The evidence ${digest} is not in the folder`);
  });

  it('what somebody changed under a signature is refused, also without the digest', async () => {
    const folder = copy();
    const index = readIndex(folder);
    const { file } = documentOf(folder, 'terraform-provider-widget_1.2.3_SHA256SUMS');
    const forged = readFileSync(join(folder, file), 'utf8').replace(/^./, (digit) =>
      digit === '0' ? '1' : '0',
    );
    const digest = createHash('sha256').update(forged).digest('hex');
    writeFileSync(join(folder, 'documents', digest), forged);
    for (const { answer } of index.questions)
      if (`documents/${answer.sha256}` === file) answer.sha256 = digest;
    replaceIndex(folder, JSON.stringify(index));
    const { exitCode, stderr, report } = await review(folder);
    expect(exitCode).toBe(1);
    expect(report?.findings.map(({ rule }) => rule)).toContain('signature-invalid');
    expect(stderr).toContain('Nothing shows that this is the evidence that was kept');
  });

  it('without the digest whoever can write there decides about an h1; with it, nobody does', async () => {
    const tree = join(repository.directory, 'deceived');
    mkdirSync(tree);
    onTestFinished(() => rmSync(tree, { recursive: true }));
    const hashes = [plantedH1('evidence'), ...widget.zh];
    writeFileSync(join(tree, lockName), lockFileText({ ...widget, hashes }));
    const folder = copy();
    const index = readIndex(folder);
    plantIn(index);
    replaceIndex(folder, JSON.stringify(index));
    const deceived = await offline(['verify', 'deceived', ...hosts(), '--offline', folder]);
    const [change] = expectReport(JSON.parse(deceived.stdout)).changes;
    expect(change?.hashes.find(({ hash }) => hash === plantedH1('evidence'))?.proof).toBe('computed');
    const digest = recorded('review').report.evidence?.digest ?? '';
    for (const place of [folder, join(home, 'review')]) {
      const flags = ['--offline', place, '--evidence-digest', digest];
      expect((await offline(['verify', 'deceived', ...hosts(), ...flags])).exitCode).toBe(3);
    }
  });

  it.each<readonly [what: string, why: string, spoil: (folder: string) => void]>([
    [
      'that others may write to',
      'users other than its owner may write to it',
      (folder) => chmodSync(folder, 0o777),
    ],
    [
      'whose indexes others may write',
      'users other than its owner may write to it',
      (folder) => chmodSync(join(folder, 'runs'), 0o770),
    ],
  ])('a folder %s needs the digest', async (_what, why, spoil) => {
    const folder = copy();
    spoil(folder);
    const { exitCode, stdout, stderr } = await review(folder);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
    expect(stderr).toContain(`is not believed as it is, because ${why}; name the digest`);
    expect(
      (await review(folder, '--evidence-digest', recorded('review').report.evidence?.digest ?? '')).exitCode,
    ).toBe(0);
  });

  it('a folder inside the code under review needs the digest, because the change could have brought it', async () => {
    const folder = join(repository.directory, 'evidence');
    cpSync(join(home, 'review'), folder, { recursive: true });
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const { exitCode, stderr } = await review('evidence');
    expect(exitCode).toBe(2);
    expect(stderr).toContain('it is inside the folder under review');
    expect(
      (await review('evidence', '--evidence-digest', recorded('review').report.evidence?.digest ?? ''))
        .exitCode,
    ).toBe(0);
  });

  it('no symlink is followed, even to the same bytes', async () => {
    const folder = copy();
    const { url, file } = documentOf(folder, 'SHA256SUMS');
    renameSync(join(folder, file), join(home, 'elsewhere'));
    symlinkSync(join(home, 'elsewhere'), join(folder, file));
    const { exitCode, stderr } = await review(folder);
    expect(exitCode).toBe(3);
    expect(stderr).toContain(`${file}, the answer of ${url}, is not what was recorded.`);
    const linked = copy();
    renameSync(join(linked, 'runs'), join(home, 'other-runs'));
    symlinkSync(join(home, 'other-runs'), join(linked, 'runs'));
    expect(await review(linked)).toMatchObject({ exitCode: 2, stdout: '' });
  });

  it.each<readonly [what: string, content: (index: Index) => string]>([
    ['that is not JSON', () => '{'],
    ['of another layout', (index) => JSON.stringify({ ...index, schema: 'lockproof.evidence/v2' })],
    ['with one field more', (index) => JSON.stringify({ ...index, verdict: 'verified' })],
    ['with names of object properties', () => '{"__proto__": {"schema": "lockproof.evidence/v1"}}'],
    ['that is nested without end', () => '['.repeat(1_000_000)],
    [
      'that names a path instead of a digest',
      (index) =>
        JSON.stringify(index).replace(/"sha256":"[0-9a-f]{64}"/, '"sha256":"../../../../etc/passwd"'),
    ],
    ['without an end', () => '\n'.repeat(33 * 1024 * 1024)],
  ])('an index %s is refused', async (_what, content) => {
    const folder = copy();
    replaceIndex(folder, content(readIndex(folder)));
    const { exitCode, stdout, stderr } = await review(folder);
    expect({ exitCode, stdout }).toEqual({ exitCode: 3, stdout: '' });
    expect(stderr).toMatch(
      /^lockproof: The evidence in ".*" cannot be used, so nothing was judged: runs\/[0-9a-f]{64}\.json is not [^\n]*\n$/,
    );
  });

  it('a document that has grown without end is not read', async () => {
    const folder = copy();
    const { file } = documentOf(folder, 'SHA256SUMS');
    truncateSync(join(folder, file), 1024 ** 3);
    expect((await review(folder)).exitCode).toBe(3);
  });

  it('a lock file that has changed since is incomplete, and the finding names what is missing', async () => {
    const folder = join(repository.directory, 'later');
    mkdirSync(folder);
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(
      join(folder, lockName),
      lockFileText({ address: widget.address, version: '9.9.9', hashes: widget.zh }),
    );
    const flags = ['--offline', join(home, 'verify'), '--on-unavailable', 'warn'];
    const { exitCode, stdout } = await offline(['verify', 'later', ...hosts(), ...flags]);
    const report = expectReport(JSON.parse(stdout));
    expect({ exitCode, verdict: report.verdict }).toEqual({ exitCode: 3, verdict: 'incomplete' });
    expect(report.findings[0]?.message).toContain(
      `no answer of https://${registry.host}/v1/providers/acme/widget/9.9.9/download/linux/amd64`,
    );
    expect(report.findings[0]?.remedy).toContain('--evidence');
  });

  it('a date of publication that is missing is not replaced by the date of the signer', async () => {
    const folder = copy();
    const index = readIndex(folder);
    const questions = index.questions.filter(({ url }) => !url.endsWith('/acme/widget/1.2.3'));
    expect(questions.length).toBe(index.questions.length - 1);
    replaceIndex(folder, JSON.stringify({ ...index, questions }));
    const { report } = await review(folder);
    expect(report?.findings.map(({ message }) => message).join('\n')).toContain(
      'is not known (the folder of evidence has no answer of',
    );
  });

  it('the clock is that of now, or with --as-of recorded that of the run', async () => {
    const folder = copy();
    replaceIndex(folder, JSON.stringify({ ...readIndex(folder), recordedAt: '2099-01-01T00:00:00.000Z' }));
    const now = await review(folder);
    expect(now.report?.findings.map(({ rule }) => rule)).toContain('recently-published');
    const then = await review(folder, '--as-of', 'recorded');
    expect(then.report?.findings.map(({ rule }) => rule)).not.toContain('recently-published');
    expect(then.stderr).toContain('by the clock of then from the evidence of 2099-01-01T00:00:00.000Z');
  });

  it.each<readonly [what: string, flags: () => readonly string[], says: RegExp]>([
    ['--offline without a folder', () => ['--offline'], /--offline needs a folder/],
    ['--evidence without a folder', () => ['--evidence'], /--evidence needs a folder/],
    ['an empty name', () => ['--offline', ''], /has no name/],
    ['a folder that does not exist', () => ['--offline', join(home, 'nowhere')], /has no evidence/],
    ['a folder without evidence', () => ['--offline', home], /has no evidence/],
    [
      'both flags',
      () => ['--offline', join(home, 'review'), '--evidence', join(home, 'new')],
      /cannot be used with/,
    ],
    [
      'a digest alone',
      () => ['--evidence-digest', `sha256:${'0'.repeat(64)}`],
      /is for a run with --offline/,
    ],
    ['a clock alone', () => ['--as-of', 'recorded'], /is for a run with --offline/],
    [
      'a wrong digest',
      () => ['--offline', join(home, 'review'), '--evidence-digest', '0'.repeat(64)],
      /is not a digest/,
    ],
    [
      'a wrong clock',
      () => ['--offline', join(home, 'review'), '--as-of', 'then'],
      /Allowed choices are now, recorded/,
    ],
  ])('%s is wrong usage', async (_what, flags, says) => {
    const { exitCode, stdout, stderr } = await offline(['verify', 'app', ...hosts(), ...flags()]);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
    expect(stderr).toMatch(says);
  });
});
