/** A table in a few words; an urgent one waits for this player alone. */
export interface TableLink {
  readonly code: string
  readonly label: string
  readonly isUrgent: boolean
}

/** Where this player sits or is asked for, and the ids of those tables. */
export interface MyTables {
  readonly links: readonly TableLink[]
  readonly tableIds: ReadonlySet<string>
}
