import { describe, expect, it } from 'vitest';
import type { HashProof } from '../../src/evidence/evidence.ts';
import { readLockFile } from '../../src/lockfile/read.ts';
import { absent } from '../../src/outcome.ts';
import { noPolicy } from '../../src/policy/settings.ts';
import { annotations } from '../../src/report/annotations.ts';
import {
  allProven,
  asserted,
  changed,
  evidence,
  findingsOf,
  h1,
  locked,
  missingRelease,
  notAsked,
  nullProvider,
  prodPath,
  publisherKey,
  readFile,
  refuted,
  report,
  settings,
  signed,
  subject,
  unaskableRelease,
  zh,
} from '../support/review-builders.ts';

const good = zh('good');
const planted = zh('planted');
const lock = locked('3.2.4', [good, planted]);
const older = locked('3.2.3', [zh('old')]);
/** Of a publisher whose key nobody can know beforehand. */
const acme = locked('3.2.4', [good, planted], { address: 'registry.terraform.io/acme/null' });

/** `severity rule line`, worst first. */
function said(...parts: Parameters<typeof subject>): readonly string[] {
  return findingsOf(subject(...parts)).map(({ severity, rule, line }) => `${severity} ${rule} ${line}`);
}

function proofs(planted: HashProof) {
  return evidence(lock, { [good]: signed, [zh('planted')]: planted });
}

