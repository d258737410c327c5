import { describe, expect, it } from 'vitest';
import { renderText } from '../../../src/cli/text/terminal.ts';
import { extensions } from '../../../src/extensions/index.ts';
import { renderMarkdown } from '../../../src/report/markdown.ts';
import { report } from '../../support/review-builders.ts';
import { context, notesIn, samples, type UpgradeParts, upgraded } from './upgrade-with-notes.ts';

const files = {
  'network.tf': ['azurerm_subnet'],
  'modules/vm/main.tf': ['azurerm_subnet', 'azurerm_linux_virtual_machine'],
};
const minor = `BREAKING CHANGES:

* \`azurerm_subnet\` - the property \`a\` is required ([#1](https://github.com/x/y/issues/1))
* \`azurerm_redis_cache\` - not ours
* authentication: MSI is gone

ENHANCEMENTS:

* \`azurerm_linux_virtual_machine\` - support for \`b\`
* provider: more retries
* \`azurerm_subnet_nat_gateway_association\` - not ours
`;
const parts: UpgradeParts = { texts: { '4.26.0': minor }, files };

const textsOf = (given: UpgradeParts) => notesIn(given).named.map(({ text }) => text);

describe('a note', () => {
  it.each(samples.named)('%s', (_, text, types) => {
    const { named } = notesIn({ texts: { '4.26.0': text }, files });
    expect(named.flatMap((note) => note.types)).toEqual(types);
  });

  it.each(samples.kinds)('%j is of kind %s', (text, kind, section) => {
    const { named } = notesIn({ texts: { '4.26.0': text }, files });
    expect(named.map((note) => [note.kind, note.section])).toEqual([[kind, section]]);
  });

  it('has its words without numbers of issues, commits, authors and addresses, and with only those of its items that name something', () => {
    const text = `## Changelog
* 0123456789abcdef0123456789abcdef01234567 feat: azurerm_subnet a (#12)
* azurerm_subnet b by @someone in https://github.com/x/y/pull/3
* azurerm_subnet c ([#1](https://x/1), [#2](https://x/2)) [GH-12] [[GH-13](https://x)] (owner/repo#7)
* network:
  * one
  * azurerm_subnet: two
* azurerm_subnet ${'long '.repeat(100)}

**Full Changelog**: https://github.com/x/y/compare/v1...v2`;
    const { named, total } = notesIn({ texts: { '4.26.0': text }, files });
    expect(named.map((note) => note.text)).toEqual([
      'feat: azurerm_subnet a',
      'azurerm_subnet b',
      'azurerm_subnet c',
      'network: azurerm_subnet: two',
      `azurerm_subnet ${'long '.repeat(45)}…`,
    ]);
    expect(total).toBe(5);
  });

  it('says what its list is about, if a line right above the list does', () => {
    const text = 'BREAKING CHANGES:\nApp Service `site_config`\n* `cors` blocks changed\n\nNOTES:\n* all: x';
    expect(textsOf({ texts: { '4.26.0': text }, files })).toEqual([
      'App Service site_config: cors blocks changed',
      'all: x',
    ]);
  });

  it('that is long ends after a sentence, or else after a word', () => {
    const [sentence, rest] = [`azurerm_subnet ${'a b '.repeat(30)}end.`, 'next '.repeat(50)];
    const text = `* ${sentence} ${rest}\n* azurerm_subnet ${'x'.repeat(300)} y`;
    expect(textsOf({ texts: { '4.26.0': text }, files })).toEqual([`${sentence} …`, 'azurerm_subnet …']);
  });

  it('that names no type may affect everyone, but not if it is about dependencies, a type or a service of which nothing is declared', () => {
    const services = {
      'resources/subnet': 'Network',
      'resources/linux_virtual_machine': 'Compute',
      'resources/nginx': 'Nginx',
      'resources/web_app': 'App Service (Web Apps)',
      'guides/x': '',
    };
    const breaking = [
      'nginx - a',
      'App Service `site_config`: b',
      'AppServices: c',
      'Network: d',
      'dependencies - e',
    ];
    const others = ['provider: f', 'provider: `azurerm_redis_cache` g', '`network`: h'];
    const list = (some: readonly string[]) => some.map((each) => `* ${each}\n`).join('');
    const texts = { '4.26.0': `BREAKING CHANGES:\n${list(breaking)}\nENHANCEMENTS:\n${list(others)}` };
    const everyone = ['AppServices: c', 'Network: d', 'provider: f'];
    expect(textsOf({ texts, files, services })).toEqual(everyone);
    // It is not known what a declared type without a page belongs to.
    const more = { ...files, 'x.tf': ['azurerm_x'] };
    const of = textsOf({ texts, services, files: more });
    expect(of).toEqual(['nginx - a', 'App Service site_config: b', ...everyone]);
  });

  it('of a version that the upgrade does not pass is none of it', () => {
    const texts = {
      '4.27.0': '* azurerm_subnet a',
      '4.26.0': '* azurerm_subnet b',
      '4.25.0': '* azurerm_subnet c',
    };
    expect(notesIn({ texts, files, from: '4.26.0' })).toMatchObject({ versions: ['4.27.0'], total: 1 });
  });
});

