/** A table in a few words; an urgent one waits for this player alone. */
export interface Door {
  readonly code: string
  readonly words: string
  readonly urgent: boolean
}

/** Where this player sits or is asked for, and the ids of those tables. */
export interface Mine {
  readonly doors: readonly Door[]
  readonly tables: ReadonlySet<string>
}
