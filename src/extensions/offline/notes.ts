import type { PackageHashes } from '../../evidence/package-hashes.ts';
import { toolVersion } from '../../tool.ts';
import { type EvidenceIndex, evidenceSchema, type KeptDownload, type KeptQuestion } from './index-file.ts';

/** What a run has learnt so far. Each fact is noted once, however often the run meets it. */
export interface Notes {
  question(question: KeptQuestion): void;
  package(hashes: PackageHashes): void;
  /** The hashes of this package come from an earlier run. */
  fromCache(zh: string): void;
  download(download: KeptDownload): void;
  draw(draw: EvidenceIndex['draws'][number]): void;
  size(zh: string, bytes: number): void;
  downloaded(bytes: number): void;
  index(recordedAt: string): EvidenceIndex;
}

export function openNotes(): Notes {
  // Two different answers to one question are two facts, and both are kept.
  const questions = new Map<string, KeptQuestion>();
  const packages = new Map<string, PackageHashes>();
  const cached = new Set<string>();
  const downloads = new Map<string, KeptDownload>();
  const draws = new Map<string, EvidenceIndex['draws'][number]>();
  const sizes = new Map<string, number>();
  let bytesDownloaded = 0;
  return {
    question: (question) => void questions.set(JSON.stringify([question.url, question.answer]), question),
    package: (hashes) => void packages.set(hashes.zh, hashes),
    fromCache: (zh) => void cached.add(zh),
    download: (download) => void downloads.set(JSON.stringify(download), download),
    draw: (draw) => void draws.set(draw.release, draw),
    size: (zh, bytes) => void sizes.set(zh, bytes),
    downloaded: (bytes) => {
      bytesDownloaded = bytes;
    },
    index: (recordedAt) => ({
      schema: evidenceSchema,
      tool: { name: 'lockproof', version: toolVersion },
      recordedAt,
      questions: [...questions.values()],
      packages: [...packages.values()].map(({ zh, archive, directory }) => ({
        zh,
        archive,
        directory,
        ...(cached.has(zh) ? { fromCache: true as const } : {}),
      })),
      downloads: [...downloads.values()],
      draws: [...draws.values()],
      sizes: [...sizes].map(([zh, bytes]) => ({ zh, bytes })),
      bytesDownloaded,
    }),
  };
}
