import { startConnectProxy } from './connect-proxy.ts';
import { createServerCertificate } from './signed-registry/certificate.ts';
import { answerBytes, answerJson } from './signed-registry/faults.ts';
import type { PublishOptions } from './signed-registry/release.ts';
import {
  type PublishedVersion,
  type SignedRegistry,
  startSignedRegistry,
} from './signed-registry/signed-registry.ts';

/** The host of the keys of Sigstore's public instance. */
const keyStorage = 'tuf-repo-cdn.sigstore.dev';

/** A registry whose releases lie at github.com, and a proxy that leads there: on this machine, with real TLS for all names. */
export interface GitHubReleases {
  readonly registry: SignedRegistry;
  /** The variables by which a program goes through the proxy. */
  readonly env: Readonly<Record<string, string>>;
  /** Publishes a release of `OWNER/TYPE` whose checksums lie at `github.com/OWNER/terraform-provider-TYPE`. */
  publish(options: PublishOptions): Promise<PublishedVersion>;
  close(): Promise<void>;
}

export async function startGitHubReleases(): Promise<GitHubReleases> {
  const certificate = await createServerCertificate('github.com', keyStorage);
  const registry = await startSignedRegistry({ certificate });
  const port = Number(registry.host.split(':')[1]);
  const proxy = await startConnectProxy();
  proxy.leadTo(port);
  return {
    registry,
    env: {
      HTTPS_PROXY: `http://${proxy.name}`,
      NO_PROXY: 'localhost,127.0.0.1',
    },
    async publish(options) {
      const published = await registry.publish(options);
      const { namespace, type, version, packages, paths } = published;
      const folder = `/${namespace}/terraform-provider-${type}/releases/download/v${version}/`;
      for (const path of [paths.sums(), paths.signature()]) {
        const stored = registry.stored(path);
        registry.override(folder + path.split('/').at(-1), answerBytes(stored?.body ?? ''));
      }
      for (const { platform } of packages) {
        const path = paths.metadata(platform);
        const answer = JSON.parse(Buffer.from(registry.stored(path)?.body ?? '').toString()) as object;
        const at = (sums: string) => `https://github.com${folder}${sums.split('/').at(-1)}`;
        registry.override(
          path,
          answerJson({
            ...answer,
            shasums_url: at(paths.sums()),
            shasums_signature_url: at(paths.signature()),
          }),
        );
      }
      return published;
    },
    async close() {
      await proxy.close();
      await registry.close();
    },
  };
}