describe('hashes', () => {
  const inWords = 'then run "terraform providers lock" for this provider in the folder of the lock file.';

  it('points at the line of the one planted hash', () => {
    const [finding, ...others] = findingsOf(subject([changed({ head: lock, evidence: proofs(refuted) })]));
    expect(others).toEqual([]);
    expect(finding).toEqual({
      rule: 'unproven-hash',
      severity: 'error',
      message: expect.stringMatching(/^zh:[0-9a-f]{12}… is in no signed checksum file .*\.$/),
      provider: nullProvider,
      hash: planted,
      path: prodPath,
      line: 8,
      remedy: 'Delete this hash (line 8), then run: terraform -chdir=envs/prod providers lock hashicorp/null',
      cause: nullProvider,
      fix: [
        { do: 'delete', what: 'hash', places: [{ path: prodPath, line: 8 }] },
        {
          do: 'run',
          commands: [
            {
              ...{ tool: 'terraform', subcommand: 'providers lock', folder: 'envs/prod' },
              ...{ providers: [nullProvider], platforms: [] },
            },
          ],
        },
      ],
      said: expect.arrayContaining([{ hash: planted }]),
      version: '3.2.4',
      aspect: { kind: 'unsupported', signed: true },
    });
  });

  it('points at every line of a repeated planted hash', () => {
    const twice = locked('3.2.4', [planted, good, planted]);
    const known = evidence(twice, { [good]: signed, [planted]: refuted });
    expect(said([changed({ head: twice, evidence: known })])).toEqual([
      'error unproven-hash 7',
      'error unproven-hash 9',
    ]);
  });

  it.each([
    ['registry.terraform.io/hashicorp/null', 'run: terraform -chdir=envs/prod providers lock hashicorp/null'],
    ['registry.opentofu.org/hashicorp/null', 'run: tofu -chdir=envs/prod providers lock hashicorp/null'],
    [
      'registry.example.com:8443/team/thing',
      'run: terraform -chdir=envs/prod providers lock registry.example.com:8443/team/thing',
    ],
    ['registry.terraform.io/hаshicorp/null', inWords],
    ['registry.terraform.io/$(reboot)/null', inWords],
    ['registry.terraform.io/-x/null', inWords],
  ])('never puts a name into a command that a shell could read otherwise: %s', (address, ending) => {
    const entry = locked('1.0.0', [planted], { address });
    const [finding] = findingsOf(subject([changed({ head: entry, evidence: allProven(entry, refuted) })]));
    expect(finding?.remedy).toContain(ending);
  });

  it.each([
    ['.terraform.lock.hcl', 'run: terraform providers lock hashicorp/null'],
    ['a/b-c/d_e.f/.terraform.lock.hcl', 'run: terraform -chdir=a/b-c/d_e.f providers lock hashicorp/null'],
    ['a b/.terraform.lock.hcl', "run: terraform -chdir='a b' providers lock hashicorp/null"],
    ["a ' b/.terraform.lock.hcl", `run: terraform -chdir='a '\\'' b' providers lock hashicorp/null`],
    ...["a'$(reboot)", '$(reboot)', '`x`', "a';b", 'a"b', 'a\nb', 'ü'].map((folder): [string, string] => [
      `${folder}/.terraform.lock.hcl`,
      inWords,
    ]),
  ])(
    'is run where the lock file is, and never by a name that a shell could read otherwise: %j',
    (path, ending) => {
      const [finding] = findingsOf(
        subject([changed({ head: lock, evidence: proofs(refuted), paths: [path] })]),
      );
      expect(finding?.remedy).toContain(ending);
    },
  );

  it.each([
    ['shasums', 'it is in the checksums of hashicorp/null 3.2.3 for linux_amd64'],
    ['package', 'it is the hash of the package of hashicorp/null 3.2.3 for linux_amd64'],
    ['base-lock-file', 'the lock file listed it for hashicorp/null 3.2.3 before'],
  ] as const)(
    'says where a foreign hash belongs (%s) and does not call it unproven as well',
    (source, where) => {
      const belongsTo = { address: nullProvider, version: '3.2.3', platform: 'linux_amd64', source };
      const known = proofs({ level: 'none', reason: 'x', belongsTo });
      const findings = findingsOf(subject([changed({ head: lock, evidence: known })]));
      expect(findings.map(({ rule, line }) => `${rule} ${line}`)).toEqual(['foreign-hash 8']);
      expect(findings[0]?.message).toContain(where);
    },
  );

  it.each([
    ['zh:0123', '64 hex digits'],
    [zh('planted').toUpperCase().replace('ZH:', 'zh:'), 'upper case'],
    ['h1:AAAA', '44'],
    [h1('x').replace('=', ''), 'padding'],
    ['zh:', 'empty'],
    ['h9:whatever', 'only h1 and zh'],
    ['H1:whatever', 'only h1 and zh'],
  ])('calls %s malformed, and nothing else', (hash, why) => {
    const entry = locked('3.2.4', [good, hash]);
    const findings = findingsOf(
      subject([changed({ head: entry, evidence: evidence(entry, { [good]: signed, [hash]: refuted }) })]),
    );
    expect(findings.map(({ rule, line }) => `${rule} ${line}`)).toEqual(['malformed-hash 8']);
    expect(findings[0]?.message).toContain(why);
  });

  it('trusts the evidence more than the form', () => {
    const odd = locked('3.2.4', ['zh:0123']);
    expect(said([changed({ head: odd })])).toEqual([]);
  });

  it('treats a hash that was not asked about as unproven, never as proven', () => {
    expect(said([changed({ head: lock, evidence: evidence(lock, { [good]: signed }) })])).toEqual([
      'error unproven-hash 8',
    ]);
    expect(said([changed({ head: lock, evidence: null })])).toEqual([
      'error unproven-hash 7',
      'error unproven-hash 8',
    ]);
  });

  it.each([
    ['no hashes at all', [], {}, 'Run', 4],
    [
      'a scheme that Terraform ignores',
      ['h9:a'],
      {},
      'Delete the whole list of hashes (line 6), then run',
      6,
    ],
    ['an empty list', [], { hashesArgument: 6 }, 'Delete the whole list of hashes (line 6), then run', 6],
  ])('says that nothing is checked: %s', (_name, hashes, lines, steps, line) => {
    const bare = locked('3.2.4', hashes);
    const entry = { ...bare, lines: { ...bare.lines, ...lines } };
    const change = changed({ head: entry, kinds: ['hashes-cleared'], evidence: allProven(entry, refuted) });
    const message = expect.stringMatching(/any package unchecked|it would check nothing/);
    const remedy = `${steps}: terraform -chdir=envs/prod providers lock hashicorp/null`;
    expect(findingsOf(subject([change]))).toMatchObject([{ rule: 'hashes-cleared', line, message, remedy }]);
  });

  it('does not call hashes cleared that an error hides, but those of the entry below', () => {
    const block = (name: string, hashes = '') =>
      `provider "registry.terraform.io/hashicorp/${name}" {\n  version = "3.2.4"\n${hashes}}\n\n`;
    const call = `  hashes = [\n    "${good}",\n    concat(),\n  ]\n`;
    const judged = (text: string) => {
      const head = readLockFile(text);
      const file = { ...readFile(prodPath, [], text), head };
      const changes = (head.lockFile?.providers ?? []).map((each) => changed({ head: each }));
      const findings = findingsOf({ ...subject(changes), files: [file] });
      const errors = findings.filter(({ severity }) => severity === 'error');
      return errors.map(({ severity, rule, line }) => `${severity} ${rule} ${line}`);
    };
    expect(judged(block('null', call) + block('time'))).toEqual([
      'error hashes-cleared 9',
      'error unreadable-lock-file 5',
    ]);
    expect(judged(block('null') + block('time'))).toEqual([
      'error hashes-cleared 1',
      'error hashes-cleared 5',
    ]);
  });
});

