/** Thrown by a write after the reader has closed the pipe, as `| head -1` does. */
export class PipeClosedError extends Error {}

/** Writes a line to standard output; throws once nobody reads it any more, so that long work ends at once. */
export function writeLine(line: string): void {
  process.stdout.write(`${line}\n`)
  // The event of this error would come only when the work is over.
  if (isPipeClosed(process.stdout.errored)) throw new PipeClosedError()
}

export function isPipeClosed(error: unknown): boolean {
  return (error as NodeJS.ErrnoException | null)?.code === 'EPIPE'
}
