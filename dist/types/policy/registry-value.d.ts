import type { RegistryHost } from '../registry/trusted-hosts.ts';
import type { InputValue } from './input-value.ts';
/** `registry.example.com` or `registry.example.com=https://registry.example.com/v1/providers/`. */
export declare const registryValue: InputValue<RegistryHost>;
