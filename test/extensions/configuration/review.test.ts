import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { configuration, readAround } from '../../../src/extensions/configuration/index.ts';
import { settingsFrom } from '../../../src/policy/settings-from.ts';
import { review } from '../../../src/review.ts';
import { gitSource } from '../../../src/source/git/git-source.ts';
import { createRepository, type Repository } from '../../support/github-double/repository.ts';

let repository: Repository;
beforeAll(() => {
  repository = createRepository();
});
afterAll(() => repository.remove());

/** An entry of a registry that is not asked, so that no request leaves the machine. */
function entry(name: string, version: string): string {
  return `provider "registry.example.com/team/${name}" {\n  version = "${version}"\n  hashes = [\n    "zh:${'0'.repeat(64)}",\n  ]\n}\n`;
}

function required(name: string, version: string): string {
  return `terraform {\n  required_providers {\n    ${name} = {\n      source  = "registry.example.com/team/${name}"\n      version = "${version}"\n    }\n  }\n}\n`;
}

describe('a review of a git repository', () => {
  it('compares the changed lock file with its root module and the local modules', async () => {
    const base = repository.commit(
      {
        'envs/prod/.terraform.lock.hcl': [entry('one', '1.0.0'), entry('two', '1.0.0')].join('\n'),
        'envs/prod/main.tf': `${required('one', '>= 1.0')}module "m" {\n  source = "../../modules/m"\n}\n`,
        'modules/m/main.tf': `${required('one', '< 2.0')}resource "two_thing" "x" {}\n`,
        'modules/m/two.tf.json':
          '{"terraform":{"required_providers":{"two":{"source":"registry.example.com/team/two"}}}}',
        'other/.terraform.lock.hcl': entry('one', '0.1.0'),
        'other/main.tf': required('one', '>= 1.0'),
      },
      'base',
    );
    repository.branch('feature', base);
    const head = repository.commit(
      { 'envs/prod/.terraform.lock.hcl': [entry('one', '2.0.0'), entry('three', '1.0.0')].join('\n') },
      'head',
      { branch: 'feature' },
    );
    const notices: string[] = [];
    const { findings } = await review({
      source: gitSource({ directory: repository.directory, base, head }),
      settings: settingsFrom(new Map()),
      extensions: [{ ...configuration, modules: readAround }],
      onNotice: (notice) => notices.push(notice),
    });
    const slugs = ['version-outside-constraints', 'missing-from-lock', 'entry-removed', 'not-required'];
    const told = findings.filter(({ rule }) => slugs.includes(rule));
    expect(told.map(({ severity, rule, provider, line }) => [severity, rule, provider, line])).toEqual([
      ['error', 'version-outside-constraints', 'registry.example.com/team/one', 2],
      ['error', 'entry-removed', 'registry.example.com/team/two', 1],
      ['warning', 'not-required', 'registry.example.com/team/three', 8],
    ]);
    expect(told[0]?.message).toContain('"< 2.0" (modules/m/main.tf:3)');
    expect(notices).toEqual([]);
  });
});
