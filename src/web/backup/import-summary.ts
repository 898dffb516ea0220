import type { ImportSummary as MovedAnywhere } from '#app/backup-words.ts'

/** What came of bringing in a file of everything. */
export interface ImportSummary extends MovedAnywhere {
  /** One sentence for each thing that could not be taken. */
  readonly refused: readonly string[]
}
