import { tally } from './hash-tally.ts';
import { counted, listed } from './number-words.ts';
import type { ReportedChange } from './report.ts';

/** One sentence for a change that looks alarming in a diff and is not; `null` where there is nothing to calm. */
export function noiseWords({ kinds, hashes }: ReportedChange): string | null {
  if (kinds.length === 1 && kinds[0] === 'format-only')
    return 'only the layout changed; every value is the same.';
  const added = hashes.filter(({ status }) => status === 'added');
  const others = hashes.some(({ status }) => status === 'removed');
  const atHead = tally(hashes.filter(({ status }) => status !== 'removed'));
  if (kinds.length !== 1 || kinds[0] !== 'hashes-added' || others || atHead.proven < atHead.total)
    return null;
  const platforms = added.flatMap(({ platform, proof }) =>
    proof === 'computed' && platform !== null ? [platform] : [],
  );
  if (platforms.length === added.length) return platformNoise([...new Set(platforms)]);
  return `only hashes were added (${counted(added.length, 'line', 'lines')}), and the signed release has all of them.`;
}

function platformNoise(platforms: readonly string[]): string {
  const sentence = `only h1 for ${listed(platforms, 4)} was added; same signed release as before`;
  const [platform] = platforms;
  const machine = platforms.length === 1 ? machines.get(platform?.split('_', 1)[0] ?? '') : undefined;
  return machine === undefined ? `${sentence}.` : `${sentence}, so somebody ran init on ${machine}.`;
}

const machines: ReadonlyMap<string, string> = new Map([
  ['darwin', 'a Mac'],
  ['linux', 'Linux'],
  ['windows', 'Windows'],
]);
