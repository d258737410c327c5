import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { plainText } from '../../src/finding/sentence.ts';
import { remedySentence } from '../../src/report/remedy.ts';
import { judge } from '../../src/rules/index.ts';
import { reviewOf } from '../support/fixture-review.ts';

const fixtures = '__fixtures__/rules';
const names = readdirSync(fixtures)
  .filter((name) => !name.endsWith('.json'))
  .flatMap((slug) => [`${slug}/triggers`, `${slug}/nearly`]);

/* What a reader sees of each rule, word for word. After a wanted change, `vitest run test/rules/sentences.test.ts -u` writes the list again. */
describe('the sentences of the rules', () => {
  it.each(names)('about the fixture %s', async (name) => {
    const findings = judge(await reviewOf(join(fixtures, name)));
    const sentences = findings.map(
      ({ severity, rule, path, line, message, fix }) =>
        `${severity} ${rule} ${path}:${line}: ${plainText(message)} | ${remedySentence(fix)}`,
    );
    expect(sentences.join('\n')).toMatchSnapshot();
  });
});
