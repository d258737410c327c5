import { expect } from 'vitest';
import { z } from 'zod';
import { matchesReportSchema } from '../support/report-schema.ts';

/** The JSON report as its users may rely on it. It is written a second time on purpose: the product does not read this. */
const lockedVersion = z.strictObject({ version: z.string(), constraints: z.string().nullable() }).nullable();
const revision = z
  .string()
  .regex(/^[0-9a-f]{40}$/)
  .nullable();
const sha256 = z.string().regex(/^sha256:[0-9a-f]{64}$/);
const count = z.number().int().nonnegative();

const worth = z.union([
  z.strictObject({ kind: z.enum(['proven', 'open', 'unproven']) }),
  z.strictObject({ kind: z.literal('accepted'), by: z.literal('word'), of: z.string().min(1) }),
  z.strictObject({
    kind: z.literal('accepted'),
    by: z.literal('announced'),
    of: z.string().min(1),
    checked: z.array(z.string().regex(/^[a-z0-9]+_[a-z0-9]+$/)),
  }),
  z.strictObject({
    kind: z.literal('accepted'),
    by: z.literal('waiver'),
    rule: z.string(),
    until: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
  }),
  z.strictObject({ kind: z.literal('accepted'), by: z.literal('rule-off'), rule: z.string() }),
]);

const change = z.strictObject({
  provider: z.string().min(1),
  kinds: z.array(
    z.enum([
      'provider-added',
      'provider-removed',
      'provider-moved',
      'version-upgraded',
      'version-downgraded',
      'version-changed',
      'constraints-changed',
      'hashes-added',
      'hashes-removed',
      'hashes-replaced',
      'hashes-cleared',
      'format-only',
    ]),
  ),
  from: lockedVersion,
  to: lockedVersion,
  files: z.array(z.string()).min(1),
  signature: z.strictObject({
    tier: z.enum(['official', 'partner', 'self-signed', 'unsigned', 'unavailable']),
    keyId: z
      .string()
      .regex(/^[0-9A-F]{16}$/)
      .nullable(),
    fingerprint: z
      .string()
      .regex(/^[0-9A-F]{40}$/)
      .nullable(),
    keyFrom: z.string().nullable(),
    sameKeyAsBefore: z.boolean().nullable(),
  }),
  source: z
    .string()
    .regex(/^git(?:hub|lab)\.com\//)
    .nullable(),
  documents: z.array(
    z.strictObject({
      url: z.string().startsWith('https://'),
      digest: sha256,
      signature: z.enum(['good', 'bad', 'unsigned', 'unavailable']),
    }),
  ),
  provenance: z
    .strictObject({
      status: z.enum(['verified', 'partial', 'mismatch', 'absent', 'unknown']),
      repository: z.string().nullable(),
      workflow: z.string().nullable(),
      ref: z.string().nullable(),
      renamed: z.string().nullable(),
      runner: z.enum(['github-hosted', 'self-hosted']).nullable(),
      attestations: z.array(z.strictObject({ url: z.string().startsWith('https://'), digest: sha256 })),
      detail: z.string().min(1).nullable(),
    })
    .nullable(),
  witness: z
    .strictObject({
      registry: z.enum(['registry.terraform.io', 'registry.opentofu.org']),
      status: z.enum(['agrees', 'differs', 'unknown']),
      platforms: z.array(z.string().regex(/^[a-z0-9]+_[a-z0-9]+$/)).optional(),
      unrecorded: z.array(z.string().regex(/^[a-z0-9]+_[a-z0-9]+$/)).optional(),
      files: z.array(z.string()).optional(),
      sameAsBefore: z.literal(true).optional(),
    })
    .nullable(),
  advisories: z
    .array(
      z.strictObject({
        id: z.string().regex(/^GHSA(?:-[0-9a-z]{4}){3}$/),
        severity: z.enum(['critical', 'high', 'medium', 'low', 'unknown']),
        status: z.enum(['open', 'closed']),
        summary: z.string().max(201),
        fixed: z.string().min(1).nullable(),
      }),
    )
    .nullable(),
  advisoriesUnread: z.literal(true).optional(),
  hashes: z.array(
    z.strictObject({
      hash: z.string(),
      status: z.enum(['added', 'kept', 'removed']),
      proof: z.enum(['signed', 'computed', 'asserted', 'none', 'unavailable']),
      worth: worth.nullable(),
      platform: z
        .string()
        .regex(/^[a-z0-9]+_[a-z0-9]+$/)
        .nullable(),
      detail: z.string().min(1),
    }),
  ),
  history: z
    .strictObject({
      published: z.iso.datetime().nullable(),
      ageInDays: count.nullable(),
      repository: z.strictObject({ before: z.string().nullable(), now: z.string().nullable() }),
      platforms: z.strictObject({ before: count.nullable(), now: count.nullable() }),
      stillAt: z.array(z.string().min(1)).nullable(),
    })
    .nullable(),
  background: z.looseObject({ movedFrom: z.string().nullable() }).optional(),
  unrequired: z.literal(true).optional(),
  initAdds: z.array(z.string().regex(/^[a-z0-9]+_[a-z0-9]+$/)),
});

const when = z.string().min(1).optional();
const place = z.strictObject({ path: z.string().min(1), line: z.number().int().positive() });
const step = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('delete'),
    what: z.enum(['hash', 'hashes', 'entry']),
    places: z.array(place).min(1),
    when,
  }),
  z.strictObject({
    do: z.literal('restore'),
    what: z.enum(['file', 'entry', 'hashes', 'h1']),
    paths: z.array(z.string().min(1)).min(1),
    commit: z
      .string()
      .regex(/^[0-9a-f]{40}$/)
      .optional(),
    when,
  }),
  z.strictObject({
    do: z.literal('run'),
    commands: z
      .array(
        z.strictObject({
          tool: z.enum(['terraform', 'tofu']),
          subcommand: z.enum(['init', 'init -backend=false', 'get', 'providers lock']),
          folder: z.string(),
          providers: z.array(z.string().min(1)),
          platforms: z.array(z.string().min(1)),
        }),
      )
      .min(1),
    when,
  }),
  z.strictObject({
    do: z.literal('set'),
    how: z.enum(['set', 'add', 'raise', 'change']),
    setting: z.string().min(1),
    value: z.string().min(1).nullable(),
    file: z.string().min(1).nullable(),
    flag: z.literal(true).optional(),
    when,
  }),
  z.strictObject({
    do: z.literal('accept'),
    file: z.string().min(1),
    key: z.string().min(1),
    isBegun: z.boolean(),
    items: z.array(z.string().min(1)).min(1),
    until: z
      .string()
      .regex(/^\d{4}-\d{2}-\d{2}$/)
      .optional(),
    when,
  }),
  z.strictObject({ do: z.literal('run-again'), when }),
  z.strictObject({
    do: z.literal('ask-publisher'),
    provider: z.string().min(1),
    question: z.string().min(1),
    when,
  }),
  z.strictObject({ do: z.literal('consider'), advice: z.string().min(1), when }),
]);

