// Loaded into each run of the action: says at its end how much memory it had at most.
import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const path = process.env.SOAK_MEMORY_FILE;
if (isMainThread && path !== undefined)
  process.once('exit', () => writeFileSync(path, String(process.resourceUsage().maxRSS)));
