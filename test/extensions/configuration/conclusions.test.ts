import { describe, expect, it } from 'vitest';
import { readModules } from '../../../src/extension.ts';
import { configuration, readAround } from '../../../src/extensions/configuration/index.ts';
import { withRootModules } from '../../../src/extensions/configuration/root-modules.ts';
import { readFiles } from '../../../src/subject/read-files.ts';
import { nothingAround } from '../../../src/subject/subject.ts';
import { inMemorySource, type PlantedFiles } from '../../support/in-memory-revision.ts';

const path = 'a/.terraform.lock.hcl';
const host = 'registry.example.com/team';
const lock = (name: string) => `provider "${host}/${name}" {\n  version = "1.0.0"\n}\n`;
const uses = (local: string, name: string, version = '') =>
  `terraform {\n  required_providers {\n    ${local} = {\n      source  = "${host}/${name}"\n      version = "${version}"\n    }\n  }\n}\n`;

async function snapshotOf(base: PlantedFiles, head: PlantedFiles) {
  return inMemorySource({ 'README.md': 'x', ...base }, head).read({
    patterns: ['**/.terraform.lock.hcl'],
    scope: 'changed',
  });
}

async function fileAfter(
  base: PlantedFiles,
  head: PlantedFiles,
  modules: typeof readAround = withRootModules,
) {
  const snapshot = await snapshotOf(base, head);
  const { files } = await readModules([{ ...configuration, modules }], readFiles(snapshot), snapshot);
  return files.find(({ revision }) => revision.path === path);
}

describe('what the core is told of the configuration', () => {
  const base = { [path]: lock('one'), 'a/main.tf': uses('one', 'one') };

  it('is nothing where it says nothing', async () => {
    const file = await fileAfter(base, { [path]: `# x\n${lock('one')}` });
    expect(file?.callsModules).toBe(false);
    for (const name of ['notAllowed', 'movedFrom']) expect(file).not.toHaveProperty(name);
  });

  it('is that it calls modules', async () => {
    const calls = 'module "m" {\n  source = "team/m/one"\n}\n';
    expect(await fileAfter(base, { [path]: '', 'a/m.tf': calls })).toMatchObject({ callsModules: true });
  });

  it('is that it does not allow a version of the lock file at base, even if the one at head cannot be read', async () => {
    const raised = { [path]: 'provider {', 'a/main.tf': uses('one', 'one', '>= 2.0') };
    expect(await fileAfter(base, raised)).toMatchObject({ notAllowed: [`${host}/one`] });
  });

  it('is where the entry was whose local name has another source now', async () => {
    const head = { [path]: lock('two'), 'a/main.tf': uses('one', 'two') };
    const file = await fileAfter(base, head, readAround);
    expect(file?.movedFrom).toEqual(new Map([[`${host}/two`, `${host}/one`]]));
  });

  it('is which types it declares, of which provider and where, and that modules from elsewhere may declare more', async () => {
    const used = {
      'a/main.tf': `${uses('uno', 'one')}resource "uno_site" "x" {}\nmodule "n" {\n  source = "./n"\n}\n`,
      'a/more.tf':
        'terraform {\n  state_store "uno_store" {\n    provider "uno" {}\n  }\n}\ndata "aws_ami" "x" {\n  provider = uno.west\n}\nephemeral "aws_secret" "x" {}\nresource "uno_site" "y" {}\nimport {\n  to = uno_lost.x\n  id = "1"\n}\n',
      'a/n/n.tf': `${uses('uno', 'one')}action "uno_do" "x" {}\n`,
    };
    const aws = 'provider "registry.opentofu.org/hashicorp/aws" {\n  version = "1.0.0"\n}\n';
    const file = await fileAfter(base, { [path]: `${aws}\n${lock('one')}`, ...used });
    const told = file?.declared?.types.map(
      ({ kind, type, provider, paths }) => `${kind} ${type} ${provider} ${paths.join()}`,
    );
    expect(told).toEqual([
      `resource uno_site ${host}/one a/main.tf`,
      `state_store uno_store ${host}/one a/more.tf`,
      `resource uno_site ${host}/one a/more.tf`,
      `data aws_ami ${host}/one a/more.tf`,
      'ephemeral aws_secret registry.opentofu.org/hashicorp/aws a/more.tf',
      `resource uno_lost ${host}/one a/more.tf`,
      `action uno_do ${host}/one a/n/n.tf`,
    ]);
    expect(file?.declared?.callsElsewhere).toBe(false);
    const elsewhere = { [path]: '', 'a/m.tf': 'module "m" {\n  source = "team/m/one"\n}\n' };
    expect((await fileAfter(base, elsewhere))?.declared).toEqual({ types: [], callsElsewhere: true });
  });

  it('is nothing where no extension reads it', async () => {
    const snapshot = await snapshotOf(base, { [path]: lock('two') });
    const files = readFiles(snapshot);
    expect(await readModules([], files, snapshot)).toEqual({ files, around: nothingAround, notices: [] });
  });
});
