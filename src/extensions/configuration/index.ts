import type { Extension } from '../../extension.ts';
import { entryRemoved } from './entry-removed.ts';
import { localPlugin } from './local-plugin.ts';
import { lockFileMissing } from './lock-file-missing.ts';
import { missingFromLock } from './missing-from-lock.ts';
import { notRequired } from './not-required.ts';
import type { Configuration } from './requirements/configuration.ts';
import { withRootModules } from './root-modules.ts';
import { submoduleMoved } from './submodule-moved.ts';
import { versionOutsideConstraints } from './version-outside-constraints.ts';

declare module '../../subject/subject.ts' {
  interface ReviewedFile {
    /** What the root module at head requires; `null` or left out where it was not read. The rules about it then report nothing. */
    readonly configuration?: Configuration | null;
    /** What it required at base; `null` where it was not read. Left out: an entry is missing on both sides nowhere. */
    readonly configurationBefore?: Configuration | null;
    /** Why the configuration at head was not read; one sentence. Left out where it was read, or where there is none. */
    readonly configurationUnread?: string;
  }
}

/** What the configuration beside the lock files requires, and what else a change brings that decides what is installed. */
export const configuration: Extension = {
  name: 'configuration',
  rules: [
    versionOutsideConstraints,
    entryRemoved,
    missingFromLock,
    lockFileMissing,
    localPlugin,
    submoduleMoved,
    notRequired,
  ],
  modules: withRootModules,
};