describe('an unsigned statement of a registry', () => {
  const unsigned = evidence(acme, { [good]: asserted, [planted]: asserted }, [{ kind: 'unsigned' }]);

  it('concerns some of the hashes where the others are signed', () => {
    const partly = evidence(acme, { [good]: signed, [planted]: asserted }, [
      publisherKey,
      { kind: 'unsigned' },
    ]);
    const headlineOf = (of: typeof partly) =>
      report(subject([changed({ head: acme, evidence: of })])).headline;
    expect(headlineOf(partly)).toContain("so some of its hashes can't be proven");
    expect(headlineOf(unsigned)).toContain("so its hashes can't be proven");
  });

  it('is enough where the policy accepts it (T16)', () => {
    const accepting = settings({ 'accept-asserted': 'true' });
    expect(said([changed({ head: acme, evidence: unsigned })], { settings: accepting })).toEqual([
      'notice unsigned-provider 4',
      'notice asserted-hash 4',
    ]);
  });

  it('is a notice for an accepted host alone, and one error if a signature is gone', () => {
    const base = locked('1.0.0', [good], { address: acme.address });
    const before = evidence(base, { [good]: signed });
    const change = { head: acme, evidence: unsigned };
    const judged = (list: string, more = {}, policy = {}) =>
      said([changed({ ...change, ...more })], {
        settings: { ...settings({ 'accept-asserted': 'true' }), acceptAsserted: [list], ...policy },
      });
    expect(judged('registry.terraform.io')).toContain('notice unsigned-provider 4');
    expect(judged('registry.example.com')).toEqual(['error unproven-hash 4']);
    expect(judged('registry.terraform.io', { base, baseEvidence: before })).toEqual([
      'error unproven-hash 4',
    ]);
    const [gone] = findingsOf(subject([changed({ ...change, base, baseEvidence: before })]));
    expect(gone?.message).toMatch(/vouches for them; \S+ 1\.0\.0 was signed by [0-9A-F]{40}\.$/);
  });
});

describe('what could not be asked', () => {
  it('does not hide a refuted hash beside it', () => {
    const half = evidence(lock, { [good]: notAsked(), [planted]: refuted });
    expect(said([changed({ head: lock, evidence: half })])).toEqual([
      'error unproven-hash 8',
      'warning unproven-hash 4',
    ]);
  });

  it('names what the run needs and the value that would do, where sizes are known', () => {
    const short = { ...notAsked('budget'), needed: 18.2 * 1024 ** 3 } as HashProof;
    const [finding] = findingsOf(subject([changed({ head: lock, evidence: proofs(short) })]));
    expect(finding?.message).toMatch(
      /so nothing proves (?:it|them)\. The packages of this run have about 18\.2 GiB\.$/,
    );
    expect(finding?.remedy).toBe(
      'Raise "max-download" to 19GiB in the workflow, or split the change into smaller pull requests.',
    );
  });
});

