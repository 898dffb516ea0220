/** A bug that is planted on purpose: tests that still pass with it do not keep the promise. */
export interface Mutant {
  /** The effect of the bug. */
  readonly bug: string
  /** The promises that it breaks: invariants I1 to I5, faults F1 to F22. */
  readonly breaks: string
  readonly file: string
  /** The exact text in the file, which occurs once, and the bug in its place. */
  readonly replace: string
  readonly by: string
  /** The narrowest tests that must notice. */
  readonly tests: readonly string[]
}
