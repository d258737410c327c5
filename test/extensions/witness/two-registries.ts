import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Installed } from '../../../src/extension.ts';
import { extensions } from '../../../src/extensions/index.ts';
import type { Answer, Fetcher, GetOptions } from '../../../src/http/fetcher.ts';
import { absent, known, type Outcome, unavailable } from '../../../src/outcome.ts';
import { type Review, reviewByPolicy } from '../../../src/review.ts';
import type { ReviewOptions } from '../../../src/run.ts';
import { inMemorySource, type PlantedFiles } from '../../support/in-memory-revision.ts';
import { settings } from '../../support/review-builders.ts';
import { type LockedProvider, lockFileText } from '../../support/signed-registry/lock-file-text.ts';
import { zhOf } from '../../support/signed-registry/provider-package.ts';
import { buildRelease, type PublishOptions, type Release } from '../../support/signed-registry/release.ts';
import { releaseRoutes, type StoredAnswer, versionsAnswer } from '../../support/signed-registry/routes.ts';
import { createSigningKey, type SigningKey } from '../../support/signed-registry/signing-key.ts';

/* The two public registries in memory, with real packages, documents, signatures and keys, and whole reviews between two commits. */

export const [terraform, openTofu] = ['registry.terraform.io', 'registry.opentofu.org'] as const;

export interface TwoRegistries {
  readonly key: SigningKey;
  /** Every request so far. */
  readonly asked: readonly (GetOptions & { readonly url: string })[];
  publish(host: string, options: Partial<PublishOptions>): Promise<Release>;
  /** The answer at this address. */
  stored(url: string): Outcome<Answer>;
  /** Answers requests whose address matches. */
  answer(match: RegExp, answer: () => Promise<Outcome<Answer>> | Outcome<Answer>): void;
  review(options: {
    readonly base?: readonly LockedProvider[];
    readonly head: readonly LockedProvider[];
    /** The policy at the base. */
    readonly policy?: string;
    readonly files?: PlantedFiles;
    /** What the change brings beside the lock file. */
    readonly brought?: PlantedFiles;
    readonly inputs?: Readonly<Record<string, string>>;
    readonly environment?: Readonly<Record<string, string>>;
    readonly flags?: ReviewOptions['flags'];
  }): Promise<Review>;
}

export async function openTwoRegistries(): Promise<TwoRegistries> {
  const key = await createSigningKey({ name: 'Acme' });
  const asked: (GetOptions & { readonly url: string })[] = [];
  const routes = new Map<string, StoredAnswer>();
  const releases: { readonly host: string; readonly release: Release }[] = [];
  const overrides: {
    readonly match: RegExp;
    readonly answer: () => Promise<Outcome<Answer>> | Outcome<Answer>;
  }[] = [];
  for (const host of [terraform, openTofu, 'registry.corp.example'])
    routes.set(
      `https://${host}/.well-known/terraform.json`,
      jsonAnswer({ 'providers.v1': '/v1/providers/' }),
    );

  const stored = (url: string, what = url): Outcome<Answer> => {
    const found = routes.get(url);
    return found === undefined ? absent(what) : known({ url, ...found });
  };
  const get = async (url: string, what: string, maxBytes = Infinity): Promise<Outcome<Answer>> => {
    const override = overrides.findLast(({ match }) => match.test(url));
    const outcome = await (override?.answer() ?? stored(url, what));
    return outcome.kind === 'known' && outcome.value.body.length > maxBytes
      ? unavailable('too-large', 'the answer is too large')
      : outcome;
  };
  const fetcher: Fetcher = {
    get(url, options) {
      asked.push({ url, ...options });
      return get(url, options.what, options.maxBytes);
    },
    async download(url, { what }, use) {
      const answer = await get(url, what);
      if (answer.kind !== 'known') return answer;
      const folder = await mkdtemp(join(tmpdir(), 'two-registries-'));
      const path = join(folder, 'package.zip');
      await writeFile(path, answer.value.body);
      const bytes = answer.value.body.length;
      try {
        return known(await use({ path, bytes, zh: zhOf(answer.value.body) }));
      } finally {
        await rm(folder, { recursive: true });
      }
    },
    traffic: () => ({ requests: asked.length, bytesDownloaded: 0 }),
    close: async () => {},
  };
  const inMemory: Installed = {
    name: 'in memory',
    keep: async () => ({
      keeper: {
        fetcher: () => fetcher,
        fact: (_, ask) => ask(),
        github: (access) => access,
        cache: (cache) => cache,
        hasher: (hasher) => hasher,
        draw: (draw) => draw,
      },
      fields: async () => ({}),
      now: new Date(),
      silent: false,
      conclude: (_, code) => code,
    }),
  };

  return {
    key,
    asked,
    async publish(host, options) {
      const release = await buildRelease(
        { namespace: 'acme', type: 'dns', version: '1.0.0', ...options } as PublishOptions,
        key,
      );
      releases.push({ host, release });
      for (const [path, answer] of releaseRoutes(release)) routes.set(`https://${host}${path}`, answer);
      const { namespace, type } = release;
      const siblings = releases.flatMap((one) =>
        one.host === host && one.release.namespace === namespace && one.release.type === type
          ? [one.release]
          : [],
      );
      routes.set(`https://${host}/v1/providers/${namespace}/${type}/versions`, versionsAnswer(siblings));
      return release;
    },
    stored,
    answer(match, answer) {
      overrides.push({ match, answer });
    },
    review({ base = [], head, policy, files = {}, brought = {}, inputs = {}, environment = {}, flags = {} }) {
      asked.length = 0;
      const before: PlantedFiles = {
        ...files,
        ...(policy === undefined ? {} : { '.github/lockproof.yml': policy }),
      };
      const lockFile = '.terraform.lock.hcl';
      const withBase = base.length === 0 ? before : { ...before, [lockFile]: lockFileText(...base) };
      const source = inMemorySource(withBase, { [lockFile]: lockFileText(...head), ...brought });
      return reviewByPolicy({
        source: {
          async read(selection) {
            const snapshot = await source.read(selection);
            const all = { base: withBase, trusted: withBase, head: { ...withBase, ...brought } };
            return {
              ...snapshot,
              async readFile(path, side) {
                const planted = all[side][path];
                return typeof planted === 'string'
                  ? { kind: 'file', bytes: Buffer.from(planted) }
                  : { kind: 'missing' };
              },
            };
          },
        },
        settings: settings(inputs),
        extensions: [inMemory, ...extensions],
        environment,
        flags,
      });
    },
  };
}

export function jsonAnswer(value: unknown): StoredAnswer {
  return { contentType: 'application/json', body: Buffer.from(JSON.stringify(value)) };
}

/** The entry that `init` writes for a release: every zh of the document. */
export function entryOf(
  host: string,
  { namespace, type, version, packages, manifest }: Release,
): LockedProvider {
  const hashes = [...packages.map(({ zh }) => zh), ...(manifest === null ? [] : [manifest.zh])];
  return { address: `${host}/${namespace}/${type}`, version, hashes };
}
