import { opentofuRegistry, publicRegistries } from '../../address/address.ts';
import { quoted } from '../../errors.ts';
import { parseHcl } from '../../hcl/parse.ts';
import type { Block, Body, Value } from '../../hcl/syntax.ts';
import {
  type InstallationMethod,
  type MatchingPattern,
  type ProviderInstallation,
  parseMatchingPattern,
  type Selection,
} from './provider-installation.ts';

export interface ReadInstallation {
  /** `undefined` if the file has none, or none that can be used. */
  readonly installation: ProviderInstallation | undefined;
  /** One sentence about each part that is not used. */
  readonly notices: readonly string[];
}

/** Reads the `provider_installation` block whole or not at all: in part, it would select other providers. */
export function readInstallation(filename: string, text: string): ReadInstallation {
  const name = quoted(filename);
  if (!text.includes('provider_installation')) return { installation: undefined, notices: [] };
  const unused = (why: string): ReadInstallation => ({
    installation: undefined,
    notices: [`The provider_installation in ${name} is not used, because ${why}.`],
  });
  const { body, fault, plain } = parseCliFile(text);
  if (fault !== null) return unused(`the file is not readable HCL (${fault})`);
  // Terraform reads only the first block.
  const block = body.blocks.find(({ type }) => type === 'provider_installation');
  if (block === undefined) return { installation: undefined, notices: [] };
  const notices: string[] = [];
  const methods: InstallationMethod[] = [];
  for (const one of block.body.blocks) {
    const read = readMethod(one, plain);
    if (read.kind === 'wrong') return unused(`its ${one.type} has ${read.what}`);
    if (read.kind === 'method') methods.push(read.method);
    else {
      const why = one.type === 'dev_overrides' ? overridden : 'Lockproof does not support it';
      notices.push(`The ${one.type.slice(0, 60)} in ${name} is ignored: ${why}.`);
    }
  }
  return { installation: { methods }, notices };
}

const overridden = 'an override replaces a provider on one machine and has no hash in a lock file';

type ReadMethod =
  | { readonly kind: 'method'; readonly method: InstallationMethod }
  /** `dev_overrides`, and methods of later versions. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'wrong'; readonly what: string };

/** These files are in HCL 1, which allows the name of an argument in quotes; `dev_overrides` needs that. */
export function parseCliFile(text: string): { body: Body; fault: string | null; plain: string } {
  let count = 0;
  const quotedName = /^([ \t]*)"([^"\\\n]*)"(?=[ \t]*=)/gm;
  const plain = text.replaceAll(quotedName, (_, indent: string, name: string) => {
    count += 1;
    return indent + (/^[A-Za-z_]\w*$/.test(name) ? name : `quoted_${count}`);
  });
  const reading = parseHcl(plain);
  if (reading.kind === 'read') return { body: reading.body, fault: null, plain };
  const fault = reading.diagnostics[0]?.summary ?? reading.reason;
  return { body: { attributes: [], blocks: [], offset: 0 }, fault, plain };
}

/** @param plain the text of the file, at the offsets of the block */
function readMethod({ type, body }: Block, plain: string): ReadMethod {
  if (!['direct', 'network_mirror', 'filesystem_mirror', 'oci_mirror'].includes(type))
    return { kind: 'unknown' };
  const hosts = type === 'oci_mirror' ? [opentofuRegistry] : publicRegistries;
  const include = patternsIn(body, 'include', hosts);
  const exclude = patternsIn(body, 'exclude', hosts);
  if (include === null || exclude === null) return wrong('a pattern that Terraform would refuse');
  const selection: Selection = { include, exclude };
  if (type === 'direct') return { kind: 'method', method: { kind: 'direct', selection } };
  if (type === 'filesystem_mirror') {
    const path = textOf(argument(body, 'path'));
    if (path === null || path === '') return wrong('no path');
    return { kind: 'method', method: { kind: 'filesystem-mirror', path, selection } };
  }
  if (type === 'oci_mirror') {
    const place = placeIn(argument(body, 'repository_template'), plain);
    if (place === null)
      return wrong('a repository_template that is not a host and a repository with the parts of an address');
    const lacking = lackingPart(place.repository, textsIn(body, 'include'));
    if (lacking !== undefined)
      return wrong(`no \${${lacking}} in its template, which its include does not fix`);
    return { kind: 'method', method: { kind: 'oci-mirror', ...place, selection } };
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

/** The place that a template names. Its host is fixed, or a lock file could choose it (T25). */
function placeIn(value: Value | undefined, plain: string): { registry: string; repository: string } | null {
  const source = plain.slice(value?.offset ?? plain.length);
  const [, text = ''] = /^"([^"\\\n]*)"[ \t]*(?:[\r\n}#]|\/\/|$)/.exec(source) ?? [];
  const template = text.replaceAll(/\$\{\s*(\w+)\s*\}/g, '$${$1}');
  const form = /^([\w.-]+(?::\d+)?)\/((?:[a-z0-9._/-]|\$\{(?:hostname|namespace|type)\})+)$/;
  const [, host, repository] = form.exec(template) ?? [];
  const registry = URL.parse(`https://${host}/`)?.host;
  return registry === undefined || repository === undefined ? null : { registry, repository };
}

/** The part of an address that providers of the mirror can differ in, and that its template does not have. */
function lackingPart(repository: string, include: readonly string[]): string | undefined {
  const parts = include.map((pattern) => [opentofuRegistry, ...pattern.split('/')].slice(-3));
  return ['hostname', 'namespace', 'type'].find((part, at) => {
    const values = new Set(parts.map((one) => one[at]?.toLowerCase()));
    return !repository.includes(`\${${part}}`) && (values.size !== 1 || values.has('*'));
  });
}

function patternsIn(body: Body, name: string, hosts: readonly string[]): readonly MatchingPattern[] | null {
  const value = argument(body, name);
  if (value !== undefined && value.kind !== 'list') return null;
  const patterns = textsIn(body, name).map((text) => parseMatchingPattern(text, hosts));
  return patterns.every((pattern) => pattern !== null) ? patterns : null;
}

function textsIn(body: Body, name: string): readonly string[] {
  const value = argument(body, name);
  return value?.kind === 'list' ? value.items.map((item) => textOf(item) ?? '') : [];
}

export function argument({ attributes }: Body, name: string): Value | undefined {
  return attributes.find((attribute) => attribute.name === name)?.value;
}

export function textOf(value: Value | undefined): string | null {
  return value?.kind === 'string' ? value.text : null;
}
