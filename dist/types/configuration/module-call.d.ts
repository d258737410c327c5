import type { ModuleCall } from './configuration.js';
import { type Sides } from './override.js';
import type { ParsedFile } from './parsed-file.js';
/** The modules that a module calls. A source that is an expression is kept as it stands; no folder is found for it. */
export declare function moduleCalls(sides: Sides): readonly ModuleCall[];
/** The modules that the `run` blocks of a module's tests call. */
export declare function testModuleCalls(files: readonly ParsedFile[]): readonly ModuleCall[];
