import type { HashProof, VersionEvidence } from '../../src/evidence/evidence.ts';
import type { ProviderLock } from '../../src/lockfile/lock-file.ts';
import type { RenderContext } from '../../src/report/render-context.ts';
import type { Report } from '../../src/report/report.ts';
import {
  allProven,
  baseSha,
  changed,
  computedFor,
  evidence,
  h1,
  headSha,
  locked,
  oddFile,
  publisherKey,
  readFile,
  refuted,
  report,
  signedFor,
  subject,
  unaskableRelease,
  zh,
} from './review-builders.ts';

export const markdownContext: RenderContext = {
  repositoryUrl: 'https://github.com/example/infrastructure',
  docsUrl: 'https://github.com/lockproof/lockproof/tree/main/docs',
  reproduce: `npx lockproof review --base ${baseSha} --head ${headSha}`,
  fullReport: { name: 'the job summary', url: 'https://github.com/example/infrastructure/actions/runs/1' },
};

const platforms = ['darwin_amd64', 'darwin_arm64', 'linux_amd64', 'linux_arm64', 'windows_amd64'];

/** An entry as `terraform providers lock` writes it: some h1, a zh for each platform and one for the manifest. */
function release(
  version: string,
  {
    address = 'registry.terraform.io/hashicorp/null',
    h1For = ['linux_amd64'],
    extra = [] as readonly string[],
    block = 4,
  } = {},
): { readonly lock: ProviderLock; readonly evidence: VersionEvidence } {
  const proofs: Record<string, HashProof> = {};
  for (const platform of h1For) proofs[h1(`${address} ${version} ${platform}`)] = computedFor(platform);
  for (const platform of platforms) proofs[zh(`${address} ${version} ${platform}`)] = signedFor(platform);
  proofs[zh(`${address} ${version} manifest`)] = signedFor(null);
  for (const hash of extra) proofs[hash] = refuted;
  const lock = locked(version, Object.keys(proofs).sort(), { address, block });
  return { lock, evidence: evidence(lock, proofs) };
}

const modules = Array.from(
  { length: 11 },
  (_, index) => `modules/m${String(index + 1).padStart(2, '0')}/.terraform.lock.hcl`,
);

function upgrade(): Report {
  const [before, after] = [release('3.2.3'), release('3.2.4')];
  const change = {
    base: before.lock,
    head: after.lock,
    evidence: after.evidence,
    baseEvidence: before.evidence,
  };
  return report(subject([changed({ ...change, kinds: ['version-upgraded'] })]));
}

function noise(): Report {
  const [before, after] = [release('3.2.4'), release('3.2.4', { h1For: ['darwin_arm64', 'linux_amd64'] })];
  const change = { base: before.lock, head: after.lock, evidence: after.evidence };
  return report(subject([changed({ ...change, kinds: ['hashes-added'], paths: modules })]));
}

function planted(): Report {
  const before = release('3.2.4');
  const after = release('3.2.4', { extra: [zh('planted'), h1('planted')] });
  const foreign: HashProof = {
    level: 'none',
    reason: 'no SHA256SUMS document of this release lists it',
    belongsTo: {
      address: 'registry.terraform.io/hashicorp/aws',
      version: '5.0.0',
      platform: 'linux_amd64',
      source: 'shasums',
    },
  };
  const aws = release('5.1.0', {
    address: 'registry.terraform.io/hashicorp/aws',
    extra: [zh('aws 5.0.0')],
    block: 20,
  });
  const awsBefore = release('6.0.0', { address: 'registry.terraform.io/hashicorp/aws' });
  const awsEvidence = evidence(
    aws.lock,
    { ...Object.fromEntries(aws.evidence.proofs), [zh('aws 5.0.0')]: foreign },
    [publisherKey],
  );
  const emptied = locked('2.5.1', [], { address: 'registry.terraform.io/hashicorp/local', block: 40 });
  const random = release('3.6.0', { address: 'registry.terraform.io/hashicorp/random', block: 50 });
  return report(
    subject([
      changed({
        base: before.lock,
        head: after.lock,
        evidence: after.evidence,
        kinds: ['hashes-added'],
        paths: modules.slice(0, 2),
      }),
      changed({
        base: awsBefore.lock,
        head: aws.lock,
        evidence: awsEvidence,
        baseEvidence: awsBefore.evidence,
        kinds: ['version-downgraded'],
      }),
      changed({
        base: locked('2.5.1', [zh('x')], { address: emptied.address }),
        head: emptied,
        kinds: ['hashes-cleared'],
      }),
      changed({ head: random.lock, evidence: random.evidence, kinds: ['provider-added'] }),
    ]),
  );
}

function registryDown(): Report {
  const { lock } = release('3.2.4');
  const known = unaskableRelease(lock, 'status', 'registry.terraform.io answered 503 three times');
  return report(subject([changed({ head: lock, evidence: known, kinds: ['provider-added'] })]));
}

function unreadable(): Report {
  const text = 'provider "x" {\n<<<<<<< HEAD\n';
  const problem = { severity: 'error', summary: 'Invalid block', detail: 'x', line: 2, column: 1 } as const;
  const files = [readFile('a/.terraform.lock.hcl', [problem], text), oddFile({ kind: 'missing' }, 'removed')];
  return report(subject([], { files }));
}

const attack =
  '</details><img src=x onerror=alert(1)>|`x`|\n# @org/team #1 https://evil.example \u202e[a](b) \u001b[31m';

/** Hostile text in every field that reaches a renderer. */
export function hostile(text: string = attack): Report {
  const address = `registry.terraform.io/${text}/null`;
  const lock = locked(text, [`zh:${text}`, text], { address });
  const because: HashProof = { level: 'none', reason: text, belongsTo: null };
  const origin: HashProof = {
    ...because,
    belongsTo: { address, version: text, platform: text, source: 'shasums' },
  };
  const problem = { severity: 'error', summary: text, detail: text, line: 3, column: 1 } as const;
  const made = report(
    subject(
      [
        changed({
          base: locked(`${text}1`, [`h1:${text}`], { address }),
          head: lock,
          kinds: ['version-changed', 'constraints-changed'],
          paths: [`${text}/.terraform.lock.hcl`],
          evidence: evidence(lock, { [`zh:${text}`]: because, [text]: origin }, [
            { kind: 'good', tier: 'self-signed', keyId: text, fingerprint: text, keyExpired: false },
          ]),
        }),
        changed({ head: lock, evidence: unaskableRelease(lock, 'network', text) }),
        changed({ head: lock, evidence: unaskableRelease(lock, 'untrusted-host', text) }),
        changed({
          head: lock,
          evidence: allProven(lock, { level: 'asserted', platform: text, filename: text, by: text }),
        }),
      ],
      { files: [readFile(`${text}.hcl`, [problem])] },
    ),
  );
  return { ...made, head: `${text}${headSha}` };
}

/** Reviews that between them show everything a comment can say, by the name of their golden file. */
export const reviews: Readonly<Record<string, () => Report>> = {
  'upgrade-verified': upgrade,
  'harmless-platform-added': noise,
  'planted-hashes': planted,
  'registry-down': registryDown,
  'unreadable-and-removed': unreadable,
  'nothing-changed': () => report(subject([])),
  'hostile-text': () => hostile(),
};
