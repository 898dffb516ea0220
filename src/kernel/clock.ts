/** The time, injected by the shell: code that reads the system clock could not be tested or replayed. */
export interface Clock {
  now(): number
  /** Calls back once after this many milliseconds. Returns a function that cancels the timer. */
  after(ms: number, call: () => void): () => void
}
