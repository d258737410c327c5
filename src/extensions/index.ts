import type { Extension, Installed, Slots } from '../extension.ts';
import type { Setting } from '../policy/kind.ts';
import { coreSettings } from '../policy/settings.ts';
import { rulesWith } from '../rules/index.ts';
import type { Rule } from '../rules/rule.ts';
import { advisories } from './advisories/index.ts';
import { cache, openCache } from './cache/index.ts';
import { completion } from './completion/index.ts';
import { configuration, readAround } from './configuration/index.ts';
import { conversation, talk } from './conversation/index.ts';
import { formats } from './formats/index.ts';
import { history } from './history/index.ts';
import { inventory } from './inventory/index.ts';
import { lookalike } from './lookalike/index.ts';
import { mirrors } from './mirrors/index.ts';
import { notes } from './notes/index.ts';
import { keepEvidence, offline } from './offline/index.ts';
import { origins } from './origins/index.ts';
import { followRun, progress } from './progress/index.ts';
import { provenance } from './provenance/index.ts';
import { receipts } from './receipts/index.ts';
import { shards, shareRun } from './shards/index.ts';
import { keysOfOther, witness } from './witness/index.ts';

/** What only one extension does. A second one is a wrong type, because an object has each name once. */
const slots: Partial<Slots> = {
  keep: keepEvidence,
  modules: readAround,
  share: shareRun,
  follow: followRun,
  cache: openCache,
  keys: keysOfOther,
  conversation: talk,
};

const all: readonly Extension[] = [
  configuration,
  mirrors,
  cache,
  history,
  origins,
  witness,
  advisories,
  notes,
  provenance,
  lookalike,
  completion,
  offline,
  progress,
  shards,
  formats,
  receipts,
  inventory,
  conversation,
];

/** Every extension that exists. Only the entries and the library import this list. */
export const extensions: readonly Installed[] = [...all, { name: 'slots', ...slots }];

export const rules: readonly Rule[] = rulesWith(extensions.flatMap((each) => each.rules ?? []));

export const allSettings: readonly Setting[] = [
  ...coreSettings,
  ...extensions.flatMap(({ settings = [] }) => settings),
];