describe('what the notes of an upgrade say', () => {
  it('about what is declared comes with its files, the breaking notes first, and what may affect everyone after them', () => {
    expect(notesIn(parts)).toMatchObject({
      source: 'releases',
      versions: ['4.26.0'],
      total: 6,
      named: [
        {
          kind: 'breaking',
          text: 'azurerm_subnet - the property a is required',
          types: ['azurerm_subnet'],
          paths: ['modules/vm/main.tf', 'network.tf'],
          url: 'https://github.com/hashicorp/terraform-provider-azurerm/releases/tag/v4.26.0',
        },
        { kind: 'breaking', text: 'authentication: MSI is gone', types: [], paths: [] },
        { kind: 'other', types: ['azurerm_linux_virtual_machine'], paths: ['modules/vm/main.tf'] },
        { kind: 'other', text: 'provider: more retries', types: [] },
      ],
      undocumented: [],
      elsewhere: false,
    });
  });

  it('puts removals before deprecations, these before changed defaults, and those before the rest', () => {
    const words = ['new', 'now defaults to `1`', 'deprecates `a`', '`a` was removed'];
    const text = words.map((each) => `* azurerm_subnet ${each}`).join('\n');
    const { named } = notesIn({ texts: { '4.26.0': text }, files });
    expect(named.map((note) => note.text.slice(15))).toEqual(
      words.toReversed().map((each) => each.replaceAll('`', '')),
    );
  });

  it.each<[string, UpgradeParts, string]>([
    [
      'some',
      parts,
      '2 of 6 release notes name what you use, 1 of them breaking; 2 more may affect everyone (1 breaking)',
    ],
    [
      'removals',
      { texts: { '4.26.0': '* azurerm_subnet: removed `a`\n* azurerm_subnet: renamed `b`' }, files },
      '2 of 2 release notes name what you use, 2 removals or renames',
    ],
    ['none', { texts: { '4.26.0': '* a\n* b' }, files }, 'none of 2 release notes names what you use'],
    ['one', { texts: { '4.26.0': '* azurerm_subnet: a' }, files }, '1 of 1 release note names what you use'],
    [
      'calm',
      { texts: { '4.26.0': '* azurerm_subnet: a\n* azurerm_subnet: b\n* provider: c' }, files },
      '2 of 3 release notes name what you use; 1 more may affect everyone; none of these 3 is marked as breaking',
    ],
    ['unread', { texts: null, files }, 'release notes could not be read'],
    [
      'part',
      { ...parts, texts: { '4.26.0': '* a' }, isPart: true },
      'none of 1 release note names what you use; only notes from 4.26.0 on were read',
    ],
    [
      'elsewhere',
      { texts: { '4.26.0': '* a' }, files, callsElsewhere: true },
      'none of 1 release note names what you use; modules from elsewhere were not read',
    ],
  ])(
    'is one clause in the line of the comment, before the links, and one at a terminal (%s)',
    (_, given, clause) => {
      const made = report(upgraded(given));
      const strong = clause.replace(/\d+ (?:of them )?breaking|\d+ removals? or renames?/g, '**$&**');
      expect(renderMarkdown(made, context).split('\n')[0]).toContain(` · ${strong}`);
      expect(renderText(made, { colour: false, rows: extensions })).toContain(`\n  ${clause}\n`);
      expect(renderMarkdown(made, context)).not.toMatch(/nothing changes/i);
      const older = '**Next:** Read the release notes before 4.26.0 too.';
      expect(renderMarkdown(made, context).includes(older)).toBe(given.isPart === true);
    },
  );

  it('ends at the files to check if a declared type breaks or something of it is renamed', () => {
    const next = (text: string) =>
      /^\*\*Next:\*\* .*$/m.exec(
        renderMarkdown(report(upgraded({ texts: { '4.26.0': text }, files })), context),
      )?.[0];
    const step = (what: string) => `**Next:** Check ${what} before you merge; see below for what changed.`;
    expect(next(minor)).toBe(
      step(
        'azurerm\\_subnet (breaking) in `modules/vm/main.tf` and `network.tf` and 1 note that may affect everyone',
      ),
    );
    expect(next('* azurerm_linux_virtual_machine: renamed `a`')).toBe(
      step('azurerm\\_linux\\_virtual\\_machine (removal or rename) in `modules/vm/main.tf`'),
    );
    expect(next('* azurerm_subnet: deprecates `a`\n\nBREAKING CHANGES:\n* provider: b')).toBeUndefined();
  });

  it('is not compared if the configuration was not read', () => {
    const made = report(upgraded({ ...parts, files: null }));
    expect(made.changes[0]?.notes).toBeNull();
    expect(renderMarkdown(made, context)).not.toContain('release note');
  });

  it('is folded below the table: five notes, up to fifty in a second fold, and a count of the rest', () => {
    const text = Array.from({ length: 60 }, (_, index) => `* azurerm_subnet n${index}`).join('\n');
    const made = report(upgraded({ texts: { '4.26.0': text }, files }));
    const shown = renderMarkdown(made, context);
    const [before = '', open = '', rest = ''] = shown.split(
      /<details><summary>(?=What the release|55 more release notes)/,
    );
    expect(before).toContain('60 of 60 release notes name what you use');
    expect(open.match(/^- /gm)).toHaveLength(5);
    expect(open).toContain(
      '- [azurerm 4.26.0](https://github.com/hashicorp/terraform-provider-azurerm/releases/tag/v4.26.0): `azurerm_subnet` n0 *([`modules/vm/main.tf`]',
    );
    expect(rest.split('</details>')[0]?.match(/^- /gm)).toHaveLength(45);
    expect(rest).toContain('10 more: in the JSON report.');
    const six = report(upgraded({ texts: { '4.26.0': '* azurerm_subnet: n\n'.repeat(6) }, files }));
    expect(renderMarkdown(six, context)).toContain('<summary>1 more release note</summary>');
    const lines = renderText(made, { colour: false, rows: extensions })
      .split('\n')
      .filter((line) => line.startsWith('    '));
    expect(lines).toHaveLength(8);
    expect(lines.at(-1)).toBe('    and 53 more: see --format json');
  });

  it('names at most 200 notes', () => {
    const text = '* azurerm_subnet n\n'.repeat(300);
    const notes = notesIn({ texts: { '4.26.0': text }, files });
    expect(notes).toMatchObject({ total: 300, named: { length: 200 } });
  });
});

