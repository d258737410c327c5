/** One workflow command as the runner reads it. */
export interface PrintedAnnotation {
  readonly level: string;
  readonly title: string | null;
  readonly file: string | null;
  readonly line: number | null;
  readonly message: string;
}

/** The annotations of a log, decoded as the runner decodes them. */
export function annotationsIn(stdout: string): PrintedAnnotation[] {
  return stdout.split(/\r\n|[\r\n]/).flatMap((line) => {
    const [, level, properties = '', message = ''] = annotation.exec(line) ?? [];
    if (level === undefined) return [];
    const values = new Map(
      properties.split(',').map((property) => {
        const [name = '', value = ''] = property.trim().split('=');
        return [name, decoded(value)] as const;
      }),
    );
    const at = values.get('line');
    return [
      {
        level,
        title: values.get('title') ?? null,
        file: values.get('file') ?? null,
        line: at === undefined ? null : Number(at),
        message: decoded(message),
      },
    ];
  });
}

/** Lines that the runner would read as commands, other than annotations and the folds of our log. */
export function otherCommandsIn(stdout: string): string[] {
  return stdout
    .split(/\r\n|[\r\n]/)
    .filter((line) => /^\s*::|##\[/.test(line) && !annotation.test(line) && !folds.includes(line));
}

/** The folds of the log. */
export const folds: readonly string[] = [
  '::group::Reading the two revisions',
  '::group::Asking the registries',
  '::group::Writing to the pull request',
  '::endgroup::',
];

/** The signs of a crash in any output. */
export const stackTrace: RegExp =
  /^\s+at \S.*(?:\(|:\d+:\d+)|node:internal|UnhandledPromise|Lockproof stopped on an error/m;

const annotation = /^::(error|warning|notice)(?: ((?:[a-zA-Z]+=[^,:]*,?)+))?::(.*)$/;

function decoded(text: string): string {
  return text
    .replaceAll('%2C', ',')
    .replaceAll('%3A', ':')
    .replaceAll('%0A', '\n')
    .replaceAll('%0D', '\r')
    .replaceAll('%25', '%');
}
