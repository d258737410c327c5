import { answerBytes } from '../../support/signed-registry/faults.ts';
import { lockFileText } from '../../support/signed-registry/lock-file-text.ts';
import type { PublishOptions } from '../../support/signed-registry/release.ts';
import { createSigningKey, type SigningKey } from '../../support/signed-registry/signing-key.ts';
import {
  configuration,
  lockPath,
  mainPath,
  policyPath,
  publicName,
  type Trial,
  type World,
} from './trial.ts';

/** A change that brings one provider, whose registry or policy is the problem. */
async function locks(
  { registry }: World,
  name: string,
  { address = publicName(name), ...options }: Partial<PublishOptions> & { readonly address?: string } = {},
) {
  const [namespace = '', type = ''] = name.split('/');
  const one = await registry.publish({ namespace, type, version: '1.2.0', ...options });
  const hashes = [...one.packages.map(({ h1 }) => h1.directory), ...one.zh];
  const text = lockFileText({ address, version: '1.2.0', constraints: '1.2.0', hashes });
  return { one, files: { [mainPath]: configuration([address, '1.2.0']), [lockPath]: text } };
}

const nothingYet = () => ({ [mainPath]: null, [lockPath]: null, 'README.md': 'begin\n' });

/** Remedies of rules about registries, publishers and the policy: a setting, a waiver, another run. */
export const trialsOfSettings: readonly Trial[] = [
  {
    rule: 'unproven-hash',
    what: 'a provider whose key the registry does not list: the policy gets the key',
    says: /^Drop this change\. If you need this provider, save the publisher's public key in the repository /,
    base: nothingYet,
    change: async (world) => {
      publisher = await createSigningKey();
      return (await locks(world, 'corp/keyless', { signedBy: publisher, listedKeys: [] })).files;
    },
    byHand: (_, person) => {
      const file = '.github/corp.asc';
      if (publisher !== null) person.mergeBefore(file, publisher.armored);
      const provider = publicName('corp/keyless');
      person.mergeBefore(policyPath, `signing-keys:\n  - providers: ["${provider}"]\n    keys: [${file}]\n`);
    },
  },
  {
    rule: 'unproven-hash',
    what: 'a certificate that is not trusted',
    trust: { certificate: false },
    base: nothingYet,
    says: /NODE_EXTRA_CA_CERTS/,
    change: async (world) => (await locks(world, 'acme/sealed')).files,
    byHand: ({ prose }, _person, { registry }) => {
      const [name = ''] = /NODE_EXTRA_CA_CERTS/.exec(prose) ?? [];
      return { env: { [name]: registry.caFile } };
    },
  },
  {
    rule: 'registry-disagrees',
    what: 'a contradiction that ends',
    base: nothingYet,
    says: /^Re-run the check in an hour/,
    change: async (world) => {
      const { one, files } = await locks(world, 'acme/torn');
      const path = one.paths.metadata('linux_amd64');
      const told = JSON.parse(Buffer.from(world.registry.stored(path)?.body ?? []).toString()) as object;
      const other = JSON.stringify({ ...told, shasum: '0'.repeat(64) });
      recover.set('acme/torn', world.registry.override(path, answerBytes(other, 'application/json')));
      return files;
    },
    byHand: () => recover.get('acme/torn')?.(),
  },
  {
    rule: 'signature-invalid',
    what: 'an upgrade with a bad signature: the old version stays',
    says: /stay on 3\.2\.4 until then; restore the file from the base branch: git checkout /,
    change: async ({ registry }) => {
      const one = await registry.publish({
        namespace: 'acme',
        type: 'null',
        version: '3.2.5',
        signature: (bytes) => bytes.map((byte, index) => (index === bytes.length - 1 ? byte ^ 1 : byte)),
      });
      const text = {
        address: publicName('acme/null'),
        version: '3.2.5',
        constraints: '~> 3.2',
        hashes: one.zh,
      };
      return { [lockPath]: lockFileText(text) };
    },
  },
  {
    rule: 'untrusted-host',
    what: 'a provider that the policy does not allow',
    base: () => ({
      ...nothingYet(),
      [policyPath]: 'providers:\n  allow: [registry.terraform.io/hashicorp/*]\n',
    }),
    says: /change "providers" in \.github\/lockproof\.yml/,
    change: async (world) => (await locks(world, 'acme/wanted')).files,
    byHand: ({ prose }, person) => {
      const [, setting, path = ''] = /change "(\S+)" in (\S+?)[,.] /.exec(prose) ?? [];
      const allowed = `[registry.terraform.io/hashicorp/*, ${publicName('acme/wanted')}]`;
      person.mergeBefore(path, `${setting}:\n  allow: ${allowed}\n`);
    },
  },
  {
    rule: 'policy-invalid',
    what: 'a misspelled key',
    says: /^Correct line 1 of the policy; /,
    change: () => ({ [policyPath]: 'paltforms: [linux_amd64]\n' }),
    byHand: ({ path, text }, person) => {
      const [, right = ''] = /did you mean "?(\w+)/.exec(text) ?? [];
      person.write(path, `${right}: [linux_amd64]\n`);
    },
  },
  {
    rule: 'signing-key-changed',
    what: 'a key that the policy does not pin',
    base: () => ({
      ...nothingYet(),
      [policyPath]: `signing-keys:\n  - providers: ["${publicName('acme/pinned')}"]\n    fingerprints: ["${'0'.repeat(40)}"]\n`,
    }),
    says: /add its fingerprint to "signing-keys" in \.github\/lockproof\.yml/,
    change: async (world) =>
      (await locks(world, 'acme/pinned', { signedBy: await createSigningKey() })).files,
    byHand: ({ text, prose }, person) => {
      const [, path = ''] = /in (\S+?)[,.] /.exec(prose) ?? [];
      const [, key] = /is signed by ([0-9A-F]{40});/.exec(text) ?? [];
      const pins = `fingerprints: ["${'0'.repeat(40)}", "${key}"]`;
      person.mergeBefore(
        path,
        `signing-keys:\n  - providers: ["${publicName('acme/pinned')}"]\n    ${pins}\n`,
      );
    },
  },
];

/** Whoever signed the release of a trial. */
let publisher: SigningKey | null = null;

/** Ends the trouble of a trial's registry. */
const recover = new Map<string, () => void>();
