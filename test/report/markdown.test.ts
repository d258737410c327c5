import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commentBudget, summaryBudget } from '../../src/report/budget.ts';
import { renderMarkdown } from '../../src/report/markdown.ts';
import { markdownContext, reviews } from '../support/example-reviews.ts';
import {
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
  it('works without links', () => {
    const bare = { ...markdownContext, repositoryUrl: null, reproduce: null };
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
});
