import { z } from 'zod';

/* What a report says of a finding, as zod reads it: apart from the code that makes it, because the thread for configuration loads that, and no zod. */

/** A sentence with the values that a renderer may mark. The text is raw: every renderer escapes each part. */
export function sentenceSchema() {
  return z.array(
    z.union([
      z.string(),
      z.object({ hash: z.string().describe('A complete hash with its scheme, shown shortened') }),
      z.object({ key: z.string().describe('The fingerprint of a signing key') }),
      z.object({ strong: z.string().describe('Words that nobody should miss') }),
      z.object({
        advisory: z.string().describe("An entry of GitHub's advisory database, which may be linked"),
      }),
    ]),
  );
}

/** The steps that fix a finding, in order, as data. `report/remedy.ts` turns them into sentences and commands; a report contains them. */
export function fixSchema() {
  const when = z
    .string()
    .exactOptional()
    .describe('The condition of the step, as the beginning of a sentence; left out if there is none');
  const place = z.object({ path: z.string(), line: z.int().positive() });
  const command = z.object({
    tool: z.enum(['terraform', 'tofu']),
    subcommand: z.enum([
      'init',
      'init -backend=false',
      'init -upgrade -backend=false',
      'get',
      'providers lock',
    ]),
    folder: z.string().describe('Relative to the repository; empty for its root'),
    providers: z
      .array(z.string())
      .describe('Canonical source addresses; empty: all that the folder requires'),
    platforms: z.array(z.string()).describe('Empty: that of the machine; `OS_ARCH`: those that are unknown'),
  });
  const step = <Action extends string, Facts extends z.ZodRawShape>(action: Action, facts: Facts) =>
    z.object({ do: z.literal(action), ...facts, when });
  const steps = z.discriminatedUnion('do', [
    // Lines of lock files at head: a hash, or the first line of a list of hashes or of a provider's block.
    step('delete', { what: z.enum(['hash', 'hashes', 'entry']), places: z.array(place) }),
    // As it is on the base branch.
    step('restore', {
      what: z.enum(['file', 'entry', 'hashes', 'h1']),
      paths: z.array(z.string()),
      commit: z.string().exactOptional().describe('The commit of the base'),
      from: z.string().exactOptional().describe('The path in that commit, if it is another'),
      lines: z.tuple([z.int(), z.int()]).exactOptional().describe('Those of the entry in that commit'),
    }),
    step('move', { from: z.string(), to: z.string() }),
    step('run', { commands: z.array(command) }),
    step('set', {
      how: z.enum(['set', 'add', 'raise', 'change']),
      setting: z.string().describe('An input of the workflow, or a key of the policy'),
      value: z.string().nullable().describe('null where only the user can choose it'),
      file: z.string().nullable().describe('The policy file, if only the policy has the setting'),
      flag: z.literal(true).exactOptional().describe('The setting is a flag of the command line'),
    }),
    // The narrowest part of a policy that accepts the finding, in YAML: only a person can decide that.
    step('accept', {
      file: z.string().describe('The policy file, which counts as the base branch has it'),
      key: z.string(),
      isBegun: z.boolean().describe('The file has this key already, so that the items go below its last one'),
      items: z.array(z.string()),
      until: z.string().exactOptional().describe('Its expiry date'),
    }),
    // `when` says what must happen before.
    step('run-again', {}),
    step('ask-publisher', { provider: z.string(), question: z.string() }),
    // Something that only a person can do or judge, as a clause without a full stop.
    step('consider', { advice: z.string() }),
  ]);
  return z.array(steps);
}
