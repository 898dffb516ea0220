import type { KeyValueStore } from '#app/key-value-store.ts'
import type { SavedGameStore } from '#app/saved-game-store.ts'
import type { EngineClient } from '#engine-client/engine-client.ts'
import type { Clock } from '#kernel/clock.ts'
import type { CustomDictionaries } from '#lexicon/custom-dictionaries.ts'
import type { TerminalCapabilities } from '../kit/theme.ts'
import type { ServerAccess } from '../online/server-access.ts'

/** A store of saved games that may know the file of each. */
export interface TerminalSavedGameStore extends SavedGameStore {
  pathOf?(id: string): string
}

/** Files by path, and the custom dictionaries. */
export interface LocalFiles {
  /** Undefined where the file does not exist. */
  readText(path: string): Promise<string | undefined>
  /** Writes a new file and never overwrites one; returns the error as a sentence. */
  writeText(path: string, text: string): Promise<string | undefined>
  /** The saved custom dictionaries. */
  loadDictionaries(): Promise<CustomDictionaries>
  /** The saved word lists of custom puzzles. */
  loadWordLists(): Promise<CustomDictionaries>
  /** Compiles and saves a dictionary; returns the error as a sentence. */
  addDictionary(
    dictionaries: CustomDictionaries,
    file: { readonly path: string; readonly letters: string | undefined },
  ): Promise<{ readonly ok: true; readonly hash: string } | { readonly ok: false; readonly why: string }>
}

/** Everything that the terminal needs from the machine. */
export interface TerminalHost {
  readonly engineClient: EngineClient
  /** A worker of its own for the position on the screen, which would otherwise wait for the review of the whole game. */
  readonly analysisEngine: EngineClient
  readonly clock: Clock
  readonly savedGames: TerminalSavedGameStore
  readonly preferences: KeyValueStore
  readonly files: LocalFiles
  readonly serverAccess: ServerAccess
  newSeed(): string
  newId(): string
  readonly input: NodeJS.ReadStream
  readonly output: NodeJS.WriteStream
  readonly capabilities: TerminalCapabilities
}
