import type { PlantedFiles as Files } from '../in-memory-revision.ts';
import { plantedH1 } from '../signed-registry/provider-package.ts';
import type { Place } from '../two-commits.ts';

/* Attributes that make git write other bytes than it has, and what the rules say about each. */

export const path = 'infra/.terraform.lock.hcl';
export const planted = plantedH1('what git writes');

/** A lock file with one more line in its first list of hashes. */
export function withLine(text: string, line: string): string {
  return text.replace('hashes = [\n', `hashes = [\n    ${line}\n`);
}

export const slugs = ['hidden-content'];
export const found = [`error hidden-content ${path}`];
export const warned = [`warning hidden-content ${path}`];
export const id = lock('# $Id$');

export function lock(line: string): string {
  return withLine(
    `provider "registry.example.com/acme/one" {\n  version = "1.0.0"\n  hashes = [\n    "zh:${'1'.repeat(64)}",\n  ]\n}\n`,
    line,
  );
}

export interface Variant {
  readonly what: string;
  readonly base?: Files;
  readonly head: Files;
  readonly said: readonly string[];
  readonly from?: Place;
}

/** The file is on the base and has something to expand; the change is one of attributes alone, unless it says more. */
export const variants: readonly Variant[] = [
  { what: 'a name', head: { '.gitattributes': '.terraform.lock.hcl ident\n' }, said: found },
  { what: 'a path', head: { '.gitattributes': '/infra/*.hcl ident\n' }, said: found },
  { what: 'a name in quotes', head: { '.gitattributes': '"*.h\\143l" ident\n' }, said: found },
  { what: 'another case', head: { '.gitattributes': '*.HCL ident\n' }, said: found },
  { what: 'a folder of its own', head: { 'infra/.gitattributes': '* ident\n' }, said: found },
  { what: 'a macro', head: { '.gitattributes': '[attr]tidy ident\n*.hcl tidy\n' }, said: found },
  {
    what: 'a macro that is defined again, without what it hid',
    head: { '.gitattributes': '[attr]tidy -ident\n[attr]tidy foo\n*.hcl ident\n*.hcl tidy\n' },
    said: found,
  },
  {
    what: 'a macro that is used in a folder',
    base: { 'infra/.gitattributes': '*.hcl tidy\n' },
    head: { '.gitattributes': '[attr]tidy -diff ident\n' },
    said: found,
  },
  {
    what: 'a macro by the name of a built-in one',
    head: { '.gitattributes': '[attr]binary ident\n* binary\n' },
    said: found,
  },
  { what: 'the last line that counts', head: { '.gitattributes': '* -ident\n*.hcl ident\n' }, said: found },
  {
    what: 'a file that a nearer one takes back, which is not looked at',
    head: { '.gitattributes': '* ident\n', 'infra/.gitattributes': '* -ident\n' },
    said: found,
  },
  {
    what: 'the nearer file, which sets it again',
    head: { '.gitattributes': '* -ident\n', 'infra/.gitattributes': '* ident\n' },
    said: found,
  },
  {
    what: 'an attribute that is taken back, which is not looked at either',
    head: { '.gitattributes': '* ident\n*.hcl !ident\n' },
    said: found,
  },
  {
    what: 'a macro below the root, which git ignores and no honest file has',
    head: { 'infra/.gitattributes': '[attr]a ident\n* a\n' },
    said: found,
  },
  {
    what: 'other files by a macro',
    head: { '.gitattributes': '[attr]lfs filter=lfs diff=lfs merge=lfs -text\n*.fbx lfs\n' },
    said: [],
  },
  { what: 'another file', head: { '.gitattributes': '*.tf ident\n', 'infra/b.tf': '' }, said: [] },
  { what: 'another folder', head: { 'live/.gitattributes': '* ident\n' }, said: [] },
  { what: 'any value', head: { '.gitattributes': '* ident=1\n' }, said: found },
  { what: 'a filter', head: { '.gitattributes': '*.hcl filter=crypt\n' }, said: warned },
  { what: 'a filter for pictures', head: { '.gitattributes': '*.png filter=lfs\n' }, said: [] },
  {
    what: 'a symlink to a file of attributes, which only older versions of git read',
    base: { 'docs/plain.txt': '* ident\n' },
    head: { '.gitattributes': { symlink: 'docs/plain.txt' } },
    said: found,
  },
  {
    what: 'a change of what that symlink leads to',
    base: { 'docs/plain.txt': '* text\n', '.gitattributes': { symlink: 'docs/plain.txt' } },
    head: { 'docs/plain.txt': '* ident\n' },
    said: found,
  },
  {
    what: 'a line far down in the file',
    head: { '.gitattributes': `${'\n'.repeat(30_000)}*.hcl ident\n` },
    said: found,
  },
  {
    what: 'a line at the end of more text than is read',
    head: { '.gitattributes': `${`# ${'x'.repeat(2000)}\n`.repeat(2100)}*.hcl ident\n` },
    said: found,
  },
  {
    what: 'a line that changes where more text than is read stays as it is',
    base: { '.gitattributes': `# ${'x'.repeat(2000)}\n`.repeat(2100) },
    head: { 'infra/.gitattributes': '* ident\n' },
    said: [...found, ...found],
  },
  {
    what: 'a line that ends where git stops to read',
    head: { '.gitattributes': '*.hcl ident\0x\n' },
    said: found,
  },
  {
    what: 'a line that only git of some versions reads',
    head: { '.gitattributes': `*.hcl ${' '.repeat(2048)} ident\n` },
    said: found,
  },
  {
    what: 'a line that takes it back, which newer versions of git ignore',
    head: { '.gitattributes': '*.hcl ident\n*.hcl -ident builtin_objectmode\n' },
    said: found,
  },
  {
    what: 'two spellings of the file, of which a file system may keep either',
    head: { '.gitattributes': '* -ident\n', '.GitAttributes': '* ident\n' },
    said: [...found, ...found],
  },
  {
    what: 'the folder in another spelling, which is the same for Windows and macOS',
    head: { 'Infra/.gitattributes': '* ident\n' },
    said: found,
  },
  {
    what: 'the target of a symlink',
    base: { [path]: { symlink: '../shared/locks' }, 'shared/locks': id },
    head: { 'shared/.gitattributes': 'locks ident\n' },
    said: found,
  },
  {
    what: 'the symlink itself, which git writes as it is',
    base: { [path]: { symlink: '../shared/locks' }, 'shared/locks': id },
    head: { '.gitattributes': '*.hcl ident\n' },
    said: [],
  },
  {
    what: 'an attribute that was there already, when nothing changes',
    base: { '.gitattributes': '*.hcl ident\n' },
    head: { 'README.md': 'x' },
    said: [],
  },
  {
    what: 'an attribute that was there already, when the lock file changes',
    base: { '.gitattributes': '*.hcl ident\n' },
    head: { [path]: lock('# $Id$, again') },
    said: found,
  },
  {
    what: 'a name, in a working tree, where the expanded keyword has digits like a hash',
    head: { '.gitattributes': '*.hcl ident\n' },
    said: [...found, ...found],
    from: 'working tree',
  },
  {
    what: 'a folder of its own, read from GitHub',
    head: { 'infra/.gitattributes': '* ident\n' },
    said: found,
    from: 'github',
  },
  {
    what: 'the target of a symlink, read from GitHub',
    base: { [path]: { symlink: '../shared/locks' }, 'shared/locks': id },
    head: { 'shared/.gitattributes': 'locks ident\n' },
    said: found,
    from: 'github',
  },
];

/** The lock file is on the base, and whatever the variant has there. */
export function onBase({ base, head }: Variant): { readonly base: Files; readonly head: Files } {
  return { base: { [path]: id, ...base }, head };
}

const main = 'infra/main.tf';
const calledModule: Files = { [main]: 'module "a" {\n  source = "./a"\n}\n', 'infra/a/main.tf': '# x\n' };
export const other = lock('# touched');

/** The configuration is read because the lock file changes. */
export const configurations: readonly Variant[] = [
  {
    what: 'beside the lock file',
    base: { [main]: '# $Id$\n' },
    head: { [path]: other, '.gitattributes': '*.tf ident\n' },
    said: [`error hidden-content ${main}`],
  },
  {
    what: 'beside the lock file, in another encoding',
    base: {
      [main]: '/* ＊／ provider "x" {} /＊ */\n',
      '.gitattributes': '*.tf working-tree-encoding=ASCII\n',
    },
    head: { [path]: other },
    said: [`error hidden-content ${main}`],
  },
  {
    what: 'through a symlink: the attributes of its target count',
    base: { [main]: { symlink: '../shared/main.txt' }, 'shared/main.txt': '# $Id$\n' },
    head: { [path]: other, '.gitattributes': '*.txt ident\n' },
    said: [`error hidden-content ${main}`],
  },
  {
    what: 'when its attributes change alone',
    base: { [main]: '# $Id$\n' },
    head: { '.gitattributes': '*.tf ident\n' },
    said: [`error hidden-content ${main}`],
  },
  {
    what: 'when its attributes change alone, for another folder',
    base: { [main]: '# $Id$\n' },
    head: { 'live/.gitattributes': '*.tf ident\n' },
    said: [],
  },
  {
    what: 'in a module behind a symlinked folder',
    base: {
      [main]: 'module "a" {\n  source = "./a"\n}\n',
      'infra/a': { symlink: '../modules/a' },
      'modules/a/main.tf': '# $Id$\n',
    },
    head: { [path]: other, 'modules/.gitattributes': '*.tf ident\n' },
    said: ['error hidden-content infra/a/main.tf', 'error hidden-content modules/a/main.tf'],
  },
  {
    what: 'that was there before, in a module to which the change adds a file',
    base: { ...calledModule, 'infra/a/.gitattributes': '*.tf working-tree-encoding=ASCII//TRANSLIT\n' },
    head: { 'infra/a/x.tf': '# x\n' },
    said: ['error hidden-content infra/a/main.tf', 'error hidden-content infra/a/x.tf'],
  },
  {
    what: 'that was there before, in a root module to which the change adds a file',
    base: { [main]: '', '.gitattributes': '/infra/x.tf ident\n' },
    head: { 'infra/x.tf': '# $Id$\n' },
    said: ['error hidden-content infra/x.tf'],
  },
  {
    what: 'that was there before, for a test that the change edits',
    base: { [main]: '', 'infra/a.tftest.hcl': '', '.gitattributes': '*.tftest.hcl ident\n' },
    head: { 'infra/a.tftest.hcl': '# $Id$\n' },
    said: ['error hidden-content infra/a.tftest.hcl'],
  },
  {
    what: 'alone, for a module whose files stay',
    base: calledModule,
    head: { '.gitattributes': '/infra/a/*.tf working-tree-encoding=UTF-16\n' },
    said: ['error hidden-content infra/a/main.tf'],
  },
  {
    what: 'that was there before, below a line that is new',
    base: { ...calledModule, '.gitattributes': 'infra/a/*.tf filter=git-crypt\n' },
    head: { '.gitattributes': '# secrets\ninfra/a/*.tf filter=git-crypt\n' },
    said: [],
  },
  {
    what: 'that was there before, of files that stay, beside new attributes of others',
    base: { ...calledModule, '.gitattributes': '*.tf working-tree-encoding=UTF-16\n' },
    head: { 'docs/.gitattributes': '* text\n', 'infra/a/README.md': 'x' },
    said: [],
  },
  {
    what: 'with attributes that cannot be read',
    base: { [main]: '# x\n', 'infra/.gitattributes': '\0' },
    head: { [path]: other },
    said: [`error hidden-content ${path}`, `error hidden-content ${main}`],
  },
  {
    what: 'where there is nothing to expand',
    base: { [main]: '# x\n', '.gitattributes': '*.tf ident export-subst working-tree-encoding=utf8\n' },
    head: { [path]: other },
    said: [],
  },
];
