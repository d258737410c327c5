import { mostMistakes } from '../src/errors.ts';
import { largestPackage } from '../src/evidence/package-hashes.ts';
import { usual } from '../src/extensions/configuration/apart.ts';
import { mostLevels } from '../src/extensions/configuration/requirements/read-configurations.ts';
import { mostWays } from '../src/extensions/configuration/roots.ts';
import { Patience } from '../src/hcl/convert.ts';
import { defaultLimits } from '../src/http/limits.ts';
import { mostBytes, mostCanonicalBytes } from '../src/lockfile/read.ts';
import { maxSignatureBytes } from '../src/openpgp/detached-signature.ts';
import { computedHere, mostChecks } from '../src/openpgp/effort.ts';
import { archiveLimits } from '../src/package/archive-limits.ts';
import { usualInflatedBytes, usualRatio } from '../src/package/inflation.ts';
import { largestFile, mostKeys } from '../src/policy/policy-keys.ts';
import { largestPolicy } from '../src/policy/read-policy.ts';
import { core } from '../src/policy/settings.ts';
import { textLimit } from '../src/source/snapshot.ts';
import { most } from '../src/subject/read-files.ts';
import { table } from './setting-documents.ts';

function bytes(count: number): string {
  const unit = [1024 ** 3, 1024 ** 2, 1024].findIndex((each) => count >= each);
  return `${count / 1024 ** (3 - unit)} ${['GiB', 'MiB', 'KiB'][unit]}`;
}

function time(milliseconds: number): string {
  const [count, unit] =
    milliseconds < 60_000 ? [milliseconds / 1000, 'second'] : [milliseconds / 60_000, 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

function number(count: number): string {
  return count.toLocaleString('en-US');
}

const { limits: hcl } = new Patience();
const waits = defaultLimits;

/** The limits of `docs/stricter-than-terraform.md`, as the code has them. */
export const limitsTable = table(
  ['what', 'limit'],
  [
    [
      'a lock file',
      `${bytes(mostCanonicalBytes)}; ${bytes(mostBytes)} if it is not in the layout that Terraform and OpenTofu write`,
    ],
    [
      'all lock files of a run',
      `${bytes(textLimit.changed)} (${bytes(textLimit.all)} in an audit), ${number(most['provider versions'])} provider versions, ${number(most.hashes)} hashes`,
    ],
    [
      'everything around the lock files',
      `${bytes(usual.bytes)} of files, ${usual.seconds} seconds of processor time and ${usual.megabytes} MiB of memory per run. If a change goes beyond that, the verdict is \`incomplete\`; if its base did already, a notice says so`,
    ],
    ['nested module calls', `${mostLevels} levels`],
    [
      'what leads to a root module',
      `looked for among ${number(mostWays)} folders with configuration and symlinks. In a larger repository, only a \`backend\` or \`cloud\` block makes a folder surely a root module`,
    ],
    ['parsing HCL', `${time(hcl.one)} per file, ${time(hcl.all)} per run, of processor time`],
    [
      'a package',
      `${bytes(largestPackage)} packed; ${bytes(archiveLimits.inflatedBytes)} and ${number(archiveLimits.entries)} files unpacked. The unpacked size may be at most ${archiveLimits.ratio} times the packed size, or ${archiveLimits.largeRatio} times if the unpacked size is above ${bytes(archiveLimits.largeBytes)}`,
    ],
    [
      'all packages of a run',
      `\`max-download\` (${bytes(core.maxDownload.standard)}); unpacked ${bytes(usualInflatedBytes)}, or ${usualRatio} times \`max-download\` if that is more`,
    ],
    ['a signature', bytes(maxSignatureBytes)],
    [
      'a policy',
      `${bytes(largestPolicy)}; the first ${mostMistakes} mistakes are listed; ${mostKeys} keys, each file of keys ${bytes(largestFile)}`,
    ],
    [
      'signatures that keys make about themselves',
      `${mostChecks} per document or policy; ${number(mostChecks * computedHere)} of the kinds that take less time to check`,
    ],
    ['a host that does not answer', `${waits.silences} attempts per run`],
    [
      'slow answers',
      `an answer that is not a package may take ${time(waits.grace)}. Beyond that, all such answers of a run share ${time(waits.patience)} more. A download may take ${time(waits.download)}, within \`max-time\``,
    ],
    [
      'pauses that a server requests (`Retry-After`)',
      `${time(waits.longestPause)} each, ${time(waits.askedPauses)} in total`,
    ],
    ['the run', '`max-time` (10 minutes; 60 for an audit)'],
  ],
);
