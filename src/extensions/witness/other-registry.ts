import { publicRegistries } from '../../address/address.ts';
import { hashicorp, openTofu } from '../../address/publishers.ts';

/** HashiCorp and OpenTofu build these for each registry anew, so the other one says nothing about them. */
const ownBuilds = [hashicorp, openTofu].flatMap(({ addresses }) =>
  addresses.map((prefix) => prefix.split('/')[1]),
);

/** The same provider at the other public registry (both list an account of GitHub); `null`: it lists none. */
export function atOtherRegistry(address: string): string | null {
  const [host = '', namespace, type] = address.split('/');
  const other = publicRegistries.find((each) => each !== host);
  if (!publicRegistries.includes(host) || ownBuilds.includes(namespace)) return null;
  return `${other}/${namespace}/${type}`;
}
