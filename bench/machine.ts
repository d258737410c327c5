import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';

/** Describes the machine of the measurement; the load shows how busy it was. */
export function machineLine(): string {
  const memory = `${Math.round(totalmem() / 1024 ** 3)} GiB`;
  const load = loadavg()
    .slice(0, 2)
    .map((figure) => figure.toFixed(1))
    .join(', ');
  return `${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${availableParallelism()} cores, ${memory}; ${process.platform}_${process.arch}; Node ${process.versions.node}, zlib ${process.versions.zlib}, OpenSSL ${process.versions.openssl}; load ${load}`;
}
