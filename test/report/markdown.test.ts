import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rules } from '../../src/extensions/index.ts';
import { commentBudget, summaryBudget } from '../../src/report/budget.ts';
import { renderMarkdown } from '../../src/report/markdown.ts';
import { markdownContext, reviews } from '../support/example-reviews.ts';
import {
  allProven,
  changed,
  evidence,
  locked,
  refuted,
  report,
  signed,
  subject,
  zh,
} from '../support/review-builders.ts';

const provider = (index: number) => `registry.terraform.io/example/p${String(index).padStart(3, '0')}`;

/** Every provider has one planted hash in every file. */
function manyPlanted(providers: number, files: number) {
  const paths = Array.from(
    { length: files },
    (_, index) => `stacks/stack-${String(index).padStart(3, '0')}/.terraform.lock.hcl`,
  );
  const changes = Array.from({ length: providers }, (_, index) => {
    const address = provider(index);
    const lock = locked('1.0.0', [zh(`${address} good`), zh(`${address} planted`)], { address });
    const known = evidence(lock, { [zh(`${address} good`)]: signed, [zh(`${address} planted`)]: refuted });
    return changed({ head: lock, evidence: known, kinds: ['provider-added'], paths });
  });
  return report(subject(changes));
}

describe('a comment', () => {
  it('is one line when all is well, and the rest is folded', () => {
    const made = reviews['upgrade-verified'];
    const open = renderMarkdown(made?.() ?? report(subject([])), markdownContext).replace(
      /<details>.*<\/details>/s,
      '',
    );
    expect(
      open
        .trim()
        .split('\n')
        .filter((line) => line !== ''),
    ).toHaveLength(1);
  });

  it('is the same text for the same report', () => {
    for (const made of Object.values(reviews)) {
      const one = made();
      expect(renderMarkdown(one, markdownContext)).toBe(renderMarkdown(one, markdownContext));
    }
  });

  it('opens with the headline', () => {
    const first = Object.values(reviews).map(
      (made) => renderMarkdown(made(), markdownContext).split('\n')[0],
    );
    expect(first.map((line) => line?.replace(/ · \[release.*/, ''))).toEqual([
      '✅ **Lockproof**: hashicorp/null 3.2.3 → 3.2.4 (patch). All 7 hashes are proven, signed by HashiCorp with the same key as before',
      '✅ **Lockproof**: hashicorp/null 3.2.4 now covers darwin\\_arm64. Same signed release as before; all 8 hashes are proven',
      '### ❌ Lockproof: do not merge. One hash of hashicorp/null 3.2.4 is not in the signed release',
      '### ❌ Lockproof: do not merge. 2 hashes of hashicorp/null 3.2.4 are not in the signed release, and 4 more problems',
      '### ⚠️ Lockproof: review before merging. 1 hash of registry.opentofu.org/hashicorp/null 3.2.4 is accepted although no signature covers it',
      '✅ **Lockproof**: registry.opentofu.org/opentofu/aws 6.39.0 → 6.40.0 (minor) and registry.opentofu.org/opentofu/null 6.39.0 → 6.40.0 (minor). 15 of 18 hashes are proven; the other 3 are unsigned, but registry.opentofu.org announces them, and 2 other announced hashes were checked and right',
      '### ⚠️ Lockproof: not fully checked. registry.terraform.io is down (503)',
      '### ❌ Lockproof: do not merge. "terraform init" stops at a/.terraform.lock.hcl, which cannot be read, and 1 more problem',
      '✅ **Lockproof**: no lock file changed',
      '✅ **Lockproof**: 30 provider changes in 4 lock files. All 210 hashes are proven',
      '### ⚠️ Lockproof: review before merging. registry.opentofu.org/hashicorp/null 3.2.4 comes from a different address than before',
      '✅ **Lockproof**: registry.opentofu.org/fluxcd/flux 1.6.0 → 1.7.0 (minor). All 7 hashes are proven, signed with the key that registry.terraform.io lists for fluxcd/flux',
      '### ⚠️ Lockproof: review before merging. The two public registries disagree about registry.opentofu.org/fluxcd/flux 1.7.0',
      expect.stringMatching(/^### ❌ Lockproof: do not merge\. 2 hashes of /),
    ]);
  });

  it('works without links', () => {
    const bare = {
      rules,
      repositoryUrl: null,
      docsUrl: 'https://example.com/docs',
      reproduce: null,
      fullReport: null,
    };
    const markdown = renderMarkdown(reviews['planted-hashes']?.() ?? report(subject([])), bare);
    expect(markdown).toContain(
      '- `modules/m01/.terraform.lock.hcl:7`, `modules/m02/.terraform.lock.hcl:7`: `h1:',
    );
    expect(markdown).not.toContain('Repeat this review');
  });
});

describe('a comment that would be too long', () => {
  const huge = manyPlanted(300, 20);

  it('stays under the limit, in characters and in bytes', () => {
    expect(huge.totals.findings).toBe(12_000);
    expect(huge.findings).toHaveLength(5_000);
    expect(renderMarkdown(huge, markdownContext, commentBudget).length).toBeLessThanOrEqual(65_000);
    const bytes = new TextEncoder().encode(renderMarkdown(huge, markdownContext, summaryBudget)).length;
    expect(bytes).toBeLessThanOrEqual(1_000_000);
  });

  it('keeps every failing row, shortened if necessary, and says what else is missing (T42)', () => {
    const markdown = renderMarkdown(huge, markdownContext, commentBudget);
    const failing = markdown.match(/❌ Error .* in example\/p\d{3}/g) ?? [];
    expect(new Set(failing).size).toBe(300);
    expect(markdown).not.toContain('failing rows do not fit');
    expect(markdown).toMatch(/\d+ more changes: in \[the job summary\]/);
    expect(markdown).not.toContain('Receipts');
  });

  it('counts the failing rows that do not fit even in short form', () => {
    const markdown = renderMarkdown(manyPlanted(900, 1), markdownContext, {
      ...commentBudget,
      limit: 30_000,
    });
    const hidden = Number(/❌ \*\*(\d+) more failing rows do not fit here\*\*/.exec(markdown)?.[1]);
    const shown = markdown.match(/❌ Error/g)?.length ?? 0;
    expect(markdown.length).toBeLessThanOrEqual(30_000);
    expect(hidden).toBeGreaterThan(0);
    expect(shown + hidden).toBe(900);
  });

  it('stays within any budget with room for its frame, and hides nothing silently', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2_500, max: 60_000 }),
        fc.integer({ min: 2, max: 40 }),
        (limit, providers) => {
          const made = manyPlanted(providers, 2);
          const markdown = renderMarkdown(made, markdownContext, { ...commentBudget, limit });
          expect(markdown.length).toBeLessThanOrEqual(limit);
          const rows = markdown.match(/❌ Error/g)?.length ?? 0;
          const hidden = Number(/❌ \*\*(\d+) more failing/.exec(markdown)?.[1] ?? 0);
          expect(rows + hidden).toBe(providers);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('leaves the receipts out first', () => {
    const lock = locked(
      '1.0.0',
      Array.from({ length: 900 }, (_, index) => zh(String(index))),
    );
    const markdown = renderMarkdown(
      report(subject([changed({ head: lock, evidence: allProven(lock) })])),
      markdownContext,
    );
    expect(markdown).toContain('900&nbsp;of&nbsp;900&nbsp;proven');
    expect(markdown).not.toContain('Receipts');
  });
});
