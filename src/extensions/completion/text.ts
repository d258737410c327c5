import type { Finding } from '../../finding/finding.ts';
import { counted, listed, plainText, releaseName, shortHash } from '../../finding/sentence.ts';
import { hashSchemes, isOfFiles, otherSchemeIgnored, schemeOf } from '../../hash.ts';
import { terminalText } from '../../report/escape.ts';
import { acceptancesOf, remedyOf } from '../../report/remedy.ts';
import type { LockedHash } from '../../subject/subject.ts';
import { faultOf } from '../../subject/worth.ts';
import type { Obstacle } from './offer.ts';
import type { EntryPlan, FilePlan } from './plan.ts';
import { changesOf, type LockResult, lockExitCode } from './result.ts';

const mostNamed = 3;
const mostFindings = 20;
const mostPlatforms = 5;

/** The verdict, then one line for each file that changes, each hash that goes, and each next step. */
export function renderLock(result: LockResult): string {
  const lines = [
    headline(result),
    ...result.plans.flatMap((plan) => fileLines(plan, result)),
    ...missedLines(result),
    ...obstacleLines(result),
    ...result.refused.map(({ path, reason }) => `${path}: not written: ${reason}`),
    ...findingLines(result),
  ];
  return `${lines.map(terminalText).join('\n')}\n`;
}

function headline(result: LockResult): string {
  const { refused, remaining } = result;
  const parts: string[] = [];
  const left = leftOf(result.plans).length;
  if (left > 0) parts.push(left === 1 ? '1 entry is left as it is' : `${left} entries are left as they are`);
  if (refused.length > 0) parts.push(`${counted(refused.length, 'file was', 'files were')} not written`);
  const wrong = remaining.filter(({ open }) => !open).length;
  if (wrong > 0) parts.push(`${counted(wrong, 'problem remains', 'problems remain')}`);
  const code = lockExitCode(result);
  const incomplete = code === 3 || result.left.verdict === 'incomplete';
  if (incomplete && refused.length === 0) parts.push('not everything could be checked');
  if (result.warnings > 0)
    parts.push(`${counted(result.warnings, 'warning', 'warnings')}: see \`lockproof verify\``);
  const { verdict, accepted } = result.left;
  if (verdict === 'verified' && accepted !== null) parts.push(accepted);
  const sign = signOf(code, result);
  const changed = changeWords(result);
  // Behind a cross the first words are the problem.
  const isAside = sign === '❌' && changesOf(result.plans).length === 0;
  return `${sign} Lockproof: ${(isAside ? [...parts, changed] : [changed, ...parts]).join('; ')}`;
}

/** Never better than `lockproof verify`, and never green over a package that may not be the locked one. */
function signOf(code: 0 | 1 | 3, { left, plans }: LockResult): string {
  if (code === 1 || left.sign === '❌') return '❌';
  const entries = plans.flatMap((plan) => plan.entries);
  const isOpen = entries.some(
    ({ added, since, obstacle }) =>
      obstacle !== null || since.length > 0 || added.some(({ isProven }) => !isProven),
  );
  return code === 3 || left.sign === '⚠️' || isOpen ? '⚠️' : '✅';
}

function changeWords({ plans, check }: LockResult): string {
  const entries = changesOf(plans).map(({ entry }) => entry);
  const all = entries.flatMap((one) => one.added);
  const added = all.length;
  const kind = all.every(({ isProven }) => isProven) ? 'proven ' : '';
  const removed = entries.reduce((sum, one) => sum + one.removed.length, 0);
  const read = counted(plans.length, 'lock file', 'lock files');
  const changed = plans.filter(({ text }) => text !== null).length;
  const files = changed === plans.length ? read : `${changed} of ${read}`;
  const gone = counted(removed, 'wrong hash', 'wrong hashes');
  if (added + removed === 0) {
    if (plans.length === 0) return 'nothing was read';
    const isWhole = plans.every((plan) => plan.entries.every(({ missed }) => missed.length === 0));
    return isWhole && leftOf(plans).length === 0
      ? `nothing is missing from ${read}`
      : `nothing was added to ${read}`;
  }
  const [lacks, would] = check
    ? [`${counted(added, `${kind}hash is`, `${kind}hashes are`)} missing`, `${gone} would be removed`]
    : [`added ${counted(added, `${kind}hash`, `${kind}hashes`)}`, `removed ${gone}`];
  const words = [...(added === 0 ? [] : [lacks]), ...(removed === 0 ? [] : [would])];
  return `${words.join(' and ')} in ${files}`;
}

