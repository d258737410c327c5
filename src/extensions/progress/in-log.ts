import type { NamedPackage, PlannedDownloads, Progress } from '../../evidence/plan.ts';
import type { Following, Screen } from '../../extension.ts';
import { byteSize } from '../../finding/byte-size.ts';
import { counted } from '../../finding/sentence.ts';
import { type Clock, clock, followRun } from './follow.ts';
import { progressParts } from './words.ts';

/** Logs the requests to registries, the downloads with their sizes, and sometimes how far the run is. */
export function inLog(screen: Screen, begin: (phase: string) => void, time: Clock = clock): Following {
  const { say } = screen;
  return linesInLog(screen, time, {
    onVersionStart({ address, version }) {
      begin('Asking the registries');
      say(`Asking about ${address} ${version}`);
    },
    onDownloadsPlanned: (downloads) => say(downloadPlanWords(downloads)),
    onDownloadStart: ({ size, ...named }) =>
      say(`Downloading the ${packageName(named)}${size === null ? '' : `, ${byteSize(size)}`}`),
    onDownloadEnd: (named) => say(`Downloaded the ${packageName(named)}: ${byteSize(named.bytes)}`),
  });
}

/** One line every ten seconds. @param told the other lines of the log */
export function linesInLog({ say }: Screen, time: Clock, told: Progress): Following {
  const show: Parameters<typeof followRun>[0]['show'] = (account) => say(progressParts(account).join(', '));
  const { progress, end } = followRun({ interval: 10_000, show, clock: time });
  return {
    progress: {
      ...progress,
      ...told,
      onDownloadsPlanned: both(progress.onDownloadsPlanned, told.onDownloadsPlanned),
      onDownloadStart: both(progress.onDownloadStart, told.onDownloadStart),
      onDownloadEnd: both(progress.onDownloadEnd, told.onDownloadEnd),
    },
    say,
    end,
    close: end,
  };
}

function both<T>(count: (event: T) => void, tell: ((event: T) => void) | undefined): (event: T) => void {
  return (event) => {
    count(event);
    tell?.(event);
  };
}

/** `28 packages to download, 4.3 GiB`: what a run says before it begins with them. */
export function downloadPlanWords({ packages, bytes, unsized }: PlannedDownloads): string {
  const what = `${counted(packages, 'package', 'packages')} to download`;
  if (bytes === 0) return what;
  const others = unsized === 0 ? '' : ` and ${unsized} of a size that no registry states`;
  return `${what}, ${byteSize(bytes)}${others}`;
}

function packageName({ address, version, platform }: NamedPackage): string {
  return `${platform} package of ${address} ${version}`;
}
