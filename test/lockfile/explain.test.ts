import { describe, expect, it } from 'vitest';
import { changeKinds } from '../../src/lockfile/change.ts';
import { explainAddedHashes, explainKind } from '../../src/lockfile/explain.ts';
import { h1, zh } from './sample.ts';

describe('explaining a change', () => {
  it.each(changeKinds)('has one sentence for %s', (kind) => {
    const { title, sentence } = explainKind(kind);
    expect(title).not.toBe('');
    expect(sentence).toMatch(/^[A-Z].*\.$/);
  });

  it("uses the words of Terraform's documentation", () => {
    expect(explainKind('provider-added').title).toBe('Dependency on a new provider');
    expect(explainKind('version-upgraded').title).toBe('New version of an existing provider');
    expect(explainKind('hashes-added').title).toBe('New provider package checksums');
  });

  it('tells added h1 from added zh', () => {
    const status = 'added' as const;
    const hashes = [h1('a'), h1('b'), zh('1'), 'h9:x'].map((hash) => ({ hash, status }));
    const added = explainAddedHashes({ hashes: [...hashes, { hash: zh('2'), status: 'removed' }] });
    expect(added).toMatchObject({ h1: 2, zh: 1, other: 1 });
    expect(added.reasons).toHaveLength(3);
    expect(explainAddedHashes({ hashes: [{ hash: zh('2'), status: 'kept' }] }).reasons).toEqual([]);
  });
});
