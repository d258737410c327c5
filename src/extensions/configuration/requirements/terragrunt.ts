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
  const limits: string[] = [];
  const bodyIn = async (each: ConfigurationFile | null): Promise<Body> => {
    const reply = each === null ? null : await convert(each);
    if (reply?.kind === 'refused' && reply.isLimit) limits.push(reply.reason);
    return (reply?.kind === 'converted' ? bodyOf(reply.value) : null) ?? unread;
  };
  const own = await bodyIn(file);
  const files = await inTurns(includesIn(own), 1, (each) => include(includedPaths(each, path)));
  const bodies = [...(await inTurns(files, 1, bodyIn)), own];
  const source = plainString(blocksOf(own, 'terraform', 0)[0]?.body.get('source'));
  // By the label: a unit's own block takes the place of one that it includes.
  const generated = new Map<string, readonly ModuleBlock[]>();
  let isOpen = source === null || bodies.some((body) => mayWrite(body, body !== own));
  for (const [at, body] of bodies.entries())
    for (const { labels, body: block } of blocksOf(body, 'generate', 1)) {
      const inner = await convert({ path: 'x.tf', text: contentsOf(block, body) ?? '{' });
      if (inner.kind !== 'converted') isOpen = true;
      else generated.set(labels.join(), blocksIn({ path: files[at]?.path ?? path, text: '' }, inner.value));
    }
  const line = text.slice(0, text.search(/^[ \t]*source[ \t]*=/m) + 1).split('\n').length + 1;
  const called = { labels: ['terraform'], body: new Map([['source', source]]), type: 'module', path, line };
  const calls = source === null ? [] : [{ ...called, lineOf: () => null }];
  return { blocks: [...calls, ...[...generated.values()].flat()], isOpen, limits };
}

const unread: Body = new Map([['', null]]);

/** The parts that write no configuration but a backend, or that are read. */
const known = /^(?:terraform|inputs|locals|dependency|dependencies|generate|include|remote_state|catalog)$/;

/** Whether a file has a part that is not read, or runs programs; an included one also if it includes more. */
function mayWrite(body: Body, isIncluded: boolean): boolean {
  const names = blocksOf(body, 'terraform', 0).flatMap((block) => [...block.body.keys()]);
  const runs = names.some((name) => name.endsWith('_hook'));
  const isIn = (name: string, blocks: readonly unknown[]) => !body.has(name) || blocks.length > 0;
  const isRead = isIn('generate', blocksOf(body, 'generate', 1)) && isIn('include', includesIn(body));
  const isMore = isIncluded && body.has('include');
  return isMore || runs || !isRead || ![...body.keys()].every((name) => known.test(name));
}

function includesIn(body: Body): readonly Body[] {
  const blocks = [...blocksOf(body, 'include', 0), ...blocksOf(body, 'include', 1)];
  return blocks.map((each) => each.body).filter((each) => each.has('path'));
}

/** What a block writes into a file of native syntax; `null` if only Terragrunt can tell. */
function contentsOf(block: Body, file: Body): string | null {
  const { path, if_exists, contents, disable_signature, ...others } = Object.fromEntries(block);
  const isPlain = /^(?:\.\/)?[\w-]+\.tf$/.test(String(path)) && !isOverride(posix.basename(String(path)));
  const isWritten = /^overwrite|^error$/.test(String(if_exists)) && Object.keys(others).length === 0;
  if (!isPlain || !isWritten || typeof contents !== 'string') return null;
  const locals = new Map(blocksOf(file, 'locals', 0).flatMap(({ body }) => [...body]));
  const evaluated = (all: string, name: string) => plainString(locals.get(name)) ?? all;
  return plainString(contents.replaceAll(/(?<!\$)\$\{local\.(\w+)\}/g, evaluated));
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
