import type { OwnLexicons } from '#lexicon/own.ts'
import type { Clock } from '#session/clock.ts'
import type { Player } from '#session/player.ts'
import type { Shelf } from '#session/shelf.ts'
import type { Thinker } from '#session/thinker.ts'
import type { TerminalFacts } from './kit/look.ts'
import type { Roads } from './online/roads.ts'

/** A shelf that may also tell in which file a game is kept. */
export interface TerminalShelf extends Shelf {
  pathOf?(id: string): string
}

/** Small things that are remembered from one visit to the next. */
export interface Memory {
  recall(name: string): string | undefined
  remember(name: string, value: string): void
  /** All of it, by name. */
  all(): Readonly<Record<string, string>>
  forget(): void
}

/** Files that a person names, and dictionaries that were brought. */
export interface BroughtFiles {
  /** Undefined where there is no such file. */
  readText(path: string): Promise<string | undefined>
  /** Writes a new file, never over another; else says in words why not. */
  writeText(path: string, text: string): Promise<string | undefined>
  /** The dictionaries that are kept here. */
  loadOwn(): Promise<OwnLexicons>
  /** The lists of one's own of which puzzles were made. */
  loadLists(): Promise<OwnLexicons>
  /** Compiles a dictionary and keeps it; else says in words why not. */
  addDictionary(
    own: OwnLexicons,
    file: { readonly path: string; readonly letters: string | undefined },
  ): Promise<{ readonly ok: true; readonly hash: string } | { readonly ok: false; readonly why: string }>
}

/** All that the terminal takes from the machine it runs on. */
export interface TerminalHost {
  readonly thinker: Thinker
  readonly clock: Clock
  readonly shelf: TerminalShelf
  readonly memory: Memory
  readonly brought: BroughtFiles
  /** To houses elsewhere. */
  readonly roads: Roads
  newSeed(): string
  newId(): string
  readonly input: NodeJS.ReadStream
  readonly output: NodeJS.WriteStream
  readonly facts: TerminalFacts
}

/** A game that is asked for by its choices; the setup is checked before it begins. */
export interface GameRequest {
  readonly game: string
  readonly setup: object
  readonly players: readonly Player[]
  readonly seed?: string
}
