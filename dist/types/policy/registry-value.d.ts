import type { InputValue } from './input-value.js';
import type { RegistrySetting } from './settings.js';
/** `registry.example.com` or `registry.example.com=https://registry.example.com/v1/providers/`. */
export declare const registryValue: InputValue<RegistrySetting>;
