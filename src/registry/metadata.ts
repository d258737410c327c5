import { z } from 'zod';
import { hashOfZip } from '../hash.ts';
import type { Answer } from '../http/fetcher.ts';
import { readAnswer, resolveLink } from '../http/json-answer.ts';
import { known, type Outcome, unavailable } from '../outcome.ts';
import { isPlatform, missingName, readFilename } from '../package/package-filename.ts';
import type { PackageMetadata } from './registry.ts';

const signingKey = z.object({ ascii_armor: z.string(), trust_signature: z.string().nullish() });

/** The unsigned hashes and sizes that OpenTofu's registry lists for every platform; Terraform ignores them. */
const announcedPackage = z.object({
  hashes: z.array(z.string().max(512)).max(100).nullish(),
  // A wrong size must not make the hashes unreadable.
  package_size: z.number().int().nonnegative().nullish().catch(null),
});

const metadataAnswer = z.object({
  protocols: z.array(z.string().max(32)).max(100).nullish(),
  os: z.string(),
  arch: z.string(),
  filename: z.string().max(512),
  download_url: z.string().min(1).max(8192),
  shasum: z.string().regex(/^[0-9a-f]{64}$/i),
  shasums_url: z.string().min(1).max(8192),
  shasums_signature_url: z.string().max(8192).nullish(),
  signing_keys: z.object({ gpg_public_keys: z.array(signingKey).max(100).nullish() }).nullish(),
  packages: z.record(z.string(), announcedPackage).nullish().catch(null),
});

export interface MetadataQuestion {
  readonly address: string;
  readonly type: string;
  readonly version: string;
  readonly platform: string;
  readonly what: string;
}

type RawMetadata = z.infer<typeof metadataAnswer>;

const mostPlatforms = 100;

/** Accepts an answer for the requested platform only. Its file name is free, but must not name a different one. */
export function readMetadata(answer: Answer, question: MetadataQuestion): Outcome<PackageMetadata> {
  const raw = readAnswer(answer, metadataAnswer, question.what);
  if (raw.kind !== 'known') return raw;
  const mistake = mistakeIn(raw.value, question);
  if (mistake !== null) return unavailable('malformed-answer', mistake);
  return withLinks(raw.value, question, answer.url);
}

function mistakeIn(raw: RawMetadata, question: MetadataQuestion): string | null {
  if (`${raw.os}_${raw.arch}` !== question.platform)
    return `the registry's answer about ${question.what} is for a different platform`;
  const named = readFilename(raw.filename);
  if (named !== null && named.platform !== question.platform)
    return `the registry's answer about ${question.what} has the file name of a different platform`;
  if (raw.protocols?.length && !raw.protocols.some((protocol) => spoken.test(protocol)))
    return `the registry says that ${question.what} supports no plugin protocol of Terraform or OpenTofu`;
  return null;
}

/** Plugin protocols 5 and 6: every Terraform with lock files and every OpenTofu supports them. */
const spoken = /^[56](?:\.\d+){0,2}$/;

function announcedIn({ packages }: RawMetadata): Pick<PackageMetadata, 'announced' | 'sizes'> {
  const named = Object.entries(packages ?? {}).filter(([platform]) => isPlatform(platform));
  const kept = named.slice(0, mostPlatforms);
  return {
    announced: new Map(kept.map(([platform, { hashes }]) => [platform, hashes ?? []])),
    sizes: new Map(
      kept.flatMap(([platform, { package_size: size }]) => (size == null ? [] : [[platform, size]])),
    ),
  };
}

function withLinks(raw: RawMetadata, question: MetadataQuestion, base: string): Outcome<PackageMetadata> {
  const { address, version, platform, what } = question;
  const downloadUrl = resolveLink(raw.download_url, base, what);
  if (downloadUrl.kind !== 'known') return downloadUrl;
  const shasumsUrl = resolveLink(raw.shasums_url, base, `the SHA256SUMS document for ${what}`);
  if (shasumsUrl.kind !== 'known') return shasumsUrl;
  const signatureUrl = raw.shasums_signature_url
    ? resolveLink(raw.shasums_signature_url, base, `the signature for ${what}`)
    : known(null);
  if (signatureUrl.kind !== 'known') return signatureUrl;
  const named = readFilename(raw.filename)?.version ?? version;
  return known({
    address,
    version,
    platform,
    filename: raw.filename,
    namedVersion: named === version ? null : named,
    executable: missingName(raw.filename, question.type),
    downloadUrl: downloadUrl.value,
    hash: hashOfZip(raw.shasum.toLowerCase()),
    shasumsUrl: shasumsUrl.value,
    signatureUrl: signatureUrl.value,
    keys: (raw.signing_keys?.gpg_public_keys ?? []).map((key) => ({
      asciiArmor: key.ascii_armor,
      trustSignature: key.trust_signature ?? '',
    })),
    ...announcedIn(raw),
  });
}
