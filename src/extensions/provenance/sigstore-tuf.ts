import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Updater } from 'tuf-js';
import { DownloadHTTPError } from 'tuf-js/dist/error.js';
import type { Fetcher } from '../../http/fetcher.ts';
import { known, type Outcome, type Unavailable, unavailable } from '../../outcome.ts';
import shippedTufRoot from './tuf-root.json' with { type: 'json' };

/* The only file that knows TUF, The Update Framework. It is loaded where newer keys are wanted. */

/** Sigstore's public instance, with the signed `root.json` with which trust begins. */
const publicInstance = {
  url: 'https://tuf-repo-cdn.sigstore.dev',
  firstRoot: JSON.stringify(shippedTufRoot),
};

const target = 'trusted_root.json';
const largestTarget = 1024 * 1024;
/** Sigstore makes a new root a few times a year. */
const mostNewRoots = 64;

/** Fetches the trusted root and verifies it as TUF's client workflow says (T87). Nothing is kept between runs, so an older timestamp is refused only once it has expired; Sigstore's expire within a week. @returns `malformed-answer` if the answer is not verified */
export async function fetchTrustedRoot(
  fetcher: Pick<Fetcher, 'get'>,
  { url, firstRoot } = publicInstance,
): Promise<Outcome<string>> {
  const folder = await mkdtemp(join(tmpdir(), 'lockproof-tuf-'));
  const { host } = new URL(url);
  const asked = askedThrough(fetcher, folder);
  try {
    await writeFile(join(folder, 'root.json'), firstRoot);
    const updater = new Updater({
      metadataDir: folder,
      metadataBaseUrl: url,
      targetDir: folder,
      targetBaseUrl: `${url.replace(/\/+$/, '')}/targets`,
      fetcher: asked,
      config: { maxRootRotations: mostNewRoots },
    });
    const info = await updater.getTargetInfo(target);
    if (info === undefined) return unavailable('malformed-answer', `${host} has no ${target}`);
    if (info.length > largestTarget)
      return unavailable('too-large', `${target} of ${host} is larger than 1 MiB`);
    const text = await readFile(await updater.downloadTarget(info), 'utf8');
    const { openVerifier } = await import('./sigstore.ts');
    openVerifier([JSON.parse(text) as object]);
    return known(text);
  } catch (error) {
    return asked.unanswered() ?? unavailable('malformed-answer', `${host}: ${faultOf(error)}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** TUF's client with our way to the network: its bounds, its proxies and its refusal of private addresses. */
function askedThrough(fetcher: Pick<Fetcher, 'get'>, folder: string) {
  let unanswered: Unavailable | null = null;
  const bytes = async (url: string, maxBytes: number): Promise<Buffer> => {
    const answer = await fetcher.get(url, {
      maxBytes,
      what: `the file ${new URL(url).pathname}`,
      brief: true,
    });
    if (answer.kind === 'known') return Buffer.from(answer.value.body);
    // The newest root is known by the absence of the next. Object storage says 403 of what it does not have.
    if (answer.kind === 'absent') throw new DownloadHTTPError('absent', 404);
    if (answer.status === 403) throw new DownloadHTTPError('absent', 403);
    unanswered = answer;
    throw new Error(answer.cause);
  };
  return {
    unanswered: () => unanswered,
    downloadBytes: bytes,
    async downloadFile<T>(url: string, maxBytes: number, use: (file: string) => Promise<T>): Promise<T> {
      const file = join(folder, 'downloaded');
      await writeFile(file, await bytes(url, maxBytes));
      return use(file);
    },
  };
}

function faultOf(error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  if (/expired/i.test(message)) return 'its signed lists have expired';
  if (error instanceof DownloadHTTPError) return 'a file that its signed lists name is missing';
  return 'what it answered is not signed by the keys that count, or contradicts itself';
}
