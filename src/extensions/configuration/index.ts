import type { Extension, Slots } from '../../extension.ts';
import { modulesApart } from './apart.ts';
import { type Beyond, configurationUnread } from './configuration-unread.ts';
import { entryRemoved, unrequired } from './entry-removed.ts';
import { localPlugin } from './local-plugin.ts';
import { lockFileMissing } from './lock-file-missing.ts';
import { missingFromLock } from './missing-from-lock.ts';
import { notRequired } from './not-required.ts';
import type { Configuration } from './requirements/configuration.ts';
import { submoduleMoved } from './submodule-moved.ts';
import { versionOutsideConstraints } from './version-outside-constraints.ts';

declare module '../../subject/subject.ts' {
  interface Around {
    /** Left out: everything was read. */
    readonly beyond?: readonly Beyond[];
  }
  interface ReviewedFile {
    /** The requirements of the root module at head; `null` or left out if it was not read. The rules about it then report nothing. */
    readonly configuration?: Configuration | null;
    /** Its requirements at base; `null` if it was not read. Left out: no entry is missing on both sides. */
    readonly configurationBefore?: Configuration | null;
    /** Surely a root module. Else it may be none, or nothing depends on it. */
    readonly isRoot?: boolean;
  }
}

/** Compares lock files with the configuration beside them, and reports other files of a change that decide what is installed. */
export const configuration: Extension = {
  name: 'configuration',
  rules: [
    versionOutsideConstraints,
    entryRemoved,
    configurationUnread,
    missingFromLock,
    lockFileMissing,
    localPlugin,
    submoduleMoved,
    notRequired,
  ],
  change: unrequired,
};

export const readAround: Slots['modules'] = (files, snapshot) => modulesApart(files, snapshot);
