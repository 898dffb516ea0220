import type { Moved as MovedAnywhere } from '#session/moved-words.ts'

/** What came of bringing in a file of everything. */
export interface Moved extends MovedAnywhere {
  /** One sentence for each thing that could not be taken. */
  readonly refused: readonly string[]
}
