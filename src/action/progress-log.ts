import * as core from '@actions/core';
import type { Progress } from '../evidence/progress.ts';
import { printable } from '../publish/publication.ts';

/** Long work shows itself in the log. Names come from the lock file: control characters and line breaks are taken out (T40). */
export const progressLog: Progress = {
  onVersionStart: ({ address, version }) => core.info(printable(`Asking about ${address} ${version}`)),
  onDownloadStart: ({ address, version, platform }) =>
    core.info(printable(`Downloading the ${platform} package of ${address} ${version}`)),
  onDownloadEnd: ({ address, version, platform, bytes }) =>
    core.info(printable(`Downloaded the ${platform} package of ${address} ${version}: ${bytes} bytes`)),
};
