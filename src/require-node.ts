import { nodeIsSupported, unsupportedNode } from './node-version.ts';

if (!nodeIsSupported) throw new Error(unsupportedNode);
