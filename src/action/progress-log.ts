import type { Progress } from '../evidence/plan.ts';
import { bothOf, type Clock, clock, type Followed, followRun, logInterval } from '../progress/follow.ts';
import { progressParts } from '../progress/words.ts';
import type { PhaseLog } from '../publish/phase-log.ts';
import { printAnnotations } from '../publish/runner.ts';
import { downloadPlanWords } from '../report/download-plan.ts';
import { byteWords, counted } from '../report/numbers.ts';
import type { Source } from '../source/source.ts';

/** Logs long work: the questions to registries, the downloads with their sizes, and from time to time how far all of it is. */
export function progressLog(log: PhaseLog, time: Clock = clock): Followed {
  const { progress, end } = followRun({
    interval: logInterval,
    show: (account) => log.say(progressParts(account).join(', ')),
    clock: time,
  });
  return { progress: bothOf(stepLog(log), progress), end };
}

function stepLog(log: PhaseLog): Progress {
  return {
    onVersionStart({ address, version }) {
      log.begin('Asking the registries');
      log.say(`Asking about ${address} ${version}`);
    },
    onDownloadsPlanned: (downloads) => log.say(downloadPlanWords(downloads)),
    onDownloadStart: ({ address, version, platform }) =>
      log.say(`Downloading the ${platform} package of ${address} ${version}`),
    onDownloadEnd: ({ address, version, platform, bytes }) =>
      log.say(`Downloaded the ${platform} package of ${address} ${version}: ${byteWords(bytes)}`),
  };
}

/** A source that logs what it has read, and tells beside the verdict what the comparison may not show (T73). */
export function loggedSource(source: Source, log: PhaseLog): Source {
  return {
    async read(selection) {
      log.begin('Reading the two revisions');
      const snapshot = await source.read(selection);
      const { base, head, files, gaps = [] } = snapshot;
      printAnnotations(
        gaps.map((message) => ({ level: 'notice', title: 'Lockproof', message, path: null, line: null })),
      );
      if (files.length === 0) return snapshot;
      const contents = files.flatMap((file) => [file.base, file.head]);
      const bytes = contents.reduce(
        (sum, content) => (content.kind === 'file' ? sum + content.bytes.length : sum),
        0,
      );
      const where = base === null ? `at ${head}, ${byteWords(bytes)}` : between(base, head, bytes);
      log.say(`${counted(files.length, 'lock file', 'lock files')} to review ${where}`);
      return snapshot;
    },
  };
}

function between(base: string, head: string | null, bytes: number): string {
  return `between ${base} and ${head}, ${byteWords(bytes)} on both sides`;
}
