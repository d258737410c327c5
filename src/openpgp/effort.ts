export type Effort = ReturnType<typeof fullEffort>;

/** How many more signatures are checked: thousands keep a run busy (T29), and real keys have a handful. One that is computed in JavaScript takes hundredths of a second, and counts as many. */
export function fullEffort() {
  return { left: mostChecks * computedHere };
}

export const mostChecks = 200;
export const computedHere = 10;

/** A listed key costs more than {@link fullEffort}. */
export class EffortError extends Error {
  constructor() {
    super(
      `the listed keys have more signatures of their own than the ${mostChecks} that are checked (${mostChecks * computedHere} of a kind that takes less time)`,
    );
    this.name = 'EffortError';
  }
}
