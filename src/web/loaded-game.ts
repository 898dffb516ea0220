import { hasSavedChoices } from '#app/last-choices.ts'
import { loadMetadata as loadEntry } from '#games/catalog.ts'
import type { GameEntry } from '#games/game-entry.ts'
import { faces, type GamePart, partsOf } from './faces.ts'
import type { Face } from './kit/face.ts'
import { preferences } from './preferences.ts'

/** A game with its face and the parts of the pages that only games of its kind need. */
export interface LoadedGame extends GameEntry {
  readonly face: Face
  /** The pages' part for puzzles; every game has either this one or `multiplayer`. */
  readonly puzzle?: typeof import('./puzzle/puzzle.tsx')
  readonly multiplayer?: typeof import('./multiplayer/multiplayer.tsx')
  /** The pages' part for custom dictionaries, in a game that can be played with them. */
  readonly customWords?: typeof import('./custom-words/custom-words.tsx')
}

const moduleLoaders: { readonly [Name in GamePart]: () => Promise<NonNullable<LoadedGame[Name]>> } = {
  puzzle: () => import('./puzzle/puzzle.tsx'),
  multiplayer: () => import('./multiplayer/multiplayer.tsx'),
  customWords: () => import('./custom-words/custom-words.tsx'),
}

const loadingGames = new Map<string, Promise<LoadedGame>>()

/** The games whose set-up page can be drawn without waiting. */
const readyForSetup = new Map<string, LoadedGame>()

/** A game that is ready to be played. */
export async function loadGame(id: string): Promise<LoadedGame> {
  const loadedGame = await loadGameMetadata(id)
  await loadedGame.rules.load?.()
  return loadedGame
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

/** A game to be described: the data that its rules look up may still be missing. */
export function loadGameMetadata(id: string): Promise<LoadedGame> {
  const known = loadingGames.get(id)
  if (known) return known
  const loading = load(id)
  loadingGames.set(id, loading)
  // A chunk that failed to load may load on the next try.
  loading.catch(() => loadingGames.delete(id))
  return loading
}

async function load(id: string): Promise<LoadedGame> {
  const loadFace = faces[id]
  if (!loadFace) throw new Error(`There is no game called ${id}.`)
  const [entry, { face }, ...parts] = await Promise.all([
    loadEntry(id) as Promise<GameEntry>,
    loadFace(),
    ...partsOf(id).map(async part => ({ [part]: await moduleLoaders[part]() })),
  ])
  return { ...entry, face, ...(Object.assign({}, ...parts) as Pick<LoadedGame, GamePart>) }
}
