import type { NamedPackage, PlannedDownloads, Progress } from '../../evidence/plan.ts';

/** How far a run has come. */
export interface Work {
  readonly phase: 'asking' | 'downloading' | 'searching';
  readonly versions: Share;
  readonly packages: Share;
  /** Bytes of packages. */
  readonly received: number;
  /** The bytes that all packages together will probably have; `null` where nobody states a size. */
  readonly expected: number | null;
}

export interface Share {
  readonly done: number;
  readonly all: number;
}

interface Download {
  received: number;
  size: number | null;
  ended: boolean;
}

/** Counts what the events of a run tell. */
export function openWork(): { readonly progress: Progress; work(): Work } {
  const downloads = new Map<string, Download>();
  const versions = { done: 0, all: 0 };
  let planned: PlannedDownloads = { packages: 0, bytes: 0, unsized: 0 };
  let searching = false;
  const downloadOf = (named: NamedPackage): Download => {
    const key = `${named.address} ${named.version} ${named.platform}`;
    const download = downloads.get(key) ?? { received: 0, size: null, ended: false };
    downloads.set(key, download);
    return download;
  };
  return {
    progress: {
      onVersionsPlanned(count) {
        versions.all += count;
      },
      onVersionAnswered() {
        versions.done += 1;
      },
      onDownloadsPlanned(downloadsPlanned) {
        planned = downloadsPlanned;
      },
      onDownloadStart(named) {
        downloadOf(named);
      },
      onDownloadProgress({ received, size, ...named }) {
        Object.assign(downloadOf(named), { received, size });
      },
      onDownloadEnd(named) {
        downloadOf(named).ended = true;
      },
      onSearchStart() {
        searching = true;
      },
    },
    work() {
      const begun = [...downloads.values()];
      const all = Math.max(planned.packages, begun.length);
      return {
        phase: searching ? 'searching' : all > 0 ? 'downloading' : 'asking',
        versions: { ...versions },
        packages: { done: begun.filter(({ ended }) => ended).length, all },
        received: begun.reduce((sum, { received }) => sum + received, 0),
        expected: expectedBytes(begun, planned),
      };
    },
  };
}

/** Packages whose size nobody has stated yet are counted with the mean of the others. */
function expectedBytes(begun: readonly Download[], planned: PlannedDownloads): number | null {
  if (planned.unsized === 0 && planned.packages > 0 && begun.length <= planned.packages) return planned.bytes;
  const sizes = begun.flatMap(({ size }) => size ?? []);
  const known = sizes.reduce((sum, size) => sum + size, 0);
  if (sizes.length === 0) return null;
  const unknown = Math.max(planned.packages, begun.length) - sizes.length;
  return Math.round(known + (unknown * known) / sizes.length);
}
