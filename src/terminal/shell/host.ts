import type { SavedGameStore } from '#app/saved-game-store.ts'
import type { EngineClient } from '#engine-client/engine-client.ts'
import type { Clock } from '#kernel/clock.ts'
import type { CustomDictionaries } from '#lexicon/custom-dictionaries.ts'
import type { Player } from '#table/player.ts'
import type { TerminalCapabilities } from '../kit/theme.ts'
import type { ServerAccess } from '../online/server-access.ts'

/** A shelf that may also tell in which file a game is kept. */
export interface TerminalSavedGameStore extends SavedGameStore {
  pathOf?(id: string): string
}

/** Small things that are remembered from one visit to the next. */
export interface KeyValueStore {
  get(name: string): string | undefined
  set(name: string, value: string): void
  /** All of it, by name. */
  entries(): Readonly<Record<string, string>>
  clear(): void
}

/** Files that a person names, and dictionaries that were brought. */
export interface LocalFiles {
  /** Undefined where there is no such file. */
  readText(path: string): Promise<string | undefined>
  /** Writes a new file, never over another; else says in words why not. */
  writeText(path: string, text: string): Promise<string | undefined>
  /** The dictionaries that are kept here. */
  loadDictionaries(): Promise<CustomDictionaries>
  /** The lists of one's own of which puzzles were made. */
  loadWordLists(): Promise<CustomDictionaries>
  /** Compiles a dictionary and keeps it; else says in words why not. */
  addDictionary(
    dictionaries: CustomDictionaries,
    file: { readonly path: string; readonly letters: string | undefined },
  ): Promise<{ readonly ok: true; readonly hash: string } | { readonly ok: false; readonly why: string }>
}

/** All that the terminal takes from the machine it runs on. */
export interface TerminalHost {
  readonly engineClient: EngineClient
  readonly clock: Clock
  readonly savedGames: TerminalSavedGameStore
  readonly preferences: KeyValueStore
  readonly files: LocalFiles
  /** To houses elsewhere. */
  readonly serverAccess: ServerAccess
  newSeed(): string
  newId(): string
  readonly input: NodeJS.ReadStream
  readonly output: NodeJS.WriteStream
  readonly capabilities: TerminalCapabilities
}

/** A game that is asked for by its choices; the setup is checked before it begins. */
export interface GameRequest {
  readonly game: string
  readonly params: object
  readonly players: readonly Player[]
  readonly seed?: string
}