describe('a declared type', () => {
  const documented = ['resources/subnet', 'resources/linux_virtual_machine', 'resources/other'];
  const quiet = { texts: { '5.0.0': '* a' }, files };

  it.each<[string, readonly [readonly string[], readonly string[]], UpgradeParts['kind'], readonly string[]]>(
    [
      [
        'without its page in the new version',
        [documented, ['resources/subnet']],
        'resource',
        ['azurerm_linux_virtual_machine'],
      ],
      [
        'whose page has the whole name',
        [['resources/azurerm_subnet'], ['resources/x']],
        'resource',
        ['azurerm_subnet'],
      ],
      ['with the page of another kind', [['data-sources/subnet'], ['data-sources/x']], 'resource', []],
      ['of a data source', [['data-sources/subnet'], ['data-sources/x']], 'data', ['azurerm_subnet']],
      ['without a page before', [['resources/x'], ['resources/x']], 'resource', []],
      ['in a version without any page', [documented, []], 'resource', []],
      ['in a version with pages of another kind only', [documented, ['guides/x']], 'resource', []],
    ],
  )('%s', (_, pages, kind = 'resource', gone) => {
    const { undocumented } = notesIn({ ...quiet, pages, kind });
    expect(undocumented.map(({ type }) => type)).toEqual(gone);
  });

  it('that is no longer documented is said with its files', () => {
    const made = report(upgraded({ ...quiet, pages: [documented, ['resources/subnet']] }));
    expect(renderMarkdown(made, context)).toContain(
      '- `azurerm_linux_virtual_machine` is no longer documented in 5.0.0 *([`modules/vm/main.tf`]',
    );
    expect(renderText(made, { colour: false, rows: extensions })).toContain(
      '    azurerm_linux_virtual_machine is no longer documented in 5.0.0 (modules/vm/main.tf)\n',
    );
  });
});

describe('the rules', () => {
  const told = (given: UpgradeParts) =>
    report(upgraded(given)).findings.map(
      ({ severity, rule, message, remedy }) => `${severity} ${rule} ${message} ${remedy}`,
    );

  it('report a breaking note about a declared type, in none of the words of the publisher', () => {
    expect(told(parts)).toEqual([
      'notice breaking-change hashicorp/azurerm 4.26.0 announces a breaking change to azurerm_subnet. Read the release notes about azurerm_subnet, and change the configuration if needed.',
    ]);
    expect(told({ texts: { '4.26.0': '* azurerm_subnet: removed' }, files })).toEqual([]);
    expect(told({ texts: { '4.26.0': 'BREAKING CHANGES:\n* provider: all' }, files })).toEqual([]);
  });

  it('name the notes to read instead of the upgrade guide of a major upgrade', () => {
    const major = { ...parts, from: '3.9.0' };
    expect(told(major).find((each) => each.includes('major-upgrade'))).toContain(
      'Read the 2 release notes about what you use (1 of them breaking) before you merge',
    );
    expect(told({ ...major, texts: { '4.26.0': '* a' } })[0]).toContain('Read the upgrade guide');
  });
});
