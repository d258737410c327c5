import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { record, recording } from '../../scripts/recording.ts';
import { hasPseudoTerminal, noPseudoTerminal } from '../support/pseudo-terminal.ts';

if (!hasPseudoTerminal) console.log(`*** ${noPseudoTerminal} ***`);

it.skipIf(!hasPseudoTerminal)(
  'the recording of the README is what the program shows; `npm run recording` renews it',
  async () => {
    expect(await record()).toBe(readFileSync(recording, 'utf8'));
  },
);
