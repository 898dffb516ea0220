import { GameLoader, type GameWithFace } from '#app/game-loader.ts'
import { hasSavedChoices } from '#app/last-choices.ts'
import type { GameEntry } from '#games/game-entry.ts'
import type { Result } from '#kernel/result.ts'
import { type GamePart, partsOf } from './game-parts.ts'
import type { Face } from './kit/face.ts'
import { preferences } from './preferences.ts'
import { faces } from './web-cards.ts'

const partLoaders = {
  puzzle: () => import('./puzzle/puzzle.tsx'),
  multiplayer: () => import('./multiplayer/multiplayer.tsx'),
  customWords: () => import('./custom-words/custom-words.tsx'),
} satisfies Readonly<Record<GamePart, () => Promise<object>>>

type LoadedParts = { readonly [Part in GamePart]?: Awaited<ReturnType<(typeof partLoaders)[Part]>> }

/** A game with its face and the parts of the pages that only games of its kind need. */
export type LoadedGame = GameWithFace<Face> & LoadedParts

const loader = new GameLoader<Face, LoadedParts>(faces, loadParts)

async function loadParts(entry: GameEntry): Promise<LoadedParts> {
  const parts = partsOf(entry).map(async part => [part, await partLoaders[part]()] as const)
  return Object.fromEntries(await Promise.all(parts))
}

/** The games whose set-up page can be drawn without waiting. */
const readyForSetup = new Map<string, LoadedGame>()

/** A game that is ready to be played; refused where there is none of this id. */
export function findGame(id: string): Promise<Result<LoadedGame>> {
  return loader.load(id)
}

/** A game that is ready to be played. */
export async function loadGame(id: string): Promise<LoadedGame> {
  return loadedOrThrow(await loader.load(id))
}

/** A game to be described: the data that its rules look up may still be missing. */
export async function loadGameMetadata(id: string): Promise<LoadedGame> {
  return loadedOrThrow(await loader.loadMetadata(id))
}

/** A game for its set-up page: its word lists may still be loading, except for custom dictionaries that may be chosen already. */
export async function loadGameForSetup(id: string): Promise<LoadedGame> {
  const loadedGame = await loadGameMetadata(id)
  if (hasSavedChoices(preferences, id)) await loadedGame.library?.customDictionaries.load()
  readyForSetup.set(id, loadedGame)
  return loadedGame
}

export function gameReadyForSetup(id: string): LoadedGame | undefined {
  return readyForSetup.get(id)
}

function loadedOrThrow(loaded: Result<LoadedGame>): LoadedGame {
  if (!loaded.ok) throw new Error(`The game cannot be loaded: ${loaded.rejection.code}`)
  return loaded.value
}
