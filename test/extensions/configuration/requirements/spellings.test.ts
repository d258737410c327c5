import { describe, expect, it } from 'vitest';
import { ConfigurationReader } from '../../../../src/extensions/configuration/requirements/read-configurations.ts';
import { idOfHead, inMemorySource, type PlantedFiles, viewOf } from '../../../support/in-memory-revision.ts';
import { findingsAbout, inShort } from '../../../support/judged-change.ts';
import { call, entries, references, requires, type Spelling, sources, symlinks } from './spellings.ts';

async function read(files: PlantedFiles) {
  const [read] = await new ConfigurationReader(viewOf(files, idOfHead).tree).readRoots(['infra']);
  const { requirements = [], unseen = [] } = read ?? {};
  return { addresses: requirements.map(({ address }) => address), unseen };
}

async function expectAsTerraform({ files, terraform, here }: Spelling): Promise<void> {
  const { addresses, unseen } = await read(files);
  if (here === 'unread') expect(unseen).not.toEqual([]);
  else if (terraform !== 'refused')
    expect({ addresses, unseen }).toEqual({ addresses: terraform, unseen: [] });
}

describe('a requirement in an unusual spelling is read as Terraform reads it, or counts as unread', () => {
  it.each(entries)('of an entry: $what', expectAsTerraform);
  it.each(references)('of a block: $what', expectAsTerraform);
  it.each(sources)('of a module: $what', expectAsTerraform);
});

describe('the modules below a symlink are those that Terraform reads', () => {
  it.each(symlinks)('where $what', expectAsTerraform);
});

const lockFile = 'infra/.terraform.lock.hcl';
const kept = 'example.com/acme/kept';
const gone = 'example.com/acme/it';

/** What is said where the entry of a provider leaves the lock file. */
async function saidWithoutEntry(files: PlantedFiles): Promise<readonly string[]> {
  const lock = (...addresses: readonly string[]) =>
    addresses.map((address) => `provider "${address}" {\n  version = "1.0.0"\n}\n`).join('\n');
  const base = { ...files, [lockFile]: lock(gone, kept) };
  const source = inMemorySource(base, { [lockFile]: lock(kept) });
  return inShort(await findingsAbout(source, ['entry-removed', 'lock-file-removed']));
}

describe('an entry goes whose provider is required', () => {
  const entry = (value: string): PlantedFiles => ({
    'infra/main.tf': `terraform {\n  required_providers {\n    kept = { source = "${kept}" }\n    terraform = ${value}\n  }\n}\n`,
  });

  it.each<[string, PlantedFiles, readonly string[]]>([
    ['perhaps, by an argument in parentheses', entry(`{ ("source") = "${gone}" }`), ['notice']],
    [
      'perhaps, by a block whose provider has a comment in its name',
      { 'infra/main.tf': 'resource "a_b" "c" {\n  provider = it/**/.x\n}\n' },
      ['notice'],
    ],
    ['by no entry', entry(`{ source = "terraform.io/builtin/terraform" }`), []],
    [
      'by a module below a symlink',
      {
        'infra/main.tf': call('"./s"'),
        'infra/s': { symlink: '../q/r' },
        'q/r/main.tf': call('"../m"'),
        'q/m/main.tf': requires(gone),
        'infra/m/main.tf': '# empty\n',
      },
      ['error'],
    ],
    [
      'by no module below a symlink, and by one beside it that nobody calls',
      {
        'infra/main.tf': call('"./s"'),
        'infra/s': { symlink: '../q/r' },
        'q/r/main.tf': call('"../m"'),
        'q/m/main.tf': requires(kept),
        'infra/m/main.tf': requires(gone),
      },
      [],
    ],
    [
      'perhaps, behind a symlink out of the repository',
      { 'infra/main.tf': call('"./s"'), 'infra/s': { symlink: '/srv/modules' } },
      ['notice'],
    ],
  ])('%s (T90, T91)', async (_, files, severities) => {
    expect(await saidWithoutEntry(files)).toEqual(
      severities.map((severity) => `${severity} entry-removed ${lockFile}`),
    );
  });
});
