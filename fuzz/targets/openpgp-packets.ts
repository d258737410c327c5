import { createHash } from 'node:crypto';
import { armor, enums } from 'openpgp';
import type { PinnedKeys } from '../../src/openpgp/trust-tier.ts';
import { verifyDetachedSignature } from '../../src/openpgp/verify.ts';
import {
  armored,
  type HandMadeKey,
  keyIdOf,
  kinds,
  makeKey,
  over,
  packets,
  signature,
} from '../../test/openpgp/hand-made.ts';
import { joinParts, mustHold, partMark, partsOf, type Target } from '../target.ts';

const made = '2024-01-01T00:00:00Z';
const signedAt = '2024-02-01T00:00:00Z';
const now = new Date('2024-03-01T00:00:00Z');
const document = Buffer.from(`${'a'.repeat(64)}  terraform-provider-x_1.0.0_linux_amd64.zip\n`);

/** The same keys in each run, so that an input that was found means the same tomorrow. */
const keyOf = (name: string) => makeKey(made, createHash('sha256').update(name).digest());
const owner = keyOf('owner');
const subkey = keyOf('subkey');
const partners = keyOf('partners');
/** Its key is pinned, and renewed by the newest known copy. */
const vendor = keyOf('vendor');

/**
 * Keys and signatures as an attacker could serve them. An input is: a letter for the form of the key, the document, the signature, the key
 * (binary in form `b`, armored otherwise) and the trust signature in the same form.
 */
export const openpgpPackets: Target = {
  name: 'openpgp-packets',
  seeds: () => [
    joinParts('b', document, signed(), bytesOf(owner), ''),
    joinParts(
      'b',
      document,
      signed({ signatureExpires: 10 }),
      bytesOf(owner, { keyExpires: 100 }),
      trusting(bytesOf(owner)),
    ),
    joinParts('b', document, signed(), withSubkey(), trusting(withSubkey())),
    joinParts('b', document, bySubkey(), withSubkey(), trusting(withSubkey())),
    joinParts('b', document, signed(), revoked(), ''),
    joinParts('b', document, signed({}, vendor), bytesOf(vendor, { keyExpires: 100 }), ''),
    joinParts('b', document, signed({}, vendor), Buffer.concat([bytesOf(owner), bytesOf(vendor)]), ''),
    joinParts(
      'b',
      document,
      Buffer.concat([packets.other(10, Buffer.from('PGP')), signed()]),
      bytesOf(owner),
      '',
    ),
    joinParts(
      'a',
      document,
      signed(),
      armored(bytesOf(owner)),
      armor(enums.armor.signature, trusting(bytesOf(owner))),
    ),
  ],
  tokens: [
    ...[
      partMark,
      '-----BEGIN PGP PUBLIC KEY BLOCK-----\n',
      '-----END PGP PUBLIC KEY BLOCK-----',
      '-----BEGIN PGP SIGNATURE-----',
      'Version: 1\n',
    ],
    ...['\n', '\r\n', '=', '=AAAA', 'AAAA', ': '],
    ...[
      packets.primary(owner),
      packets.subkey(subkey),
      packets.user('Owner'),
      packets.user(''),
      signed(),
      bySubkey(),
    ],
    ...[
      signed({ flags: 0 }),
      signed({ unknownCritical: true }),
      signed({ issuer: null }),
      signed({ primaryUser: true }),
    ],
    ...[
      0xc6, 0xcd, 0xce, 0xc2, 0xd1, 0xff, 0x88, 0x99, 0x04, 0x05, 0x06, 0x13, 0x18, 0x19, 0x20, 0x28, 0x30,
    ].map((byte) => Buffer.from([byte])),
    ...[owner, subkey, partners, vendor].map(({ fingerprint }) =>
      Buffer.concat([Buffer.from([0xff, 0, 0, 0, 22, 33, 4]), fingerprint]),
    ),
  ],
  mostBytes: 16 * 1024,
  mostTime: 1000,
  covers: ['/src/openpgp/', '/node_modules/openpgp/'],
  async run(input) {
    const [form, text, bytes, key, trust] = partsOf(input, 5);
    const binary = form?.toString() === 'b';
    const listed = {
      asciiArmor: binary ? armored(Buffer.from(key ?? '')) : `${key}`,
      trustSignature: !binary ? `${trust}` : trust?.length ? armor(enums.armor.signature, trust) : '',
    };
    const check = await verifyDetachedSignature({
      document: text ?? Buffer.alloc(0),
      signature: bytes ?? Buffer.alloc(0),
      keys: [listed],
      now,
      pinned,
    });
    if (check.kind !== 'good') {
      mustHold(
        check.kind === 'bad' || check.kind === 'unavailable',
        'a key is listed, so it is not unsigned',
      );
      mustHold(check.reason.length > 0 && check.reason.length < 300, 'there is a reason');
      return;
    }
    // Nobody has the private keys of the seeds, but anyone can make a key of his own: mutations cannot.
    mustHold(text?.equals(document) === true, 'a document that nobody signed has no good signature');
    mustHold([owner, vendor].map(keyIdOf).includes(check.keyId), 'only the owner and the vendor sign');
    mustHold(
      (check.tier === 'official') === (check.keyId === keyIdOf(vendor)),
      'only the pinned key is official',
    );
    mustHold(check.tier !== 'partner' || (trust?.length ?? 0) > 0, 'a partner has a trust signature');
  },
};

const pinned: PinnedKeys = {
  official: [{ fingerprint: fingerprintOf(vendor), asciiArmor: armored(bytesOf(vendor)) }],
  partners: {
    fingerprint: fingerprintOf(partners),
    asciiArmor: armored(bytesOf(partners)),
  },
};

function fingerprintOf({ fingerprint }: HandMadeKey): string {
  return fingerprint.toString('hex').toUpperCase();
}

function signed(words: Parameters<typeof signature>[4] = {}, by = owner): Buffer {
  return packets.signature(signature(by, kinds.binary, document, signedAt, words));
}

function bySubkey(): Buffer {
  return packets.signature(signature(subkey, kinds.binary, document, signedAt));
}

function trusting(bytes: Uint8Array): Buffer {
  return packets.signature(signature(partners, kinds.binary, bytes, signedAt));
}

function bytesOf(key: HandMadeKey, words: Parameters<typeof signature>[4] = {}): Buffer {
  const name = 'Owner';
  const certification = signature(key, kinds.certification, over.user(key, name), made, {
    flags: 0x03,
    ...words,
  });
  return Buffer.concat([packets.primary(key), packets.user(name), packets.signature(certification)]);
}

function withSubkey(): Buffer {
  const both = over.subkey(owner, subkey);
  const embedded = signature(subkey, kinds.backSignature, both, made);
  const binding = signature(owner, kinds.subkeyBinding, both, made, { flags: 0x02, embedded });
  return Buffer.concat([bytesOf(owner), packets.subkey(subkey), packets.signature(binding)]);
}

function revoked(): Buffer {
  const revocation = signature(owner, kinds.keyRevocation, over.key(owner), signedAt, {
    revocationReason: 0,
  });
  const [primary, rest] = [packets.primary(owner), bytesOf(owner)];
  return Buffer.concat([primary, packets.signature(revocation), rest.subarray(primary.length)]);
}
