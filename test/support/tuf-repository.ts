import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { type Key, Metadata, type MetadataKind, Signature } from '@tufjs/models';
import { createServerCertificate } from './signed-registry/certificate.ts';

type Json = Parameters<typeof Key.fromJSON>[1];
type Role = 'root' | 'timestamp' | 'snapshot' | 'targets';

/** A TUF repository on its own server, with real signatures: consistent snapshots, one key a role, as that of Sigstore has them. */
export interface TufRepository {
  readonly url: string;
  readonly caPem: string;
  /** The `root.json` of version 1, with which a client begins. */
  readonly firstRoot: string;
  /** What the server has, by path; tests change it. A path that is not in it is 404. */
  readonly files: Map<string, string>;
  /** Signs for a role, with keys of its own or those of another. */
  signed(role: Role, content: Json, by?: readonly Signer[]): string;
  /** The keys of the root in version 1, of the root in version 2, and of nobody. */
  readonly signers: { readonly first: Signer; readonly second: Signer; readonly stranger: Signer };
  /** What a role says when it is honest; with changes. */
  content(role: Role, changes?: Json): Json;
  close(): Promise<void>;
}

interface Signer {
  readonly keyId: string;
  readonly publicKey: Json;
  readonly privateKey: KeyObject;
}

/** @param target the file that the repository is about */
export async function startTufRepository(target: string): Promise<TufRepository> {
  const [first, second, others, stranger] = [signer(), signer(), signer(), signer()];
  const roles = (root: Signer) => ({
    root: { keyids: [root.keyId], threshold: 1 },
    timestamp: { keyids: [others.keyId], threshold: 1 },
    snapshot: { keyids: [others.keyId], threshold: 1 },
    targets: { keyids: [others.keyId], threshold: 1 },
  });
  const keys = Object.fromEntries([first, second, others].map((each) => [each.keyId, each.publicKey]));
  const digest = createHash('sha256').update(target).digest('hex');
  const common = { spec_version: '1.0', expires: new Date(Date.now() + 86_400_000).toISOString() };
  const honest: Readonly<Record<Role, Json>> = {
    root: { ...common, _type: 'root', version: 1, consistent_snapshot: true, keys, roles: roles(first) },
    timestamp: { ...common, _type: 'timestamp', version: 5, meta: { 'snapshot.json': { version: 4 } } },
    snapshot: { ...common, _type: 'snapshot', version: 4, meta: { 'targets.json': { version: 3 } } },
    targets: {
      ...common,
      _type: 'targets',
      version: 3,
      targets: { 'trusted_root.json': { length: Buffer.byteLength(target), hashes: { sha256: digest } } },
    },
  };
  const content = (role: Role, changes: Json = {}): Json => ({ ...honest[role], ...changes });
  const signed = (role: Role, what: Json, by: readonly Signer[] = [others]): string => {
    const metadata = Metadata.fromJSON(role as MetadataKind.Root, { signed: what, signatures: [] });
    for (const { keyId, privateKey } of by)
      metadata.sign(
        (data) => new Signature({ keyID: keyId, sig: sign(null, data, privateKey).toString('hex') }),
        true,
      );
    return JSON.stringify(metadata.toJSON());
  };
  const secondRoot = content('root', { version: 2, roles: roles(second) });
  const files = new Map([
    ['/2.root.json', signed('root', secondRoot, [first, second])],
    ['/timestamp.json', signed('timestamp', content('timestamp'))],
    ['/4.snapshot.json', signed('snapshot', content('snapshot'))],
    ['/3.targets.json', signed('targets', content('targets'))],
    [`/targets/${digest}.trusted_root.json`, target],
  ]);
  const { certificate, privateKey } = await createServerCertificate();
  const server = createServer({ cert: certificate, key: privateKey }, ({ url = '/' }, response) => {
    const text = files.get(url);
    response.writeHead(text === undefined ? 404 : 200).end(text);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    caPem: certificate,
    firstRoot: signed('root', content('root'), [first]),
    files,
    signed,
    signers: { first, second, stranger },
    content,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

function signer(): Signer {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const raw = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex');
  return {
    keyId: createHash('sha256').update(raw).digest('hex'),
    publicKey: { keytype: 'ed25519', scheme: 'ed25519', keyval: { public: raw } },
    privateKey,
  };
}
