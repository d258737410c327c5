import type { Draw } from '../../src/evidence/announced-h1.ts';
import type { PackageHashCache } from '../../src/evidence/cache.ts';
import type { Evidence, HashProof, VersionEvidence } from '../../src/evidence/evidence.ts';
import { gatherEvidence } from '../../src/evidence/gather.ts';
import type { EvidenceKeeper } from '../../src/evidence/keeper.ts';
import type { Progress } from '../../src/evidence/plan.ts';
import { type EvidenceRequest, evidenceKey } from '../../src/evidence/plan.ts';
import type { EvidenceStep } from '../../src/evidence/step.ts';
import { asksMirrors } from '../../src/extensions/mirrors/ask-mirrors.ts';
import { openMirrors } from '../../src/extensions/mirrors/index.ts';
import {
  installsDirectly,
  type ProviderInstallation,
} from '../../src/extensions/mirrors/provider-installation.ts';
import { namesOrigins } from '../../src/extensions/origins/index.ts';
import type { Fetcher } from '../../src/http/fetcher.ts';
import { createFetcher } from '../../src/http/guarded-fetcher.ts';
import { createRegistry } from '../../src/registry/client.ts';
import type { Registry } from '../../src/registry/registry.ts';
import type { RegistryHost } from '../../src/registry/trusted-hosts.ts';
import type { SignedRegistry } from '../support/signed-registry/signed-registry.ts';

export type WantedVersion = Pick<EvidenceRequest, 'address' | 'version' | 'hashes'> &
  Partial<EvidenceRequest>;

export interface Run {
  readonly registry: Registry;
  readonly fetcher: Fetcher;
  gather(...requests: readonly WantedVersion[]): Promise<Evidence>;
  /** The evidence of one version. */
  gatherOne(address: string, version: string, hashes: readonly string[]): Promise<VersionEvidence>;
  close(): Promise<void>;
}

export interface RunOptions {
  readonly registries?: readonly RegistryHost[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly maxDownload?: number;
  readonly maxInflated?: number;
  readonly progress?: Progress;
  readonly cache?: PackageHashCache;
  readonly wordIsEnough?: boolean;
  readonly draw?: Draw;
  readonly steps?: readonly EvidenceStep[];
  readonly keeper?: EvidenceKeeper;
  /** More doubles that may be asked. */
  readonly trusted?: readonly Pick<SignedRegistry, 'host' | 'caPem'>[];
  readonly installation?: ProviderInstallation;
}

/** One run of the real fetcher and the real registry client against the double, without pauses between tries. */
export function openRun(double: SignedRegistry, options: RunOptions = {}): Run {
  const { trusted = [], keeper } = options;
  const open = () =>
    createFetcher({
      trustedHosts: [double, ...trusted].map(({ host }) => host),
      maxDownload: options.maxDownload ?? 1024 ** 3,
      ca: [double, ...trusted].map(({ caPem }) => caPem).join(''),
      limits: { retries: 1 },
      wait: async () => {},
    });
  const fetcher = keeper === undefined ? open() : keeper.fetcher(open);
  const registry = createRegistry({
    fetcher,
    registries: options.registries ?? [{ host: double.host, serviceUrl: null }],
    environment: options.environment ?? {},
    isDirect: (provider) => installsDirectly(options.installation, provider),
  });
  const mirrorsFor = openMirrors(options.installation, {
    fetcher,
    environment: options.environment ?? {},
    credentials: new Map(),
    oci: { credentialFor: () => undefined, isListed: () => false },
  });
  const gather = (...wanted: readonly WantedVersion[]) =>
    gatherEvidence(
      {
        requests: wanted.map((one) => ({ dropped: [], remarks: false, paths: [], ...one })),
        wordIsEnough: options.wordIsEnough ?? false,
      },
      {
        registry,
        fetcher,
        progress: options.progress,
        cache: options.cache,
        draw: options.draw,
        keeper,
        maxInflated: options.maxInflated,
      },
      [asksMirrors(mirrorsFor), namesOrigins([]), ...(options.steps ?? [])],
    );
  return {
    registry,
    fetcher,
    gather,
    async gatherOne(address, version, hashes) {
      const evidence = await gather({ address, version, hashes });
      const one = evidence.get(evidenceKey(address, version));
      if (!one) throw new Error(`no evidence about ${address} ${version}`);
      return one;
    },
    close: () => fetcher.close(),
  };
}

/** `signed linux_amd64`, `none`, `unavailable status`: enough to read a table. */
export function brief(proof: HashProof | undefined): string {
  switch (proof?.level) {
    case 'signed':
    case 'announced':
    case 'asserted':
      return `${proof.level} ${proof.platform}`;
    case 'computed':
      return `computed ${proof.platform} ${proof.flavour}`;
    case 'none':
      return 'none';
    case 'unavailable':
      return `unavailable ${proof.code}`;
    case undefined:
      return 'not asked';
  }
}

export function briefs(evidence: VersionEvidence): readonly string[] {
  return [...evidence.proofs.values()].map(brief);
}
