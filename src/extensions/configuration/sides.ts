import type { Surroundings } from '../../source/source.ts';
import type { ConfigurationReader } from './requirements/read-configurations.ts';

export interface Sides<T> {
  readonly base?: T | undefined;
  readonly head: T;
}

export type Revision = Omit<Surroundings, 'attributesOf'>;

/** One revision with the configuration that is read of it, each folder once. */
export interface ReadSide extends Revision {
  readonly configuration: ConfigurationReader;
}

export type ReadSides = Required<Sides<ReadSide>> & { readonly base: ReadSide };
