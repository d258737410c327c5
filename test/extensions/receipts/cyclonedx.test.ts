import { Spec } from '@cyclonedx/cyclonedx-library';
import { JsonStrictValidator } from '@cyclonedx/cyclonedx-library/Validation';
import { describe, expect, it } from 'vitest';
import { renderCycloneDx } from '../../../src/extensions/receipts/cyclonedx.ts';
import type { Report } from '../../../src/report/report.ts';
import {
  changed,
  computedFor,
  evidence,
  h1,
  locked,
  nullProvider,
  prodPath,
  publisherKey,
  refuted,
  report,
  signedFor,
  subject,
  zh,
} from '../../support/review-builders.ts';

const now = new Date('2026-11-20T12:00:00Z');
const validator = new JsonStrictValidator(Spec.Version.v1dot6);

const whole = (...entries: Parameters<typeof subject>) => report(subject(...entries), { base: null });

async function billOf(made: Report) {
  const text = renderCycloneDx(made, now);
  expect(await validator.validate(text)).toBeNull();
  return JSON.parse(text);
}

function entryOf(address: string, version: string) {
  const lock = locked(version, [h1(version), zh(version), zh(`${version} manifest`), zh('planted')], {
    address,
  });
  return changed({
    head: lock,
    evidence: evidence(
      lock,
      {
        [h1(version)]: computedFor('linux_amd64'),
        [zh(version)]: signedFor('linux_amd64'),
        [zh(`${version} manifest`)]: signedFor(null),
        [zh('planted')]: refuted,
      },
      [publisherKey],
    ),
  });
}

describe('a bill of materials', () => {
  it('is valid, and has each provider with its packages, its signer and its lock files', async () => {
    const bill = await billOf(whole([entryOf(nullProvider, '3.2.4')]));
    expect(bill.metadata.timestamp).toBe('2026-11-20T12:00:00.000Z');
    expect(bill.components).toHaveLength(1);
    const [component] = bill.components;
    expect(component).toMatchObject({
      type: 'application',
      'bom-ref': `${nullProvider}@3.2.4`,
      group: 'registry.terraform.io/hashicorp',
      name: 'null',
      version: '3.2.4',
      externalReferences: [{ url: 'https://registry.terraform.io/providers/hashicorp/null/3.2.4' }],
      components: [
        {
          name: 'terraform-provider-null_3.2.4_linux_amd64.zip',
          hashes: [{ alg: 'SHA-256', content: zh('3.2.4').slice(3) }],
        },
      ],
    });
    const values = (component.properties as { name: string; value: string }[]).map(
      ({ name, value }) => `${name} ${value}`,
    );
    expect(values).toEqual(
      expect.arrayContaining([
        'lockproof:signature:tier self-signed',
        'lockproof:signature:fingerprint 0000000000000000000000001111222233334444',
        `lockproof:lock-file ${prodPath}`,
        `lockproof:hash ${h1('3.2.4')} proven`,
        `lockproof:hash ${zh('planted')} unproven`,
      ]),
    );
  });

  it('names every key that signed, if packages of the release have different ones', async () => {
    const made = whole([entryOf(nullProvider, '3.2.4')]);
    const changes = made.changes.map((change) => ({
      ...change,
      signature: { ...change.signature, otherKeys: ['F'.repeat(40)] },
    }));
    const [component] = (await billOf({ ...made, changes })).components;
    const keys = (component.properties as { name: string; value: string }[]).flatMap(({ name, value }) =>
      name === 'lockproof:signature:fingerprint' ? [value] : [],
    );
    expect(keys.toSorted()).toEqual(['0000000000000000000000001111222233334444', 'F'.repeat(40)]);
  });

  it('names the source repository, and a build only if its provenance is verified', async () => {
    const made = whole([entryOf(nullProvider, '3.2.4')]);
    const built = async (status: 'verified' | 'mismatch') => {
      const provenance = {
        status,
        repository: 'a/b',
        workflow: 'release.yml',
        ref: 'refs/tags/v3.2.4',
        renamed: null,
        runner: null,
        attestations: [],
        detail: null,
      };
      const source = 'github.com/a/b';
      const changes = made.changes.map((change) => ({ ...change, source, provenance }));
      const [component] = (await billOf({ ...made, changes })).components;
      expect(component.externalReferences).toContainEqual({ type: 'vcs', url: 'https://github.com/a/b' });
      return (component.properties as { name: string; value: string }[])
        .filter(({ name }) => name === 'lockproof:provenance')
        .map(({ value }) => value);
    };
    expect(await built('verified')).toEqual(['verified: built by release.yml of a/b at refs/tags/v3.2.4']);
    expect(await built('mismatch')).toEqual([]);
  });

  it('is the same for the same report', () => {
    const made = whole([entryOf(nullProvider, '3.2.4')]);
    expect(renderCycloneDx(made, now)).toBe(renderCycloneDx(made, now));
  });

  it('is valid with two versions of one provider, with none, and with hostile text', async () => {
    const versions = ['1.0.0', '2.0.0'].map((version) => entryOf('registry.example.com/corp/thing', version));
    expect((await billOf(whole(versions))).components).toHaveLength(2);
    expect((await billOf(whole([]))).components ?? []).toEqual([]);
    const hostile = entryOf('registry.example.com/<script>/\u202e%0a', '1.0.0\u0000"');
    const made = whole([hostile]);
    const changes = made.changes.map((change) => ({ ...change, source: 'github.com/<a b>/%zz' }));
    await billOf({ ...made, changes });
  });

  it('is refused for a review and for a shard, because it would lack the entries that they have not looked at', () => {
    const made = whole([entryOf(nullProvider, '3.2.4')]);
    expect(() => renderCycloneDx({ ...made, base: 'b'.repeat(40) }, now)).toThrow(
      'A bill of materials is about whole lock files, and a review looks only at the entries that a change touches; run `lockproof verify --format cyclonedx`',
    );
    const shard = {
      index: 1,
      count: 2,
      run: 'a',
      changes: 1,
      failOn: 'error',
      onUnavailable: 'fail',
    } as const;
    expect(() => renderCycloneDx({ ...made, shard, part: 'shard 1 of 2' }, now)).toThrow(
      '`lockproof merge --format cyclonedx`',
    );
    const honest = whole([]);
    const silenced = [{ rule: 'unreadable-lock-file', severity: 'error', findings: 1 } as const];
    for (const verdict of ['verified', 'failed'] as const)
      expect(() => renderCycloneDx({ ...honest, verdict, silenced }, now)).toThrow(
        'A bill of materials is about whole lock files, and one could not be read whole',
      );
  });

  it('shows every character of the names in it (T95)', async () => {
    const made = whole([entryOf(nullProvider, '1.0.0\u001b')]);
    const changes = made.changes.map((change) => ({ ...change, files: [`a\nb/${prodPath}`] }));
    const text = JSON.stringify(await billOf({ ...made, changes }));
    expect(text).not.toMatch(/\\n|\\u001b/);
    expect(text).toContain(`a<U+000A>b/${prodPath}`);
    expect(text).toContain('1.0.0<U+001B>');
  });
});
