import type { PhaseLog } from '../publish/phase-log.ts';
import { printAnnotations } from '../publish/runner.ts';
import { byteWords, counted } from '../report/numbers.ts';
import type { Source } from '../source/source.ts';

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
