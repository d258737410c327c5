import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ListedKey, SignatureCheck } from '../../src/openpgp/signature.ts';
import { verifyDetachedSignature } from '../../src/openpgp/verify.ts';

interface SignatureCase {
  readonly name: string;
  readonly document: string;
  readonly signature: string;
  readonly keys: readonly {
    readonly ascii_armor?: string;
    readonly ascii_armor_literal?: string;
    readonly trust_signature?: string;
    readonly trust_signature_literal?: string;
  }[];
  readonly terraform?: { readonly result?: string; readonly key_id?: string; readonly error?: string };
  readonly expected?: string;
}

interface OracleCase {
  readonly why: string;
  readonly accepted: boolean;
  readonly auth: string | null;
  readonly error: string | null;
}

const shared = process.env.LOCKPROOF_SHARED ?? resolve(import.meta.dirname, '../../../shared');
const folder = join(shared, 'vectors/terraform');
const present = existsSync(folder);
if (!present) console.warn(`NOTICE: ${folder} is missing; the signature vectors are not checked.`);

function json<T>(path: string, otherwise: T): T {
  return present ? JSON.parse(readFileSync(join(folder, path), 'utf8')) : otherwise;
}

const { signature_cases: cases } = json<{ signature_cases: readonly SignatureCase[] }>('index.json', {
  signature_cases: [],
});
const { cases: oracle } = json<{ cases: Record<string, OracleCase> }>('oracle/index.json', { cases: {} });

function text(path: string | undefined): string {
  return path === undefined ? '' : readFileSync(join(folder, path), 'utf8');
}

function checkCase({ document, signature, keys }: SignatureCase): Promise<SignatureCheck> {
  return verifyDetachedSignature({
    document: readFileSync(join(folder, document)),
    signature: readFileSync(join(folder, signature)),
    keys: keys.map((key) => ({
      asciiArmor: key.ascii_armor_literal ?? text(key.ascii_armor),
      trustSignature: key.trust_signature_literal ?? text(key.trust_signature),
    })),
  });
}

const tiers: Record<string, string> = {
  officialProvider: 'official',
  partnerProvider: 'partner',
  communityProvider: 'self-signed',
};

function wanted({ terraform, expected: valid }: SignatureCase): object {
  if (terraform?.result !== undefined) {
    return { kind: 'good', tier: tiers[terraform.result], keyId: terraform.key_id };
  }
  return { kind: valid === 'valid' ? 'good' : 'bad' };
}

describe.skipIf(!present)("Terraform's own signature cases", () => {
  it.each(cases)('$name', async (each) => {
    expect(await checkCase(each)).toMatchObject(wanted(each));
  });

  it("HashiCorp's document of null 3.1.0 is official by the expired and by the extended copy of the key", async () => {
    const copies = ['keys/hashicorp-official-original.asc', 'keys/hashicorp-official-2026-extended.asc'];
    for (const asciiArmor of copies) {
      const check = await verifyDetachedSignature({
        document: readFileSync(join(folder, 'sums/terraform-provider-null_3.1.0_SHA256SUMS')),
        signature: readFileSync(join(folder, 'signatures/terraform-provider-null_3.1.0_SHA256SUMS.sig')),
        keys: [{ asciiArmor: text(asciiArmor), trustSignature: '' }],
        now: new Date('2026-11-20'),
      });
      expect(check).toEqual({
        kind: 'good',
        tier: 'official',
        keyId: '34365D9472D7468F',
        fingerprint: 'C874011F0AB405110D02105534365D9472D7468F',
        keyExpired: true,
        madeAt: expect.any(Date),
        asciiArmor: text(asciiArmor),
      });
    }
  });
});

/** The cases where the answer differs from that of Terraform 1.11.4 on purpose. */
const deliberate: Record<string, { readonly kind: string; readonly reason: string }> = {
  'digest-sha1': { kind: 'unavailable', reason: 'SHA-1 proves nothing: reported as such' },
  'armor-bad-checksum': {
    kind: 'good',
    reason: 'the checksum of an armor is not compared, as in Terraform 1.12 and later',
  },
};

/** Terraform refused these cases for another reason than the signature: the sums, the metadata, the lock file. */
const aboutSomethingElse = /^(sums-|meta-(?!keys)|init-lock|direntries|lockcmd)/;

function listedKeys(path: string): readonly ListedKey[] {
  const keys: ListedKey[] = [];
  for (let index = 0; existsSync(join(folder, path, `key${index}.asc`)); index++) {
    const trust = `${path}/key${index}.trust.asc`;
    const trustSignature = existsSync(join(folder, trust)) ? text(trust) : '';
    keys.push({ asciiArmor: text(`${path}/key${index}.asc`), trustSignature });
  }
  return keys;
}

function checkOracle(name: string): Promise<SignatureCheck> {
  const path = `oracle/${name}`;
  return verifyDetachedSignature({
    document: readFileSync(join(folder, path, 'SHA256SUMS')),
    signature: readFileSync(join(folder, path, 'SHA256SUMS.sig')),
    keys: listedKeys(path),
    now: new Date('2026-11-20'),
  });
}

function agrees(check: SignatureCheck, { accepted, auth }: OracleCase): boolean {
  if (!accepted) return check.kind !== 'good';
  return check.kind === 'good' && auth === `${check.tier}, key ID ${check.keyId}`;
}

describe.skipIf(!present)('the verdicts of real Terraform 1.11.4 about signatures', () => {
  it('are those of Lockproof, except for differences with a reason', async () => {
    const names = Object.keys(oracle).filter((name) =>
      existsSync(join(folder, 'oracle', name, 'SHA256SUMS.sig')),
    );
    const about = names.filter((name) => oracle[name]?.accepted === true || !aboutSomethingElse.test(name));
    const unlike: string[] = [];
    let alike = 0;
    for (const name of about) {
      const vector = oracle[name];
      if (vector === undefined) continue;
      const check = await checkOracle(name);
      if (agrees(check, vector)) alike += 1;
      else if (deliberate[name]?.kind !== check.kind) unlike.push(`${name}: ${JSON.stringify(check)}`);
    }
    const reasons = Object.entries(deliberate).map(([name, { reason }]) => `  ${name}: ${reason}`);
    console.info(
      [`signatures: ${alike} of ${about.length} as in Terraform; deliberate differences:`, ...reasons].join(
        '\n',
      ),
    );
    expect(unlike).toEqual([]);
    expect(alike + reasons.length).toBe(about.length);
  });
});