describe('a release that the registry does not know', () => {
  it.each([
    [
      'the provider',
      `the provider ${acme.address}`,
      "Delete the entry (line 4); correct the provider's source address in the configuration, or remove what requires the provider.",
    ],
    [
      'the version',
      `version ${acme.version} of ${acme.address}`,
      'Delete the entry (line 4); change the version constraint if no release meets it, then run: terraform -chdir=envs/prod providers lock acme/null',
    ],
  ])('needs a command only if %s is what it does not know', (_, what, remedy) => {
    const known = { ...missingRelease(acme), release: absent(what) };
    const [finding] = findingsOf(subject([changed({ head: acme, evidence: known })]));
    expect(finding).toMatchObject({ rule: 'version-not-found', remedy });
  });

  it.each([
    ['registry.corp.example', 'TF_TOKEN_registry_corp_example'],
    ['registry.corp.example:8443', "env 'TF_TOKEN_registry_corp_example:8443=TOKEN'"],
  ])('may need a token if the registry is not public: %s', (host, name) => {
    const own = { ...acme, address: `${host}/acme/null` };
    const known = { ...missingRelease(own), release: absent(`the provider ${own.address}`) };
    const review = subject([changed({ head: own, evidence: known })]);
    const [finding] = findingsOf({ ...review, settings: { ...settings(), surface: 'command line' } });
    const token = `If the provider is private, give the check a token that may read it (${name})`;
    expect(finding?.remedy).toContain(`${token}; otherwise delete the entry`);
  });
});

describe('one cause, one finding', () => {
  it.each([
    [['constraints-changed'], 'notice'],
    [['constraints-changed', 'version-upgraded'], 'error'],
    [['constraints-changed', 'hashes-added'], 'error'],
    [['constraints-changed', 'provider-moved'], 'error'],
    [['hashes-removed'], 'error'],
    [['provider-added'], 'error'],
    [[], 'error'],
  ] as const)('untrusted-host of a change with %j is at level %s', (kinds, severity) => {
    const unlisted = unaskableRelease(acme, 'untrusted-host', 'x');
    expect(said([changed({ base: acme, head: acme, kinds, evidence: unlisted })])).toContain(
      `${severity} untrusted-host 4`,
    );
  });

  it.each([
    ['no list', {}, 'add registry.corp.example to "registries" in the workflow, or in the policy'],
    ['a policy with a list', { said: new Map([['registries', []]]) }, 'to "registries" in .github/own.yml'],
  ])('a host joins %s, and never replaces it', (_, policy, says) => {
    const lock = locked('1.0.0', [good], { address: 'registry.corp.example/acme/null' });
    const own = { ...settings(), policy: { ...noPolicy, path: '.github/own.yml', ...policy } };
    const change = changed({ head: lock, evidence: unaskableRelease(lock, 'untrusted-host', 'x') });
    expect(findingsOf(subject([change], { settings: own }))[0]?.remedy).toContain(says);
  });

  it('github.com is never proposed as a registry', () => {
    const lock = locked('1.0.0', [good], { address: 'github.com/acme/null' });
    const [found] = findingsOf(
      subject([changed({ head: lock, evidence: unaskableRelease(lock, 'untrusted-host', 'x') })]),
    );
    expect(found?.remedy).toContain('If you serve its providers yourself');
    expect(found?.remedy).not.toContain('add github.com to');
  });
});

