import { hostOf, terraformRegistry } from '../../address/address.ts';
import { hashicorp, publisherOf } from '../../address/publishers.ts';
import { repositoryOf } from '../../evidence/evidence.ts';
import { evidenceKey } from '../../evidence/plan.ts';
import type { EvidenceStep } from '../../evidence/step.ts';
import type { Extension } from '../../extension.ts';
import { setting, truth } from '../../policy/kind.ts';
import { valueIn } from '../../policy/settings.ts';
import type { ReleaseSource } from '../../registry/release-source.ts';
import { inTurns } from '../../semaphore.ts';
import { breakingChange } from './breaking-change.ts';
import { majorUpgrade } from './major-upgrade.ts';
import { notesFor } from './named.ts';
import type { PublishedNotes } from './note.ts';
import { publishedNotes } from './published.ts';
import { notesFields } from './reported.ts';
import { type Upgrade, upgradesIn } from './upgrade.ts';
import { notesBelow, notesLines } from './words.ts';

declare module '../../evidence/evidence.ts' {
  interface VersionEvidence {
    /** About this version and those before it; `null` if it could not be read, left out if nobody was asked. */
    readonly notes?: PublishedNotes | null;
    /** The pages of documentation that the registry lists, with the service that each is about. */
    readonly pages?: ReadonlyMap<string, string>;
  }
}

const wanted = setting('release-notes', {
  kind: truth,
  standard: true,
  says: 'Show the release notes that name what the configuration declares: `true` or `false`. On a command line, this needs GITHUB_TOKEN or GH_TOKEN.',
  more: '`breaking-change` reports those that announce a breaking change. On GitHub Enterprise Server, they are not read.',
  places: ['input', 'flag', 'policy'],
});

/** Nobody reads the notes of more upgrades at once, or looks up that the types of more are documented. */
const mostUpgrades = 20;
const mostDocumented = 10;
const recordsAtATime = 2;

/** Tells reviewers what publishers say about what the repository uses. */
export const notes: Extension = {
  name: 'notes',
  settings: [wanted],
  rules: [breakingChange, majorUpgrade],
  fields: notesFields,
  change(reviewed, _now, files) {
    const notes = notesFor(reviewed, files);
    return reviewed.evidence?.notes === null ? { notes, notesUnread: true } : { notes };
  },
  row: notesLines,
  below: notesBelow,
  open({ settings, github }) {
    if (github === undefined || !valueIn(settings, wanted)) return {};
    return {
      steps(changes, { all }) {
        const whole = [...upgradesIn(all).keys()].slice(0, mostUpgrades);
        const own = [...upgradesIn(changes)].filter(([key]) => whole.includes(key));
        const step: EvidenceStep = {
          async beside({ registry }) {
            const versions = (whole.length > mostDocumented ? [] : own)
              .filter(([, { address }]) => hostOf(address) === terraformRegistry)
              .flatMap(([, { address, from, to }]) => [from, to].map((version) => ({ address, version })));
            const asked = inTurns(versions, recordsAtATime, async ({ address, version }) => {
              const record = await registry.releaseRecord(address, version, { brief: true });
              const { pages } = record.kind === 'known' ? record.value : {};
              return [evidenceKey(address, version), pages === undefined ? {} : { pages }] as const;
            });
            return new Map(await asked);
          },
          async all(evidence) {
            const asked = own.flatMap(([key, upgrade]) => {
              const one = evidence.get(key);
              const source = (one && repositoryOf(one)) ?? repositoryByName(upgrade);
              return source?.forge === 'github.com' ? [{ key, source, ...upgrade }] : [];
            });
            const found = await publishedNotes(asked, github, whole.length);
            return new Map(asked.map(({ key }, index) => [key, { notes: found[index] ?? null }]));
          },
        };
        return own.length === 0 ? [] : [step];
      },
    };
  },
};

/** HashiCorp's repositories are known without an answer. */
function repositoryByName({ address }: Upgrade): ReleaseSource | null {
  const repository = `hashicorp/terraform-provider-${address.split('/').at(-1)}`;
  return publisherOf(address) === hashicorp ? { forge: 'github.com', repository, tagPrefix: 'v' } : null;
}
