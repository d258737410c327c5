/**
 * Whoever reads the output may stop before its end (`| head`): then the rest is dropped and the exit code still holds. Output that is lost for
 * another reason makes the run incomplete.
 */
export function reportLostOutput(program: NodeJS.Process): void {
  program.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
    if (code === 'EPIPE') return;
    program.stderr.write(
      `lockproof: The result could not be written (${code}); make room, or choose another place with --output.\n`,
    );
    program.exit(3);
  });
  program.stderr.on('error', () => {});
}