const finding = z.strictObject({
  rule: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)+$/),
  severity: z.enum(['error', 'warning', 'notice']),
  message: z.string().min(1),
  provider: z.string().nullable(),
  version: z.string().nullable().optional(),
  aspect: z.record(z.string(), z.unknown()).optional(),
  hash: z.string().nullable(),
  path: z.string().min(1),
  line: z.number().int().positive(),
  remedy: z.string().min(1),
  cause: z.string().min(1),
  waived: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/)
    .optional(),
  fix: z.array(step).min(1),
  open: z.literal(true).optional(),
  said: z.array(z.unknown()).min(1).optional(),
  gist: z.array(z.unknown()).min(1).optional(),
});

const report = z.strictObject({
  schema: z.literal('lockproof.report/v1'),
  tool: z.strictObject({ name: z.literal('lockproof'), version: z.string().regex(/^\d+\.\d+\.\d+/) }),
  verdict: z.enum(['verified', 'failed', 'incomplete', 'unchanged']),
  headline: z.string().regex(/^(?:✅|⚠️|❌) Lockproof(?: \(advisory, does not block\))?: \S[^\n]*$/u),
  advisory: z.literal(true).optional(),
  part: z.string().exactOptional(),
  gap: z.string().exactOptional(),
  believed: z.string().exactOptional(),
  folder: z.string().min(1).exactOptional(),
  compared: z.array(z.string()).exactOptional(),
  account: z.looseObject({ notices: z.array(z.string()) }).optional(),
  base: revision,
  head: revision,
  shard: z
    .strictObject({
      index: z.number().int().positive(),
      count: z.number().int().positive(),
      run: z.string().regex(/^[0-9a-f]{64}$/),
      changes: z.number().int().min(0),
      failOn: z.enum(['error', 'warning', 'never']),
      onUnavailable: z.enum(['fail', 'warn']),
    })
    .optional(),
  policy: z
    .strictObject({
      path: z.string().min(1),
      digest: sha256,
      extends: z.strictObject({ path: z.string().min(1), digest: sha256 }).optional(),
    })
    .nullable(),
  files: z.array(
    z.strictObject({
      path: z.string().min(1),
      status: z.enum(['added', 'modified', 'removed', 'renamed', 'unchanged']),
      previousPath: z.string().min(1).optional(),
      digest: sha256.nullable(),
    }),
  ),
  changes: z.array(change),
  findings: z.array(finding),
  silenced: z.array(
    z.strictObject({
      rule: z.string(),
      severity: z.enum(['error', 'warning', 'notice']),
      findings: z.number().int().positive(),
    }),
  ),
  totals: z.strictObject({
    files: count,
    providers: count,
    hashes: count,
    proven: count,
    accepted: count,
    announced: count,
    open: count,
    unproven: count,
    findings: count,
    requests: count,
    bytesDownloaded: count,
  }),
  evidence: z
    .strictObject({
      digest: z.string().regex(/^sha256:[0-9a-f]{64}$/),
      recordedAt: z.iso.datetime(),
      lacking: z.array(z.url()).min(1).optional(),
    })
    .optional(),
});

