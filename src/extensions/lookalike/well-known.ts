import { publicRegistries } from '../../address/publishers.ts';

export const wellKnownHosts: readonly string[] = [
  ...publicRegistries,
  'app.terraform.io',
  'terraform.io',
  'opentofu.org',
];

/** Domains of HashiCorp and OpenTofu (first OpenTF). Hosts there resemble the registries rightly. */
export const registryDomains: readonly string[] = [
  'terraform.io',
  'hashicorp.com',
  'opentofu.org',
  'opentf.org',
];

/** Namespaces worth imitating, with their publishers. Up to four letters are too similar to other names. */
export const wellKnownNamespaces: ReadonlyMap<string, string> = new Map([
  ['hashicorp', 'HashiCorp'],
  ['opentofu', 'OpenTofu'],
  ['integrations', 'the GitHub provider'],
  ['cloudflare', 'Cloudflare'],
  ['datadog', 'Datadog'],
  ['grafana', 'Grafana Labs'],
  ['oracle', 'Oracle'],
  ['aliyun', 'Alibaba Cloud'],
  ['azure', 'Microsoft'],
  ['digitalocean', 'DigitalOcean'],
  ['hetznercloud', 'Hetzner'],
  ['scaleway', 'Scaleway'],
  ['fastly', 'Fastly'],
  ['vercel', 'Vercel'],
  ['auth0', 'Auth0'],
  ['1password', '1Password'],
  ['newrelic', 'New Relic'],
  ['pagerduty', 'PagerDuty'],
  ['mongodb', 'MongoDB'],
  ['elastic', 'Elastic'],
  ['snowflake-labs', 'Snowflake'],
  ['snowflakedb', 'Snowflake'],
  ['databricks', 'Databricks'],
  ['gitlabhq', 'GitLab'],
  ['rancher', 'Rancher'],
  ['fluxcd', 'Flux'],
  ['siderolabs', 'Talos'],
  ['tailscale', 'Tailscale'],
  ['backblaze', 'Backblaze'],
  ['cloudposse', 'Cloud Posse'],
  ['gavinbunney', 'the kubectl provider'],
  ['kreuzwerker', 'the Docker provider'],
  ['cyrilgdn', 'the PostgreSQL provider'],
  ['carlpett', 'the SOPS provider'],
  ['aminueza', 'the MinIO provider'],
]);
