import { invalidInput, quoted } from '../../errors.ts';
import type { Extension, Slots } from '../../extension.ts';
import { toolVersion } from '../../tool.ts';
import { mergeCommand } from './merge-command.ts';
import { shardFields } from './reported.ts';
import { changesOfShard, digestAround, mostShards, partWith, runIdentity, type Shard } from './shards.ts';

/** Several runs share one review, each with some of the provider versions; `merge` joins their reports. */
export const shards: Extension = {
  name: 'shards',
  fields: shardFields,
  flags: [
    {
      name: 'shard',
      argument: '<i/n>',
      meaning: 'only part I of N, by provider version, to run N parts at once; "merge" joins the reports',
      read: shardFrom,
    },
  ],
  commands: [mergeCommand],
};

export const shareRun: Slots['share'] = ({ flags }) => {
  const shard = flags.shard as Shard | undefined;
  if (shard === undefined) return null;
  let [changes, around] = [0, ''];
  return {
    own: (changes, lockFiles) => changesOfShard(changes, lockFiles, shard),
    partOf(subject, own) {
      changes = subject.changes.length;
      around = digestAround(subject);
      return partWith(subject, new Set(own.map(({ change }) => change)), shard.index === 1);
    },
    fields(snapshot, settings) {
      const { failOn, onUnavailable } = settings;
      const run = runIdentity(snapshot, settings, toolVersion, around);
      return {
        part: `shard ${shard.index} of ${shard.count}`,
        shard: { ...shard, run, changes, failOn, onUnavailable },
      };
    },
    account: (account) => ({ account }),
  };
};

/** @throws UserError for anything but `2/4` */
function shardFrom(text: string): Shard {
  const [, index = '', count = ''] = /^(\d{1,3})\/(\d{1,3})$/.exec(text) ?? [];
  const shard = { index: Number(index), count: Number(count) };
  if (index !== '' && shard.index >= 1 && shard.index <= shard.count && shard.count <= mostShards)
    return shard;
  throw invalidInput(
    `--shard: ${quoted(text)} is not allowed; allowed: I/N, such as 2/4, with I from 1 to N and N up to ${mostShards}`,
  );
}