describe('changes of versions and providers', () => {
  it.each([
    ['3.2.4', '3.2.3', ['version-downgraded'], ['warning version-downgraded 5']],
    ['3.2.4', '4.0.0', ['version-upgraded'], ['notice major-upgrade 5']],
    ['0.9.0', '1.0.0-rc1', ['version-upgraded'], ['notice major-upgrade 5', 'notice prerelease 5']],
    ['3.2.4', '3.3.0', ['version-upgraded'], []],
    ['9.0.0', '10.0.0', ['version-upgraded'], ['notice major-upgrade 5']],
    ['10.0.0', '9.0.0', ['version-downgraded'], ['warning version-downgraded 5']],
    ['1.0.0', '1.0.0+build', ['version-changed'], []],
  ] as const)('%s to %s', (from, to, kinds, expected) => {
    const head = locked(to, [good]);
    expect(said([changed({ base: locked(from, [zh('old')]), head, kinds })])).toEqual(expected);
  });

  it.each([
    {
      kind: 'state_store',
      said: / "terraform init" runs it already, because a "state_store" block names it\.$/,
    },
    { kind: 'resource', said: /^Dependency on a new provider: hashicorp\/null 3\.2\.4\.$/ },
  ] as const)('say of a new provider that it runs during init: $kind', ({ kind, said: words }) => {
    const head = locked('3.2.4', [good]);
    const types = [{ kind, type: 'null_store', provider: head.address, paths: ['envs/prod/main.tf'] }];
    const read = { ...readFile(prodPath), declared: { types, callsElsewhere: false } };
    const files = [{ ...read, revision: { ...read.revision, status: 'added' as const } }];
    const [finding] = findingsOf(subject([changed({ head, kinds: ['provider-added'] })], { files }));
    expect(finding?.message).toMatch(words);
  });

  it('need no proof of a removed provider', () => {
    expect(said([changed({ base: older, kinds: ['provider-removed'] })])).toEqual([]);
  });
});

describe('files', () => {
  const problem = {
    severity: 'error',
    summary: 'Invalid block',
    detail: 'Expected a brace',
    column: 1,
  } as const;

  it('names every problem with its line', () => {
    const file = readFile(prodPath, [
      { ...problem, line: 7 },
      { ...problem, severity: 'warning', line: 9 },
    ]);
    const findings = findingsOf(subject([], { files: [file] }));
    expect(findings.map(({ rule, line, message }) => `${rule} ${line} ${message}`)).toEqual([
      'unreadable-lock-file 7 Invalid block: Expected a brace. "terraform init" fails here, as it did before this change.',
    ]);
  });

  it('does not say that Terraform stops at an expression, which may be a template of one literal', () => {
    const file = readFile(prodPath, [{ ...problem, summary: 'Not a plain literal', line: 7 }]);
    const [finding] = findingsOf(subject([], { files: [file] }));
    expect(finding).toMatchObject({ severity: 'error', message: 'Not a plain literal: Expected a brace.' });
  });

  it.each([20, 12_001])('keeps a planted hash in every bound, beside a broken policy (T68)', (count) => {
    const path = '.github/lockproof.yml';
    const invalid = Array.from({ length: count }, (_, at) => ({ message: 'no policy key', line: at + 1 }));
    const policy = { ...noPolicy, path, edit: { path, invalid, weaker: [], stricter: [] } };
    const paths = Array.from({ length: 30 }, (_, at) => `z/${at}/.terraform.lock.hcl`);
    const head = locked('3.2.4', [zh('planted')]);
    const planted = changed({ head, paths, evidence: evidence(head, { [zh('planted')]: refuted }) });
    const told = report(subject([planted], { settings: { ...settings(), policy } }));
    const rules = (kept: readonly { rule: string }[]) => kept.map(({ rule }) => rule);
    expect(told.headline).toContain('One hash of hashicorp/null 3.2.4 is not in the signed release');
    expect(rules(told.findings)).toEqual([
      ...Array(30).fill('unproven-hash'),
      ...Array(20).fill('policy-invalid'),
    ]);
    expect(
      annotations(told)
        .slice(0, 10)
        .every(({ title }) => title.endsWith('unproven-hash')),
    ).toBe(true);
    expect(told.findings.at(-1)?.message).toBe(
      count === 20
        ? 'The policy cannot be read after this change, and then every review stops: no policy key'
        : 'There are 11982 more problems in this file.',
    );
  });
});

describe('the list of findings', () => {
  it('is sorted by severity, path and line, without duplicates', () => {
    const changes = ['b', 'a'].map((path) =>
      changed({
        base: older,
        head: lock,
        kinds: ['version-downgraded'],
        evidence: proofs(refuted),
        paths: [path],
      }),
    );
    expect(
      findingsOf(subject([...changes, ...changes])).map(
        ({ severity, path, line }) => `${severity} ${path}:${line}`,
      ),
    ).toEqual(['error a:8', 'error b:8', 'warning a:5', 'warning b:5']);
  });
});
