import type { Progress } from '../evidence/plan.ts';
import type { PhaseLog } from '../publish/phase-log.ts';
import { downloadPlanWords } from '../report/download-plan.ts';
import { byteWords, counted } from '../report/numbers.ts';
import type { Source } from '../source/source.ts';

/** Logs long work: the questions to registries, and the downloads with their sizes. */
export function progressLog(log: PhaseLog): Progress {
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

/** A source that logs what it has read. */
export function loggedSource(source: Source, log: PhaseLog): Source {
  return {
    async read(selection) {
      log.begin('Reading the two revisions');
      const snapshot = await source.read(selection);
      const { base, head, files } = snapshot;
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
