import { existsSync, readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

// Loaded into a measured process: its last line on stderr is the peak of its memory. `maxRSS` would also count what the process had that started it.
const status = '/proc/self/status';
const peak = () =>
  existsSync(status)
    ? Number(/VmHWM:\s*(\d+) kB/.exec(readFileSync(status, 'utf8'))?.[1])
    : process.resourceUsage().maxRSS;

if (isMainThread) process.on('exit', () => process.stderr.write(`\npeak ${peak()} kB\n`));
