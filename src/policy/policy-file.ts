import { type Document, isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import { type PlacedMistake, placedError, type UserError } from '../errors.ts';
import { pathTest } from '../paths.ts';
import { firstLine, mistakesIn } from './policy-mistakes.ts';
import { type NamedRule, type PolicyText, policySchema } from './policy-schema.ts';
import { noPolicy, type PathPolicy, type Policy, type PolicySeverity } from './settings.ts';
import type { Waiver } from './waiver.ts';

/**
 * Reads the text of a policy file.
 *
 * @param path for messages
 * @throws UserError `invalid-policy`, one line for each mistake, with file, line and key: a wrong policy never falls back to a default
 */
export function parsePolicy(text: string, path: string, rules: readonly NamedRule[]): Policy {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, uniqueKeys: true, prettyErrors: false });
  const mistakeAt = (offset: number, says: string): PlacedMistake => ({
    path,
    line: lineCounter.linePos(offset).line || 1,
    says,
  });
  if (document.errors.length > 0)
    throw invalid(
      document.errors.map(({ message, pos }) =>
        mistakeAt(pos[0], `this is not valid YAML: ${firstLine(message)}`),
      ),
    );
  const value = valueIn(document, path);
  if (value === null) return { ...noPolicy, path };
  const parsed = policySchema(rules).safeParse(value, { reportInput: true });
  if (!parsed.success)
    throw invalid(
      parsed.error.issues
        .flatMap((issue) => mistakesIn(issue, rules))
        .map(({ at, says }) => ({ offset: offsetOf(document, at), says }))
        .sort((one, other) => one.offset - other.offset)
        .map(({ offset, says }) => mistakeAt(offset, says)),
    );
  const lineOf = (at: readonly PropertyKey[]) => lineCounter.linePos(offsetOf(document, at)).line;
  return policyFrom(parsed.data, path, lineOf);
}

/** Refuses aliases: no policy needs them, and a few lines of them can expand to gigabytes. */
function valueIn(document: Document, path: string): unknown {
  try {
    return document.toJS({ maxAliasCount: 0 });
  } catch (cause) {
    const says = 'YAML aliases are not allowed in a policy; write the values out.';
    throw placedError('invalid-policy', [{ path, line: 1, says }], { cause });
  }
}

/** The offset of a key, or of the map that would hold it if the key is missing. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  const parent = path.length < 2 ? document.contents : document.getIn(path.slice(0, -1), true);
  const pair = isMap(parent)
    ? parent.items.find(({ key }) => (isScalar(key) ? key.value : key) === path.at(-1))
    : null;
  if (isScalar(pair?.key)) return pair.key.range?.[0] ?? 0;
  const node = path.length === 0 ? document.contents : document.getIn(path, true);
  const range = typeof node === 'object' && node !== null && 'range' in node ? node.range : null;
  if (Array.isArray(range)) return Number(range[0]);
  return path.length === 0 ? 0 : offsetOf(document, path.slice(0, -1));
}

function invalid(mistakes: readonly PlacedMistake[]): UserError {
  return placedError('invalid-policy', mistakes);
}

function policyFrom(said: PolicyText, path: string, lineOf: (at: readonly PropertyKey[]) => number): Policy {
  const asserted = said['accept-asserted'] ?? null;
  return {
    ...noPolicy,
    path,
    failOn: said['fail-on'] ?? null,
    platforms: said.platforms ?? null,
    registries: said.registries ?? null,
    acceptAsserted: asserted === false ? [] : asserted,
    announcedH1: said['announced-h1'] ?? null,
    advisories: said.advisories ?? null,
    minimumReleaseAge: said['minimum-release-age'] ?? null,
    rules: severitiesIn(said.rules),
    providers: { allow: said.providers?.allow ?? null, deny: said.providers?.deny ?? [] },
    signingKeys: said['signing-keys'] ?? [],
    requireProvenance: said['require-provenance'] ?? [],
    waivers: (said.waivers ?? []).map(
      ({ rule, provider, version, hash, reason, expires }, index): Waiver => ({
        rule,
        provider,
        version: version ?? null,
        hash: hash ?? null,
        reason: reason?.trim() ? reason.trim() : null,
        expires: expires ?? null,
        line: lineOf(['waivers', index]),
      }),
    ),
    paths: (said.paths ?? []).map(
      ({ match, platforms, rules, 'minimum-release-age': age, 'announced-h1': announced }): PathPolicy => ({
        globs: match,
        matches: pathTest(match),
        platforms: platforms ?? null,
        announcedH1: announced ?? null,
        minimumReleaseAge: age ?? null,
        rules: severitiesIn(rules),
      }),
    ),
  };
}

function severitiesIn(said: PolicyText['rules']): ReadonlyMap<string, PolicySeverity> {
  const entries = Object.entries(said ?? {});
  return new Map(
    entries.flatMap(([slug, severity]) => (severity === undefined ? [] : [[slug, severity] as const])),
  );
}
