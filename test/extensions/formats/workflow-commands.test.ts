import { describe, expect, it } from 'vitest';
import { renderWorkflowCommands } from '../../../src/extensions/formats/workflow-commands.ts';
import { hostile, reviews } from '../../support/example-reviews.ts';
import { report, subject } from '../../support/review-builders.ts';

describe('annotations as workflow commands', () => {
  it('are one line for each finding, and the headline', () => {
    const made = reviews['one-planted-hash']?.() ?? report(subject([]));
    expect(renderWorkflowCommands(made).split('\n')).toEqual([
      expect.stringMatching(
        /^::error title=Lockproof%3A unproven-hash,file=envs\/prod\/\.terraform\.lock\.hcl,line=\d+::zh:7fd4430d7783… is in no signed checksum file /,
      ),
      made.headline,
      '',
    ]);
  });

  it.each(['::error::x', 'a\r\n::error::x', '%0A::stop-commands::x', 'a,line=1::b', '\u001b[31m'])(
    'never let %j end a command or begin one',
    (text) => {
      const lines = renderWorkflowCommands(hostile(text)).trimEnd().split('\n');
      const commands = lines.slice(0, -1);
      for (const line of commands)
        expect(line).toMatch(/^::(?:error|warning|notice) title=[^,:\r]*,file=[^,:\r]*,line=\d+::[^\r]*$/);
      expect(lines.at(-1)).not.toMatch(/^::/);
    },
  );
});
