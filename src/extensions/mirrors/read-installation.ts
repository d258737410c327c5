import { parseHcl } from '../../hcl/parser.ts';
import type { Block, Body, Value } from '../../hcl/syntax.ts';
import { quoted } from '../../quoted.ts';
import {
  type InstallationMethod,
  type MatchingPattern,
  type ProviderInstallation,
  parseMatchingPattern,
  type Selection,
} from './provider-installation.ts';

/** The installation settings in a CLI configuration file of Terraform or OpenTofu. */
export interface ReadInstallation {
  /** `undefined` if the file has none, or none that can be used. */
  readonly installation: ProviderInstallation | undefined;
  /** One sentence about each part that is not used. */
  readonly notices: readonly string[];
}

/**
 * Reads the `provider_installation` block of a CLI configuration file. A block that Terraform would refuse,
 * or with more than plain values, is not used at all: read in part, a selection of providers means something
 * else.
 *
 * @param filename for messages; no file is opened
 */
export function readInstallation(filename: string, text: string): ReadInstallation {
  const name = quoted(filename);
  if (!text.includes('provider_installation')) return { installation: undefined, notices: [] };
  const unused = (why: string): ReadInstallation => ({
    installation: undefined,
    notices: [`The provider_installation in ${name} is not used, because ${why}.`],
  });
  const { body, faults } = parseCliFile(text);
  const [fault] = faults.list;
  if (fault !== undefined) return unused(`the file is not readable HCL (${fault.summary})`);
  // Terraform reads only the first block.
  const block = body.blocks.find(({ type }) => type === 'provider_installation');
  if (block === undefined) return { installation: undefined, notices: [] };
  const notices: string[] = [];
  const methods: InstallationMethod[] = [];
  for (const one of block.body.blocks) {
    const read = readMethod(one);
    switch (read.kind) {
      case 'wrong':
        return unused(`its ${one.type} has ${read.what}`);
      case 'unknown':
        notices.push(
          `The ${one.type.slice(0, 60)} in ${name} is passed over: ${whyUnknown.get(one.type) ?? 'Lockproof does not support it'}.`,
        );
        break;
      case 'method':
        methods.push(read.method);
    }
  }
  return { installation: { methods }, notices };
}

type ReadMethod =
  | { readonly kind: 'method'; readonly method: InstallationMethod }
  /** `dev_overrides`, `oci_mirror`, and methods of later versions. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'wrong'; readonly what: string };

/** Why a method is passed over, and what follows. */
const whyUnknown: ReadonlyMap<string, string> = new Map([
  [
    'oci_mirror',
    'Lockproof does not read OCI registries, so a hash that only this mirror supports is not proven; a network_mirror or filesystem_mirror with the same packages is read',
  ],
  ['dev_overrides', 'an override replaces a provider on one machine and has no hash in a lock file'],
]);

/** These files are in HCL 1, which allows the name of an argument in quotes; `dev_overrides` needs that. */
export function parseCliFile(text: string): ReturnType<typeof parseHcl> {
  let count = 0;
  const quotedName = /^([ \t]*)"([^"\\\n]*)"(?=[ \t]*=)/gm;
  const plain = text.replaceAll(quotedName, (_, indent: string, name: string) => {
    count += 1;
    return indent + (/^[A-Za-z_]\w*$/.test(name) ? name : `quoted_${count}`);
  });
  return parseHcl(plain);
}

function readMethod({ type, body }: Block): ReadMethod {
  if (type !== 'direct' && type !== 'network_mirror' && type !== 'filesystem_mirror')
    return { kind: 'unknown' };
  const include = patternsIn(body, 'include');
  const exclude = patternsIn(body, 'exclude');
  if (include === null || exclude === null) return wrong('a pattern that Terraform would refuse');
  const selection: Selection = { include, exclude };
  if (type === 'direct') return { kind: 'method', method: { kind: 'direct', selection } };
  if (type === 'filesystem_mirror') {
    const path = textOf(argument(body, 'path'));
    if (path === null || path === '') return wrong('no path');
    return { kind: 'method', method: { kind: 'filesystem-mirror', path, selection } };
  }
  const url = textOf(argument(body, 'url'));
  const { protocol, username, password } = URL.parse(url ?? '') ?? {};
  if (url === null || protocol !== 'https:' || username !== '' || password !== '')
    return wrong('no https url without a password');
  return { kind: 'method', method: { kind: 'network-mirror', url, selection } };
}

function wrong(what: string): ReadMethod {
  return { kind: 'wrong', what };
}

function patternsIn(body: Body, name: string): readonly MatchingPattern[] | null {
  const value = argument(body, name);
  if (value === undefined) return [];
  if (value.kind !== 'list') return null;
  const patterns = value.items.map((item) => parseMatchingPattern(textOf(item) ?? ''));
  return patterns.every((pattern) => pattern !== null) ? patterns : null;
}

function argument({ attributes }: Body, name: string): Value | undefined {
  return attributes.find((attribute) => attribute.name === name)?.value;
}

/** `null` if it is not a plain string. */
function textOf(value: Value | undefined): string | null {
  return value?.kind === 'string' ? value.text : null;
}
