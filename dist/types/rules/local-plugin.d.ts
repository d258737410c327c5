import { type Rule } from './rule.ts';
/**
 * Terraform takes providers from `terraform.d/plugins` in the folder where it runs before it asks a registry, and believes what lies in `.terraform`;
 * a configuration of its command line tells it where else to look (T66).
 */
export declare const localPlugin: Rule;
