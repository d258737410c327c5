import type { PhaseLog } from '../publish/phase-log.ts';
import { printAnnotations } from '../publish/runner.ts';
import { byteWords, counted } from '../report/numbers.ts';
import type { Source } from '../source/source.ts';

/** A source that logs what it has read, and annotates the gaps of the comparison (T73). */
export function loggedSource(source: Source, log: PhaseLog): Source {
  return {
    async read(selection) {
      log.begin('Reading the two revisions');
      const snapshot = await source.read(selection);
      const { base, head, files, gaps = [] } = snapshot;
      printAnnotations(gaps.map((message) => ({ level: 'notice', message })));
      if (files.length === 0) return snapshot;
      const contents = files.flatMap((file) => [file.base, file.head]);
      const bytes = byteWords(
        contents.reduce((sum, content) => (content.kind === 'file' ? sum + content.bytes.length : sum), 0),
      );
      const where =
        base === null ? `at ${head}, ${bytes}` : `between ${base} and ${head}, ${bytes} on both sides`;
      log.say(`${counted(files.length, 'lock file', 'lock files')} to review ${where}`);
      return snapshot;
    },
  };
}
