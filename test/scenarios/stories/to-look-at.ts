import { plantedZh } from '../../support/signed-registry/provider-package.ts';
import { createSigningKey } from '../../support/signed-registry/signing-key.ts';
import { names } from './all-well.ts';
import { asPublic, entry, lockFile, publish, type Stories } from './story.ts';

/** Pull requests that pass, or that nobody could judge, and that need a person. */
export const lookStories: Stories = {
  async 'new-signing-key'(stage) {
    const before = await publish(stage, 'acme/metrics', '3.60.0');
    const after = await publish(stage, 'acme/metrics', '3.61.0', { signedBy: await createSigningKey() });
    return {
      base: lockFile('envs/prod', entry(before)),
      head: lockFile('envs/prod', entry(after)),
      settings: { inputs: asPublic(stage) },
    };
  },

  async 'platform-lost'(stage) {
    const before = await publish(stage, 'acme/cloud', '6.0.0');
    const after = await publish(stage, 'acme/cloud', '6.1.0');
    return {
      base: lockFile('envs/prod', entry(before, ['darwin_arm64', 'linux_amd64'])),
      head: lockFile('envs/prod', entry(after)),
      settings: { inputs: asPublic(stage) },
    };
  },

  async 'platform-missing-in-thirty'(stage) {
    const before = await publish(stage, 'acme/cloud', '6.0.0');
    const after = await publish(stage, 'acme/cloud', '6.1.0');
    const folders = Array.from({ length: 30 }, (_, index) => `stacks/s${String(index + 1).padStart(2, '0')}`);
    const all = (release: typeof before) =>
      Object.assign({}, ...folders.map((folder) => lockFile(folder, entry(release))));
    return {
      base: all(before),
      head: all(after),
      settings: {
        inputs: { ...asPublic(stage), platforms: 'linux_amd64\nlinux_arm64', suggestions: 'false' },
      },
    };
  },

  async 'registry-down'(stage) {
    const releases = await Promise.all(names.map((name) => publish(stage, name, '1.4.0')));
    const host = 'registry.example.com';
    return {
      base: { 'README.md': 'infrastructure\n' },
      head: lockFile('envs/prod', ...releases.map((release) => entry(release, undefined, { host }))),
      settings: { inputs: { registries: `${host}=https://localhost:9/v1/providers/` } },
    };
  },

  async 'accepted-on-a-word'(stage) {
    const release = await publish(stage, 'corp/thing', '1.2.0', { signedBy: null });
    return {
      base: { 'README.md': 'infrastructure\n' },
      head: lockFile('envs/prod', entry(release)),
      settings: { inputs: { ...asPublic(stage), 'accept-asserted': 'true' } },
    };
  },

  async waiver(stage) {
    const release = await publish(stage, 'acme/cloud', '6.1.0');
    const zh = plantedZh('waiver');
    const policy = `waivers:
  - rule: unproven-hash
    provider: registry.terraform.io/acme/cloud
    hash: ${zh}
    reason: The mirror was rebuilt.
    expires: 2099-12-31
`;
    return {
      base: { ...lockFile('envs/prod', entry(release)), '.github/lockproof.yml': policy },
      head: lockFile('envs/prod', entry(release, undefined, { extra: [zh] })),
      settings: { inputs: asPublic(stage) },
    };
  },

  async 'rule-off'(stage) {
    const before = await publish(stage, 'acme/metrics', '3.60.0');
    const after = await publish(stage, 'acme/metrics', '3.61.0', { signedBy: await createSigningKey() });
    return {
      base: {
        ...lockFile('envs/prod', entry(before)),
        '.github/lockproof.yml': 'rules:\n  signing-key-changed: "off"\n',
      },
      head: lockFile('envs/prod', entry(after)),
      settings: { inputs: asPublic(stage) },
    };
  },
};
