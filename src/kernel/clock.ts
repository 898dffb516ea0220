/** Time, handed in by the shell so that nothing here reads it by itself. */
export interface Clock {
  now(): number
  /** Calls back once after this many milliseconds; the answer stops it. */
  after(ms: number, call: () => void): () => void
}
