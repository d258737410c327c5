import type { Extension } from '../../extension.ts';
import { lookalikeProvider } from './lookalike-provider.ts';

/** New providers whose address people mistake for a different one. */
export const lookalike: Extension = { name: 'lookalike', rules: [lookalikeProvider] };
