import { describe, expect, it } from 'vitest';
import { answerBytes, answerJson } from '../support/signed-registry/faults.ts';
import { plantedH1, plantedZh } from '../support/signed-registry/provider-package.ts';
import type { PublishedVersion } from '../support/signed-registry/signed-registry.ts';
import { brief } from './ports.ts';
import { setStage } from './stage.ts';

const stage = setStage();

function alter(path: string, fields: object): void {
  const stored = JSON.parse(stage.served(path));
  stage.override(path, answerJson({ ...stored, ...fields }));
}

/** The contradictions, and the proof of the hash. */
async function ask(version: PublishedVersion, hash: string) {
  const { release, proofs } = await stage.run.gatherOne(version.address, '1.2.3', [hash]);
  const disagreements = release.kind === 'known' ? release.value.disagreements : [];
  return { release, disagreements, proof: brief(proofs.get(hash)) };
}

describe('answers that contradict each other', () => {
  it.each(['linux_amd64', 'darwin_arm64', 'windows_amd64'])(
    'the package of an older release as that of this one, for %s: reported, whatever proof it leaves open (T72)',
    async (platform) => {
      const old = await stage.publish({ version: '0.9.0' });
      const now = await stage.double.publish({ namespace: 'acme', type: old.type, version: '1.2.3' });
      const { address } = now;
      const lie = stage.served(old.paths.metadata(platform));
      stage.override(now.paths.metadata(platform), answerBytes(lie, 'application/json'));
      const { release, disagreements, proof } = await ask(now, plantedH1('older'));
      const cause = `the registry gives the ${platform} package of ${address} 0.9.0 for version 1.2.3 as well`;
      expect(release.kind === 'unavailable' ? [release.cause] : disagreements).toEqual([cause]);
      expect(proof).toBe('unavailable disagreement');
    },
  );

  it('an older release beside it, as its own: nothing', async () => {
    const old = await stage.publish({ version: '0.9.0' });
    const now = await stage.double.publish({ namespace: 'acme', type: old.type, version: '1.2.3' });
    const { disagreements, proof } = await ask(now, plantedH1('older'));
    expect([disagreements, proof]).toEqual([[], 'none']);
  });

  it('one document with a name twice, and the metadata with the digest of the second: Terraform takes the first', async () => {
    const twice = (text: string) => {
      const [line = ''] = text.split('\n').filter((each) => each.includes('linux_amd64'));
      return `${plantedZh('b').slice(3)}  ${line.split(/\s+/)[1]}\n${text}`;
    };
    const version = await stage.publish({ sums: twice });
    const { release, proof } = await ask(version, version.package('linux_amd64').zh);
    expect(release).toMatchObject({ kind: 'unavailable', code: 'disagreement' });
    expect(proof).toBe('unavailable disagreement');
  });

  it('a registry that alternates: other sums for every platform (T19)', async () => {
    const version = await stage.publish();
    const swapped = await stage.double.publish({
      namespace: 'acme',
      type: `${version.type}x`,
      version: '1.2.3',
    });
    alter(version.paths.metadata('darwin_arm64'), {
      shasums_url: swapped.paths.sums(),
      shasums_signature_url: swapped.paths.signature(),
    });
    const { disagreements } = await ask(version, plantedH1('a'));
    expect(disagreements).toEqual([expect.stringContaining('does not list the darwin_arm64 package')]);
  });
});
