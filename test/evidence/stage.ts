import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { PublishOptions } from '../support/signed-registry/release.ts';
import {
  type PublishedVersion,
  type SignedRegistry,
  startSignedRegistry,
} from '../support/signed-registry/signed-registry.ts';
import { openRun, type Run, type RunOptions } from './ports.ts';

/** A registry that the tests of a file share, and a separate run for each of them. */
export interface Stage {
  readonly double: SignedRegistry;
  readonly run: Run;
  /** A version of a provider that no other test uses. */
  publish(options?: Partial<PublishOptions>): Promise<PublishedVersion>;
  /** The text that the registry serves at a path. */
  served(path: string): string;
  /** Serves something else at a path until the test ends. */
  override(...answer: Parameters<SignedRegistry['override']>): void;
  /** Replaces the run of the test. */
  reopen(options: RunOptions): Promise<void>;
  /** The paths that this test requested from the registry, in order. */
  askedPaths(): readonly string[];
}

/** Call it at the top of a file. */
export function setStage(): Stage {
  let double: SignedRegistry;
  let run: Run;
  let published = 0;
  const undo: (() => void)[] = [];

  beforeAll(async () => {
    double = await startSignedRegistry();
  });
  afterAll(() => double.close());
  beforeEach(() => {
    double.clearRequests();
    run = openRun(double);
  });
  afterEach(async () => {
    for (const restore of undo.splice(0)) restore();
    await run.close();
  });

  return {
    get double() {
      return double;
    },
    get run() {
      return run;
    },
    publish(options) {
      published += 1;
      return double.publish({ namespace: 'acme', type: `widget${published}`, version: '1.2.3', ...options });
    },
    served: (path) => Buffer.from(double.stored(path)?.body ?? []).toString(),
    override: (...answer) => void undo.push(double.override(...answer)),
    async reopen(options) {
      await run.close();
      run = openRun(double, options);
    },
    askedPaths: () => double.requests.map(({ path }) => path),
  };
}
