import type { PuzzleResult } from '#app/statistics.ts'

/** For a game that comes with menus of its own: what to do, then which level. Both answer to what is typed. */
export interface FaceMenu {
  /** The option that the menu of levels asks for. */
  readonly option: string
  readonly levels: readonly { readonly value: string; readonly label: string; readonly note: string }[]
  /** What stands beside a level instead of its note, once games that are kept have something to tell of it. */
  levelNote?(value: string, results: readonly PuzzleResult[]): string | undefined
  readonly words: {
    readonly play: string
    readonly playNote: string
    readonly help: string
    readonly resume: string
    readonly others: string
    readonly othersNote: string
    readonly exit: string
    readonly exitNote: string
    /** Where there is a parlour to go back to. */
    readonly toHome: string
    /** Above the levels; and what leads back to them. */
    readonly levels: string
    readonly toLevels: string
    readonly back: string
    readonly backNote: string
  }
}
