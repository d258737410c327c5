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
  it('the metadata and the document, about the first package: nothing is known about the release', async () => {
    const version = await stage.publish();
    alter(version.paths.metadata('linux_amd64'), { shasum: plantedZh('a').slice(3) });
    const { release, proof } = await ask(version, version.package('linux_amd64').zh);
    expect(release).toMatchObject({
      kind: 'unavailable',
      code: 'disagreement',
      cause: expect.stringContaining('gives a different digest for the linux_amd64 package'),
    });
    expect(proof).toBe('unavailable disagreement');
  });

  it('the metadata and the document, about another package: reported beside what is proven', async () => {
    const version = await stage.publish();
    alter(version.paths.metadata('windows_amd64'), { shasum: plantedZh('a').slice(3) });
    const { disagreements, proof } = await ask(version, version.package('windows_amd64').h1.directory);
    expect(disagreements).toEqual([
      expect.stringContaining('gives a different digest for the windows_amd64 package'),
    ]);
    expect(proof).toBe('unavailable disagreement');
  });

  it.each(['linux_amd64', 'darwin_arm64', 'windows_amd64'])(
    'the package of an older release as that of this one, for %s: reported, whatever proof it leaves open',
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

  it('two documents of one release about one file', async () => {
    const version = await stage.publish({ documents: 'per-platform', sums: withForeignLine });
    const { disagreements } = await ask(version, version.package('windows_amd64').zh);
    expect(disagreements).toEqual([
      `two SHA256SUMS documents of ${version.address} 1.2.3 give different digests for shared.json`,
    ]);
  });

  it('two documents that agree, each with other lines', async () => {
    const version = await stage.publish({ documents: 'per-platform' });
    const { disagreements, proof } = await ask(version, version.package('windows_amd64').zh);
    expect(disagreements).toEqual([]);
    expect(proof).toBe('signed windows_amd64');
  });

  it('one document with a name twice: both lines are signed', async () => {
    const twice = (text: string) => `${text}${plantedZh('b').slice(3)}  ${text.trim().split(/\s+/)[1]}\n`;
    const { disagreements, proof } = await ask(await stage.publish({ sums: twice }), plantedZh('b'));
    expect(disagreements).toEqual([]);
    expect(proof).toMatch(/^signed/);
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

  it('a document that does not list the package at all', async () => {
    const without = (text: string) => text.replace(/^.*linux_amd64.*\n/m, '');
    for (const signedBy of [undefined, null]) {
      const version = await stage.publish({ sums: without, ...(signedBy === null ? { signedBy } : {}) });
      const { release } = await ask(version, version.package('linux_amd64').zh);
      expect(release).toMatchObject({
        kind: 'unavailable',
        code: 'disagreement',
        cause: expect.stringContaining('does not list the linux_amd64 package'),
      });
    }
  });

  it('an unsigned document with another digest than the metadata', async () => {
    const version = await stage.publish({ signedBy: null });
    alter(version.paths.metadata('linux_amd64'), { shasum: plantedZh('a').slice(3) });
    const { release } = await ask(version, version.package('linux_amd64').zh);
    expect(release).toMatchObject({ kind: 'unavailable', code: 'disagreement' });
  });

  it('a package with other bytes than its digest', async () => {
    const version = await stage.publish();
    stage.override(version.paths.zip('linux_amd64'), answerBytes('other bytes'));
    const { disagreements, proof } = await ask(version, version.package('linux_amd64').h1.directory);
    expect(disagreements).toEqual([
      expect.stringContaining('is not the file whose digest the registry gave'),
    ]);
    expect(proof).toBe('unavailable disagreement');
  });

  it('a registry that alternates: other sums for every platform', async () => {
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

let lines = 0;

/** The same name with another digest in every document. */
function withForeignLine(text: string): string {
  lines += 1;
  return `${text}${plantedZh(`line ${lines}`).slice(3)}  shared.json\n`;
}

describe('what the registry remarks', () => {
  const warning = 'This provider is archived.';

  it('is shown where its listing is asked for anyway', async () => {
    const version = await stage.publish({ warnings: [warning] });
    const evidence = await stage.run.gatherOne(version.address, '1.2.3', [plantedZh('a')]);
    expect(evidence.remarks).toEqual({ warnings: [warning], movedTo: null });
  });

  it('costs no question where the list was read anyway', async () => {
    const version = await stage.publish({ warnings: [warning] });
    stage.double.clearRequests();
    const request = { address: version.address, version: '1.2.3', hashes: version.zh };
    await stage.run.gather(request);
    expect(stage.double.requests).toHaveLength(5);
    const [told] = [...(await stage.run.gather({ ...request, remarks: true })).values()];
    expect(told?.remarks?.warnings).toEqual([warning]);
    expect(stage.double.requests).toHaveLength(5);
  });
});
