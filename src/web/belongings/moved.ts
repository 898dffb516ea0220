/** What came of bringing in a file of everything. */
export interface Moved {
  readonly games: Counted
  readonly dictionaries: Counted
  readonly remembered: { readonly brought: number; readonly left: number }
  /** One sentence for each thing that could not be taken. */
  readonly refused: readonly string[]
}

export interface Counted {
  readonly brought: number
  /** What was here already. */
  readonly here: number
}
