import { z } from 'zod';

/** `/.well-known/terraform.json`; only the provider service is of interest. */
export const discoveryAnswer = z.object({ 'providers.v1': z.string().max(2048).optional() });

const platform = z.object({ os: z.string().max(64), arch: z.string().max(64) });

/** `<namespace>/<type>/versions`. */
export const versionsAnswer = z.object({
  versions: z
    .array(z.object({ version: z.string().max(256), platforms: z.array(platform).max(1000).nullish() }))
    .max(100_000)
    .nullish(),
  // What the registry remarks is never worth the listing itself.
  warnings: z.array(z.string()).nullish().catch(null),
  moved_to: z.string().max(512).nullish().catch(null),
});

/** `<namespace>/<type>/<version>`: no part of the protocol, and only the public registry answers it. */
export const releaseAnswer = z.object({
  published_at: z.string().max(64).nullish(),
  // Where the source stands is never worth the date.
  source: z.string().max(512).nullish().catch(null),
  tag: z.string().max(256).nullish().catch(null),
});

const signingKey = z.object({
  ascii_armor: z.string(),
  trust_signature: z.string().nullish(),
});

/** `-/<type>/versions`; the versions in it are of no interest. */
export const lookUpAnswer = z.object({ id: z.string().max(512), moved_to: z.string().max(512).nullish() });

/** What OpenTofu's registry says of every platform, unsigned; Terraform ignores it. */
const announcedPackage = z.object({ hashes: z.array(z.string().max(512)).max(100).nullish() });

/** `<namespace>/<type>/<version>/download/<os>/<arch>`. */
export const metadataAnswer = z.object({
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
