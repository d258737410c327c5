import type { Evidence, HashProof } from './evidence.ts';

/** Says how many bytes the run needs beside `downloaded`; an unknown size counts like the largest package. */
export function withBudgetNeed(evidence: Evidence, downloaded: number): Evidence {
  const undone = [...evidence.values()].flatMap((one) => one.undone ?? []);
  const largest = Math.max(0, ...undone.flatMap(({ bytes }) => bytes ?? []));
  if (largest === 0) return evidence;
  const needed = undone.reduce((sum, { bytes }) => sum + (bytes ?? largest), downloaded);
  const told = (proof: HashProof): HashProof =>
    proof.level === 'unavailable' && proof.code === 'budget' ? { ...proof, needed } : proof;
  return new Map(
    [...evidence].map(([key, one]) => {
      const proofs = new Map([...one.proofs].map(([hash, proof]) => [hash, told(proof)]));
      return [key, { ...one, proofs }];
    }),
  );
}
