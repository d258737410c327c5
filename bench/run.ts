import { benchCost } from './cost.ts';
import { benchEveryPlatform } from './every-platform.ts';
import { benchHostileLoad } from './hostile-load.ts';
import { benchLock } from './lock.ts';
import { benchManyFiles } from './many-files.ts';
import { benchManyRoots } from './many-roots.ts';
import { benchPackages } from './packages.ts';
import { benchReader } from './reader.ts';
import { benchWitness } from './witness.ts';
import { benchZhOnly } from './zh-only.ts';

/** `npm run bench [name…] [-- --rounds=N] [-- --inflated=MB] [-- --scene=TEXT]`: measurements for people, never a test. Build first, because they run `dist/`. */
const benches: Readonly<Record<string, (rounds: number, inflated: number, scene: string) => Promise<void>>> =
  {
    reader: benchReader,
    'zh-only': benchZhOnly,
    'many-files': benchManyFiles,
    'many-roots': benchManyRoots,
    packages: benchPackages,
    'every-platform': benchEveryPlatform,
    lock: benchLock,
    'hostile-load': benchHostileLoad,
    witness: benchWitness,
    cost: benchCost,
  };

const args = process.argv.slice(2);
const option = (name: string): string | undefined =>
  args.find((arg) => arg.startsWith(`--${name}=`))?.slice(`--${name}=`.length);
const rounds = Number(option('rounds') ?? 3);
/** For a quick try of `every-platform` and `lock`: the size of its programs in MB. */
const inflated = Number(option('inflated') ?? 540);
/** Only the scenes of `every-platform` and `hostile-load` whose name has this text. */
const scene = option('scene') ?? '';
const names = args.filter((arg) => !arg.startsWith('--'));
const unknown = names.filter((name) => !(name in benches));
if (unknown.length > 0 || !(rounds >= 1) || !(inflated > 0)) {
  console.error(
    `Known names: ${Object.keys(benches).join(', ')}. Known options: --rounds=N, --inflated=MB, --scene=TEXT.`,
  );
  process.exitCode = 2;
} else {
  for (const [name, bench] of Object.entries(benches)) {
    if (names.length === 0 || names.includes(name)) await bench(rounds, inflated * 1e6, scene);
  }
}