export type ContractedReport = z.infer<typeof report>;

function isBacked(each: z.infer<typeof worth>): boolean {
  return (
    each.kind === 'proven' || (each.kind === 'accepted' && each.by === 'announced' && each.checked.length > 0)
  );
}

/** Fails where a report has a field too many or too few, or where its parts contradict each other. */
export function expectReport(value: unknown): ContractedReport {
  expect(matchesReportSchema(value)).toEqual([]);
  const parsed = report.parse(value);
  const { totals, files, changes, findings, verdict } = parsed;
  // Only what joins the reports of shards reads it.
  if (parsed.shard === undefined)
    expect(findings.filter((one) => 'version' in one || 'aspect' in one)).toEqual([]);
  const standing = changes.flatMap(({ provider, to, hashes }) =>
    hashes
      .filter(({ status }) => to !== null && status !== 'removed')
      .map(({ hash }) => `${provider} ${to?.version} ${hash}`),
  );
  expect(totals).toMatchObject({ files: files.length, hashes: new Set(standing).size });
  expect(totals.findings).toBeGreaterThanOrEqual(findings.length);
  expect(totals.proven + totals.accepted + totals.open + totals.unproven).toBe(totals.hashes);
  expect(totals.announced).toBeLessThanOrEqual(totals.accepted);
  expect(totals.providers).toBe(new Set(changes.map(({ provider }) => provider)).size);
  const isWhole = parsed.evidence?.lacking === undefined;
  expect(verdict === 'unchanged').toBe(files.length === 0 && findings.length === 0 && isWhole);
  if (!isWhole) expect(['incomplete', 'failed']).toContain(verdict);
  if (verdict === 'verified') {
    // An unproven hash passes only where the policy lowers the severity of its finding.
    expect(totals.open).toBe(0);
    if (findings.every(({ hash }) => hash === null)) expect(totals.unproven).toBe(0);
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  }
  const allGreen =
    verdict === 'unchanged' ||
    (verdict === 'verified' &&
      parsed.changes.every(({ hashes }) =>
        hashes.every(({ worth: each }) => each === null || isBacked(each)),
      ) &&
      findings.every(({ severity, waived }) => severity === 'notice' && waived === undefined) &&
      parsed.silenced.every(({ severity }) => severity === 'notice'));
  expect(parsed.headline.startsWith('✅')).toBe(allGreen);
  const blocks = parsed.advisory === undefined;
  expect(parsed.headline.startsWith('❌')).toBe(verdict === 'failed' && blocks);
  expect(parsed.headline.includes('Lockproof (advisory, does not block):')).toBe(
    !allGreen && verdict !== 'incomplete' && !blocks,
  );
  const paths = new Set(files.flatMap(({ path, previousPath = path }) => [path, previousPath]));
  const about = findings.filter(({ rule }) => !besideLockFiles.includes(rule));
  for (const path of [...changes.flatMap((one) => one.files), ...about.map((one) => one.path)])
    expect(paths).toContain(path);
  return parsed;
}

/** Rules that are also about other files than the lock files under review. */
const besideLockFiles: readonly string[] = [
  'hidden-content',
  'local-plugin',
  'lock-file-missing',
  'lock-file-removed',
  'missing-from-lock',
  'policy-invalid',
  'policy-weakened',
  'submodule-moved',
  'version-outside-constraints',
];
