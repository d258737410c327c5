import { z } from 'zod';
import { isSoundOfFiles, isSoundOfZip } from '../hash.ts';

/** The hashes of a package in a file, as a cache and a folder of evidence keep them. */
export const storedHashes = z.strictObject({
  zh: z.string().refine(isSoundOfZip),
  archive: z.string().refine(isSoundOfFiles),
  directory: z.string().refine(isSoundOfFiles),
});