/** `a/.terraform.lock.hcl: added 3 zh and 2 h1 for hashicorp/null 3.2.4 (linux_amd64)`, then removals. */
function fileLines(plan: FilePlan, { check }: LockResult): readonly string[] {
  const { path, entries } = plan;
  const growing = entries.filter(({ added }) => added.length > 0);
  const shown =
    growing.length > mostNamed
      ? [`${schemeWords(growing)} for ${growing.length} providers${platformWords(growing)}`]
      : growing.map((entry) => {
          const word = entry.added.every(({ isProven }) => isProven) ? '' : ', without a signature';
          return `${schemeWords([entry])} for ${releaseName(entry.lock)}${platformWords([entry])}${word}`;
        });
  const what = [
    ...(shown.length === 0 ? [] : [`${check ? 'lacks' : 'added'} ${shown.join('; ')}`]),
    ...(plan.relaid
      ? [`${check ? 'would be' : 'was'} rewritten in Terraform's layout, without its comments`]
      : []),
  ];
  return [
    ...(what.length === 0 ? [] : [`${path}: ${what.join('; ')}`]),
    ...entries.flatMap(({ lock, removed }) =>
      removed.map(
        (hash) =>
          `${path}:${hash.line}: ${check ? 'would remove' : 'removed'} ${shortHash(hash.hash)} of ${releaseName(lock)}: ${reasonAgainst(hash)}`,
      ),
    ),
    ...entries.flatMap(({ lock, since }) =>
      since.length === 0
        ? []
        : [
            `${path}: the release of ${releaseName(lock)} lists packages for ${listed(since, mostPlatforms)} that were not in this entry beside the others: they were published later, or put in place of the locked ones; ask its publisher which`,
          ],
    ),
    ...(plan.withoutPlatform
      ? [`${path}: no h1 was looked for because no platform is known; name one with --platform`]
      : []),
  ];
}

/** `3 zh and 2 h1` */
function schemeWords(entries: readonly EntryPlan[]): string {
  const added = entries.flatMap((entry) => entry.added.map(({ hash }) => hash));
  const words = hashSchemes.toReversed().flatMap((scheme) => {
    const count = added.filter((hash) => schemeOf(hash) === scheme).length;
    return count === 0 ? [] : [`${count} ${scheme}`];
  });
  return words.join(' and ');
}

/** The platforms of the h1, because every zh of a release is added. */
function platformWords(entries: readonly EntryPlan[]): string {
  const h1 = entries.flatMap((entry) => entry.added.filter(({ hash }) => isOfFiles(hash)));
  const platforms = [...new Set(h1.flatMap(({ platform }) => platform ?? []))];
  return platforms.length === 0 ? '' : ` (${listed(platforms, mostPlatforms)})`;
}

function reasonAgainst({ worth }: LockedHash): string {
  const fault = faultOf(worth);
  if (fault?.kind === 'ignored') return otherSchemeIgnored;
  if (fault?.kind === 'malformed' || fault?.kind === 'unsupported') return fault.reason;
  return fault?.kind === 'foreign' ? `it is a hash of ${releaseName(fault.origin)}` : 'it is not proven';
}

function missedLines({ plans }: LockResult): readonly string[] {
  const missed = plans.flatMap(({ entries }) =>
    entries.flatMap(({ lock, missed }) => missed.map((one) => ({ ...one, release: releaseName(lock) }))),
  );
  // The line about an obstacle says it for an entry that is left alone.
  const told = missed.filter(({ kind }) => kind !== 'left');
  return [...Map.groupBy(told, ({ platform, reason }) => `${platform} ${reason}`).values()].map((same) => {
    const releases = [...new Set(same.map(({ release }) => release))];
    return `no h1 for ${same[0]?.platform} of ${listed(releases, mostNamed)}: ${same[0]?.reason}`;
  });
}

function leftOf(plans: readonly FilePlan[]): readonly (Obstacle & Pick<EntryPlan, 'lock'>)[] {
  return plans.flatMap(({ entries }) =>
    entries.flatMap(({ lock, obstacle }) => (obstacle === null ? [] : [{ lock, ...obstacle }])),
  );
}

function obstacleLines({ plans }: LockResult): readonly string[] {
  return [...Map.groupBy(leftOf(plans), ({ reason }) => reason)].map(([reason, same]) => {
    const names = [...new Set(same.map(({ lock }) => releaseName(lock)))];
    return `${listed(names, mostNamed)} ${names.length === 1 ? 'is left as it is' : 'are left as they are'}: ${reason}`;
  });
}

function findingLines({ remaining, plans }: LockResult): readonly string[] {
  const more = Math.max(0, remaining.length - mostFindings);
  const shown = remaining.slice(0, mostFindings);
  return [
    ...shown.flatMap((finding) => {
      const [next, ...copied] = nextStep(finding, plans);
      const said = `${finding.path}:${finding.line}: ${finding.rule}: ${plainText(finding.message)} ${next}`;
      return [said, ...copied.map((line) => `    ${line}`)];
    }),
    ...acceptancesOf(shown).flatMap(({ words, lines }) => [words, ...lines.map((line) => `    ${line}`)]),
    ...(more === 0 ? [] : [`and ${more} more: run \`lockproof verify\``]),
  ];
}

function nextStep({ path, provider, hash, fix }: Finding, plans: readonly FilePlan[]): readonly string[] {
  const entry = plans
    .find((plan) => plan.path === path)
    ?.entries.find(({ lock }) => lock.address === provider);
  // To delete the line would let the packages of today's release pass.
  if (hash !== null && entry?.obstacle?.suspect === true)
    return ['Keep it until you have looked at the release.'];
  const isRemovable = entry?.removable.some((one) => one.hash === hash) ?? false;
  const { prose, commands } = remedyOf(fix);
  return isRemovable ? ['Run again with --prune to remove it.'] : [prose, ...commands];
}
