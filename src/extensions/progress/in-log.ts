import type { Progress } from '../../evidence/plan.ts';
import type { Following, Screen } from '../../extension.ts';
import { byteWords } from '../../report/numbers.ts';
import { downloadPlanWords } from './download-plan.ts';
import { bothOf, type Clock, clock, followRun, logInterval } from './follow.ts';
import { progressParts } from './words.ts';

/** Logs long work: the questions to registries, the downloads with their sizes, and from time to time how far all of it is. */
export function inLog({ say }: Screen, begin: (phase: string) => void, time: Clock = clock): Following {
  const { progress, end } = followRun({
    interval: logInterval,
    show: (account) => say(progressParts(account).join(', ')),
    clock: time,
  });
  const steps: Progress = {
    onVersionStart({ address, version }) {
      begin('Asking the registries');
      say(`Asking about ${address} ${version}`);
    },
    onDownloadsPlanned: (downloads) => say(downloadPlanWords(downloads)),
    onDownloadStart: ({ address, version, platform }) =>
      say(`Downloading the ${platform} package of ${address} ${version}`),
    onDownloadEnd: ({ address, version, platform, bytes }) =>
      say(`Downloaded the ${platform} package of ${address} ${version}: ${byteWords(bytes)}`),
  };
  return { progress: bothOf(steps, progress), say, end, close() {} };
}
