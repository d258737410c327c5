import { foldedName } from '../../source/path-bytes.ts';
import type { TreeEntry } from '../../source/tree.ts';

/** A path in which Terraform finds providers, or a setting of where to look (T66). What `init` wrote, and git does not know, does not count. */
export function isPlugin({ kind, path, sha }: TreeEntry): boolean {
  if (kind === 'directory' || kind === 'submodule') return false;
  const inside = foldedName(`/${path}/`);
  if (sha === '' && inside.includes('/.terraform/')) return false;
  if (kind === 'file' && /\/(?:changelog|license|readme)(?:\.(?:md|txt))?\/$/.test(inside)) return false;
  return (
    /\/(?:\.?terraform\.d\/plugins|\.terraform\/(?:plugins|providers))\/|\/[^/]*\.(?:tfrc|tofurc)(?:\.json)?\/$/.test(
      inside,
    ) ||
    /\/(?:\.?terraform\.rc|\.terraformrc|\.?tofu\.rc)\/$/.test(inside) ||
    (kind === 'symlink' && /\/(?:\.?terraform\.d|\.terraform)\/$/.test(inside))
  );
}

/** Whether a file that is no documentation names a setting by which Terraform takes providers from elsewhere than a registry (T66). */
export function namesSetting(path: string, text: string): boolean {
  return (
    !/\.(?:md|mdx|markdown|rst|adoc|asciidoc)$/i.test(path) &&
    /\b(?:provider_installation|dev_overrides|plugin_cache_dir)\b/.test(text)
  );
}
