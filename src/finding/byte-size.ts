const units = ['KiB', 'MiB', 'GiB', 'TiB'] as const;

/** `830 bytes`, `4.3 GiB`: in the units of `max-download`. */
export function byteSize(bytes: number): string {
  if (bytes < 1024) return bytes === 1 ? '1 byte' : `${bytes} bytes`;
  const power = powerOf(bytes);
  return `${Number((bytes / 1024 ** power).toFixed(1))} ${units[power - 1]}`;
}

/** `5GiB`: a value for `max-download` that allows at least so many bytes. */
export function enoughBytes(bytes: number): string {
  const power = Math.max(1, powerOf(bytes));
  return `${Math.max(1, Math.ceil(bytes / 1024 ** power))}${units[power - 1]}`;
}

export const powerOf = (bytes: number): number =>
  Math.min(Math.floor(Math.log2(Math.max(1, bytes)) / 10), units.length);
