import { writeFileSync } from 'node:fs';
import { restoreCache, saveCache } from '@actions/cache';
import type { CacheQuestion, CacheReply } from './cache-question.ts';

/** An entry has to have content. Nobody reads it: what is kept is the key. */
const entryFile = 'package-hashes';

// A process of its own, started by cache-client.ts: the library finds files by the working folder and the environment, goes on trying for
// half a minute, never fails, and writes what went wrong where the runner would take it for a warning or an error of the step.
process.stdout.write = (text: string | Uint8Array): boolean => {
  const [, why] = /^::(?:warning|error)[^:]*::(.*)/.exec(String(text)) ?? [];
  if (why !== undefined) tell({ kind: 'trouble', why });
  return true;
};
process.on('message', (question: CacheQuestion) => void answer(question).then(tell));
process.on('disconnect', () => process.exit());
writeFileSync(entryFile, 'What Lockproof keeps is the key of this entry.\n');

async function answer({ id, ask, key }: CacheQuestion): Promise<CacheReply> {
  try {
    return { kind: 'answer', id, key: (await (ask === 'find' ? find(key) : keep(key))) ?? null };
  } catch (error) {
    return { kind: 'trouble', why: error instanceof Error ? error.message : String(error) };
  }
}

/** Looks up and no more: what the library would unpack could write files anywhere (T41). */
function find(prefix: string): Promise<string | undefined> {
  return restoreCache([entryFile], prefix, [prefix], { lookupOnly: true }, true);
}

async function keep(key: string): Promise<string | undefined> {
  return (await saveCache([entryFile], key, undefined, true)) === -1 ? undefined : key;
}

function tell(reply: CacheReply): void {
  process.send?.(reply);
}
