import { parseHcl } from '../../src/hcl/parse.ts';
import { Positions } from '../../src/hcl/text.ts';
import { readCanonical } from '../../src/lockfile/canonical-reader.ts';
import { readLiteral } from '../../src/lockfile/literal-reader.ts';
import { printLockFile } from '../../src/lockfile/lock-file.ts';
import { disagreement, readLockFile } from '../../src/lockfile/read.ts';
import { fixtures } from '../fixtures.ts';
import { lockFileTokens } from '../lock-file-tokens.ts';
import { mustEqual, mustHold, type Target } from '../target.ts';

/** The reader of the tools' own layout. HCL is asked about every text that it accepts. */
export const canonicalReader: Target = {
  name: 'canonical-reader',
  seeds: () => fixtures('rules/*/*/*.lock.hcl'),
  tokens: lockFileTokens,
  mostBytes: 16 * 1024,
  mostTime: 300,
  covers: ['/src/lockfile/', '/src/address/', '/src/version/'],
  run(input) {
    const text = Buffer.from(input).toString();
    const reading = readCanonical(text);
    if (reading === null) return;
    const { lockFile, canonical } = reading;
    const lines = text.split('\n');
    for (const provider of lockFile.providers) {
      const at = (line: number | null) => (line === null ? '' : (lines[line - 1] ?? ''));
      const { block, version, constraints, hashes, hashesArgument } = provider.lines;
      mustHold(at(block).includes(`"${provider.address}"`), 'the line of a block names its provider');
      mustHold(at(version).includes(`"${provider.version}"`), 'the line of a version has the version');
      mustHold(
        provider.constraints === null || at(constraints).includes(`"${provider.constraints}"`),
        'the line of the constraints has them',
      );
      mustHold((hashesArgument === null) === (hashes.length === 0), 'hashes have the line of their argument');
      mustEqual(
        hashes.map(at),
        provider.hashes.map((hash) => `    "${hash}",`),
        'each hash has its line',
      );
    }
    if (canonical) mustEqual(printLockFile(lockFile), text, 'a canonical file is printed as it was read');
    const again = readLockFile(printLockFile(lockFile));
    mustHold(again.canonical && again.problems.length === 0, 'a printed file is canonical');
    const theirs = parseHcl(text);
    // Signs in a text count like nested expressions, and so many are not given to the parser; the canonical reader needs it for nothing.
    if (theirs.kind === 'refused') return mustHold(theirs.reason.includes('nested more than'), theirs.reason);
    const literal = readLiteral(theirs.body, new Positions(text));
    mustEqual(literal.problems, [], 'the reader of every layout finds no fault in it');
    mustEqual(literal.lockFile.providers, lockFile.providers, 'both readers read the same');
    mustEqual(disagreement(lockFile, theirs.value), null, "HashiCorp's parser reads the same");
  },
};
