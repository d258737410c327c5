import { isPlatform } from '../package/package-filename.ts';
import { textOf } from './kind.ts';

/** The systems and processors that Go compiles for: no provider can be for any other. */
const systems =
  'aix android darwin dragonfly freebsd illumos ios js linux netbsd openbsd plan9 solaris wasip1 windows';
const processors = '386 amd64 arm arm64 loong64 mips mips64 mips64le mipsle ppc64 ppc64le riscv64 s390x wasm';

/** A platform that a package can be for. A typing error would be missing in every lock file. */
export const platform = textOf(
  { allowed: 'platforms such as linux_amd64 or darwin_arm64, one per line or flag', argument: '<platform>' },
  (text) => {
    const [system = '', processor = ''] = text.split('_');
    const isKnown = systems.split(' ').includes(system) && processors.split(' ').includes(processor);
    return isKnown && isPlatform(text) ? text : null;
  },
);
