import { posix } from 'node:path';
import type { ConversionReply } from '../../../hcl/convert.ts';
import { folderOf, pathIn } from '../../../paths.ts';
import { inTurns } from '../../../semaphore.ts';
import { type Body, blocksOf, bodyOf, plainString } from './blocks.ts';
import type { ConfigurationFile, Include } from './configuration.ts';
import { blocksIn, type ModuleBlock } from './module-blocks.ts';
import { isOverride } from './module-folder.ts';

type Convert = (file: ConfigurationFile) => Promise<ConversionReply>;

/** What Terraform runs in: a copy of the module that a literal `source` names, with what a unit and its includes generate. */
export async function readUnit(file: ConfigurationFile, convert: Convert, include: Include) {
  const { path, text } = file;
  const bodyIn = async (each: ConfigurationFile | null) => {
    const reply = each === null ? null : await convert(each);
    return reply?.kind === 'converted' ? { path: each?.path ?? '', body: bodyOf(reply.value) } : null;
  };
  const own = await bodyIn(file);
  const included = own?.body == null ? [] : includesIn(own.body);
  const others = await inTurns(included, 1, async (each) => bodyIn(await include(includedPaths(each, path))));
  const source = plainString(blocksOf(own?.body ?? new Map(), 'terraform', 0)[0]?.body.get('source'));
  const generated = new Map<string, readonly ModuleBlock[]>();
  let isOpen = source === null;
  for (const each of [...others, own]) {
    if (each?.body == null || (each !== own && mayRun(each.body)) || !hasOnlyKnown(each.body)) isOpen = true;
    for (const { labels, body } of blocksOf(each?.body ?? new Map(), 'generate', 1)) {
      const contents = contentsOf(body, each?.body ?? new Map());
      const inner = contents === null ? null : await convert({ path: 'x.tf', text: contents });
      if (inner?.kind !== 'converted') isOpen = true;
      // Its lines are those of a part of the file. A unit's own takes the place of one that it includes.
      else generated.set(labels.join(), blocksIn({ path: each?.path ?? path, text: '' }, inner.value));
    }
  }
  const line = text.slice(0, text.search(/^\s*source\s*=/m) + 1).split('\n').length + 1;
  const called = { labels: ['terraform'], body: new Map([['source', source]]), type: 'module', path, line };
  const calls = source === null ? [] : [{ ...called, lineOf: () => null }];
  return { blocks: [...calls, ...[...generated.values()].flat()], isOpen };
}

/** The parts that write no configuration but a backend, or that are read. */
const known = /^(?:terraform|inputs|locals|dependency|dependencies|generate|include|remote_state|catalog)$/;

function hasOnlyKnown(body: Body): boolean {
  const read = { generate: blocksOf(body, 'generate', 1), include: includesIn(body) };
  const isUnread = Object.entries(read).some(([name, blocks]) => body.has(name) && blocks.length === 0);
  return !isUnread && [...body.keys()].every((name) => known.test(name));
}

function includesIn(body: Body): readonly Body[] {
  const blocks = [...blocksOf(body, 'include', 0), ...blocksOf(body, 'include', 1)];
  return blocks.map((each) => each.body).filter((each) => each.has('path'));
}

/** Whether an included file brings programs, which may write into the folder, or includes more. */
function mayRun(body: Body): boolean {
  const names = blocksOf(body, 'terraform', 0).flatMap((block) => [...block.body.keys()]);
  return body.has('include') || names.some((name) => name !== 'extra_arguments');
}

/** What a block writes into a file of native syntax; `null` if only Terragrunt can tell. */
function contentsOf(block: Body, file: Body): string | null {
  const { path = '', if_exists = '', contents, disable_signature, ...others } = Object.fromEntries(block);
  const isPlain = /^[\w-]+\.tf$/.test(String(path)) && !isOverride(String(path));
  const isWritten = /^overwrite|^error$/.test(String(if_exists)) && Object.keys(others).length === 0;
  if (!isPlain || !isWritten || typeof contents !== 'string') return null;
  const locals = new Map(blocksOf(file, 'locals', 0).flatMap(({ body }) => [...body]));
  const evaluated = contents.replaceAll(
    /(?<!\$)\$\{local\.(\w+)\}/g,
    (all, name) => plainString(locals.get(name)) ?? all,
  );
  return plainString(evaluated);
}

/** The paths of which a unit includes the first that is there; none if only Terragrunt can tell. */
function includedPaths(include: Body, unit: string): readonly string[] {
  const written = String(include.get('path'));
  const folder = folderOf(unit);
  const isPlain = [...include.keys()].every((key) => key === 'path' || key === 'expose');
  if (!isPlain || folder === '' || written.startsWith('/')) return [];
  const parents = /^\$\{find_in_parent_folders\((?:"([\w.-]+)")?\)\}$/.exec(written);
  if (parents === null) return [posix.join(folder, plainString(written) ?? '..')];
  const [, name] = parents;
  const names = name === undefined ? ['terragrunt.hcl', 'terragrunt.hcl.json'] : [name];
  const above = folder.split('/').map((_, at, all) => all.slice(0, all.length - 1 - at).join('/'));
  return above.flatMap((each) => names.map((one) => pathIn(each, one)));
}
