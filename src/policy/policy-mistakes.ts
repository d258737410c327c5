import type { z } from 'zod';
import { type NamedRule, policySchema } from './policy-schema.ts';
import { nearestName } from './suggestion.ts';

interface Mistake {
  /** Keys and indices from the top of the file. */
  readonly at: readonly PropertyKey[];
  readonly says: string;
}

/** What is wrong with a policy, for its author. */
export function mistakesIn(issue: z.core.$ZodIssue, rules: readonly NamedRule[]): readonly Mistake[] {
  const { path, message } = issue;
  if (issue.code === 'unrecognized_keys') {
    const allowed = keysAt(path, rules);
    return issue.keys.map((key) => ({
      at: [...path, key],
      says: `"${shown(keyName([...path, key]))}" is not a policy key${hint(key, allowed)}`,
    }));
  }
  if (issue.code === 'invalid_union') {
    return [
      {
        at: path,
        says: `"${shown(keyName(path))}": expected true, false, or a list of hosts such as registry.opentofu.org`,
      },
    ];
  }
  const name = path.length === 0 ? 'the policy' : `"${shown(keyName(path))}"`;
  return [{ at: path, says: `${name}: ${expectation(issue) ?? firstLine(message)}` }];
}

/** Replaces messages of the library that are about its own types. */
function expectation(issue: z.core.$ZodIssue): string | null {
  if (issue.code === 'invalid_value') {
    const values = issue.values.map(String);
    const near = nearestName(String(issue.input ?? ''), values);
    return near === null ? `allowed: ${values.join(', ')}` : `did you mean "${near}"?`;
  }
  if (issue.code === 'too_small') return 'expected at least one item';
  if (issue.code !== 'invalid_type') return null;
  switch (issue.expected) {
    case 'boolean':
      return 'expected true or false';
    case 'array':
      return 'expected a list';
    case 'object':
      return 'expected keys with values, as in docs/policy.md';
    case 'string':
      return 'expected text; put a number in quotes';
    default:
      return null;
  }
}

/** The keys that are allowed at a place. */
function keysAt(path: readonly PropertyKey[], rules: readonly NamedRule[]): readonly string[] {
  const names = path.filter((key) => typeof key === 'string');
  const slugs = rules.map(({ slug }) => slug);
  switch (names.at(-1)) {
    case undefined:
      return Object.keys(policySchema(rules).shape);
    case 'rules':
      return slugs;
    case 'providers':
      return ['allow', 'deny'];
    case 'signing-keys':
      return ['providers', 'fingerprints'];
    case 'waivers':
      return ['rule', 'provider', 'version', 'hash', 'reason', 'expires'];
    default:
      return ['match', 'platforms', 'announced-h1', 'minimum-release-age', 'rules'];
  }
}

function hint(key: string, allowed: readonly string[]): string {
  const near = nearestName(key, allowed);
  return near === null ? `; allowed here: ${allowed.join(', ')}` : `; did you mean "${near}"?`;
}

/** `waivers[2].expires` */
function keyName(path: readonly PropertyKey[]): string {
  return path
    .map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index === 0 ? '' : '.'}${String(key)}`))
    .join('');
}

function shown(name: string): string {
  return JSON.stringify(name.slice(0, 100)).slice(1, -1);
}

export function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? text;
}
