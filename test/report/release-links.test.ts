import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ReleaseSource, readReleaseSource } from '../../src/registry/release-source.ts';
import { releaseLinks } from '../../src/report/markdown/links.ts';
import type { ReportedChange } from '../../src/report/report.ts';
import { elementsOf, renderAsGitHub } from '../support/github-rendering.ts';
import { changed, locked, report, subject } from '../support/review-builders.ts';

const address = 'registry.terraform.io/hashicorp/random';
const source = {
  forge: 'github.com',
  repository: 'hashicorp/terraform-provider-random',
  tagPrefix: 'v',
} as const;

function change(from: string | null, to: string | null, kinds: ReportedChange['kinds']): ReportedChange {
  const entry = (version: string | null) => (version === null ? null : locked(version, [], { address }));
  const [made] = report(subject([changed({ base: entry(from), head: entry(to), kinds })])).changes;
  if (made === undefined) throw new Error('there is no change');
  return made;
}

/** The targets of the links after GitHub has rendered a text. */
function addresses(markdown: string): readonly string[] {
  return elementsOf(renderAsGitHub(markdown)).flatMap(({ tagName, properties }) =>
    tagName === 'a' ? [String(properties.href)] : [],
  );
}

function linksOf(made: ReportedChange, source: ReleaseSource | null): readonly string[] {
  return releaseLinks({ ...made, background: { movedFrom: null, date: null, source } });
}

describe('the links of a change', () => {
  it.each([
    ['3.0.0', '3.1.0', 'version-upgraded', ['releases/tag/v3.1.0', 'compare/v3.0.0...v3.1.0']],
    ['3.1.0', '3.0.0', 'version-downgraded', ['releases/tag/v3.0.0', 'compare/v3.0.0...v3.1.0']],
    [null, '3.1.0', 'provider-added', ['releases/tag/v3.1.0']],
    ['3.0.0', '3.1.0', 'provider-moved', ['releases/tag/v3.1.0']],
    ['3.1.0', '3.1.0', 'hashes-added', []],
    ['3.1.0', null, 'provider-removed', []],
    ['no version', '3.1.0', 'version-upgraded', ['releases/tag/v3.1.0']],
  ] as const)('%s to %s, %s', (from, to, kind, paths) => {
    const links = linksOf(change(from, to, [kind]), source);
    expect(links.flatMap(addresses)).toEqual(
      paths.map((path) => `https://github.com/hashicorp/terraform-provider-random/${path}`),
    );
  });

  it('have the form of their forge', () => {
    const atGitLab = {
      forge: 'gitlab.com',
      repository: 'a/b/terraform-provider-random',
      tagPrefix: '',
    } as const;
    expect(linksOf(change('3.0.0', '3.1.0', ['version-upgraded']), atGitLab).flatMap(addresses)).toEqual([
      'https://gitlab.com/a/b/terraform-provider-random/-/releases/3.1.0',
      'https://gitlab.com/a/b/terraform-provider-random/-/compare/3.0.0...3.1.0',
    ]);
  });

  it('are left out where no repository is known', () => {
    expect(linksOf(change('3.0.0', '3.1.0', ['version-upgraded']), null)).toEqual([]);
  });

  it('lead only to a page of a repository of that name, whatever the registry and the lock file contain (T57)', () => {
    const bits = fc.constantFrom(
      ...'https:// http:// github.com gitlab.com evil.example / // @ : . .. - v hashicorp'.split(' '),
      ...'terraform-provider-random 3.1.0 .git ? # %2e \\ ) ]( < \n \u202e'.split(' '),
    );
    const text = fc.array(bits, { maxLength: 8 }).map((all) => all.join(''));
    const owner = fc.oneof(text, fc.constant('acme'));
    const url = fc.oneof(
      text,
      owner.map((one) => `https://github.com/${one}/terraform-provider-random`),
      owner.map((one) => `https://gitlab.com/${one}/terraform-provider-random`),
    );
    const version = fc.oneof(
      text,
      fc.constant('3.1.0'),
      text.map((end) => `3.1.0-${end}`),
    );
    const page =
      /^https:\/\/(?:github\.com\/\w[\w.-]*|gitlab\.com(?:\/\w[\w.-]*)+)\/terraform-provider-random\/(?:-\/)?(?:releases\/(?:tag\/)?|compare\/)v?\d[\w.%-]*$/;
    let linked = 0;
    fc.assert(
      fc.property(url, version, text, (named, to, from) => {
        const read = readReleaseSource(named, `v${to}`, { address, version: to });
        const links = linksOf(change(from, to, ['version-upgraded']), read).flatMap(addresses);
        linked += links.length;
        for (const link of links) {
          expect(link).toMatch(page);
          expect(new URL(link).href).toBe(link);
        }
      }),
      { numRuns: 1000, seed: 57 },
    );
    expect(linked).toBeGreaterThan(100);
  });
});
