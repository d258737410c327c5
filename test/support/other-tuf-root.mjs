import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

// Loaded into a built program: trust begins with the root of a repository of ours in the place of Sigstore's, and everything else is as it is shipped.
const root = readFileSync(process.env.TUF_ROOT ?? '', 'utf8');

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (!url.endsWith('/sigstore-tuf.js')) return loaded;
    const shipped = 'var tuf_root_default = {';
    const source = String(loaded.source);
    if (!source.includes(shipped))
      throw new Error('the program has no root of TUF in the form that is known');
    return {
      ...loaded,
      source: source.replace(shipped, `var tuf_root_default = ${root};\nvar sigstores = {`),
    };
  },
});
