// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the templates are HCL's.

import { parseHcl } from '../../src/hcl/parse.ts';
import { Positions } from '../../src/hcl/text.ts';
import { readLiteral } from '../../src/lockfile/literal-reader.ts';
import { isPrintable, printLockFile } from '../../src/lockfile/lock-file.ts';
import { disagreement, readLockFile } from '../../src/lockfile/read.ts';
import { fixtures } from '../fixtures.ts';
import { lockFileTokens } from '../lock-file-tokens.ts';
import { mustEqual, mustHold, type Target } from '../target.ts';
import { isTerraformHere, selectionsOfTerraform } from '../terraform.ts';

/** The reader of every layout, against HashiCorp's parser, and on a few inputs against Terraform itself. */
export const literalReader: Target = {
  name: 'literal-reader',
  seeds: () => [...fixtures('rules/*/*/*.lock.hcl'), ...odd.map((text) => Buffer.from(text))],
  tokens: lockFileTokens,
  mostBytes: 4 * 1024,
  mostTime: 300,
  covers: ['/src/hcl/', '/src/lockfile/'],
  run(input) {
    const text = Buffer.from(input).toString();
    holdsOf(input);
    const reading = parseHcl(text);
    if (reading.kind === 'refused') return;
    const { lockFile, problems } = readLiteral(reading.body, new Positions(text));
    if (problems.some(({ severity }) => severity === 'error')) return;
    mustEqual(disagreement(lockFile, reading.value), null, "HashiCorp's parser reads the same");
    // Terraform writes other values as escapes, which Lockproof does not read.
    if (!lockFile.providers.every(({ hashes, constraints }) => [...hashes, constraints ?? ''].every(isPlain)))
      return;
    const printed = readLockFile(printLockFile(lockFile));
    mustEqual(printed.problems, [], 'a printed file has no problems');
    mustHold(printed.canonical, 'a printed file is canonical');
  },
  referee: {
    name: 'terraform',
    most: 40,
    present: isTerraformHere,
    judge(input) {
      const { lockFile, problems } = readLockFile(input);
      // With a warning, about a module block, the command tells no selections.
      if (lockFile === null || problems.length > 0) return;
      mustEqual(
        lockFile.providers.map(({ address, version }) => `${address} ${version}`).sort(),
        Object.entries(selectionsOfTerraform(input))
          .map(([address, version]) => `${address} ${version}`)
          .sort(),
        'Terraform selects the same versions',
      );
    },
  },
};

function isPlain(text: string): boolean {
  return isPrintable(text) && !/["\\]|[$%]\{/.test(text);
}

/** A reading of any bytes: values or errors, and a place in the text for each problem. */
function holdsOf(bytes: Uint8Array): void {
  const { lockFile, problems, canonical } = readLockFile(bytes);
  const failed = problems.some(({ severity }) => severity === 'error');
  mustHold(lockFile !== null || failed, 'there are values or errors');
  mustHold(!canonical || problems.length === 0, 'a canonical file has no problems');
  for (const { line, column } of problems)
    mustHold(line >= 1 && column >= 1 && line <= bytes.length + 1, 'each problem has a place in the text');
  for (const { hashes, lines } of lockFile?.providers ?? [])
    mustHold(hashes.length === lines.hashes.length, 'each hash has a line');
}

const zh = `zh:${'0f'.repeat(32)}`;

const odd: readonly string[] = [
  `provider "a.b/c/d" { version = "1.0.0" }\r\nmodule "m" {\n  x = [1, true, null]\n  y {}\n}\n`,
  `/* c */ provider "a.b/c/d" { # x\n version = "1.0.0" // y\n hashes = ["${zh}", "a:b", ]\n}`,
  'provider a "b" {\n version = <<-EOT\n  1\n  EOT\n constraints = "${"}"}"\n hashes = [for x in y : x]\n}\n',
  `\ufeffprovider "a.b/c/d" {\nversion="1.0.0"\nhashes=[\n"${zh}"\n,\n]}\n`,
];
