import { loadMetadata as loadEntry } from '#games/catalog.ts'
import type { GameEntry } from '#games/game-entry.ts'
import type { RuleVersions } from '#kernel/rule-versions.ts'
import type { GameText } from '#kernel/text.ts'
import type { Library } from '#lexicon/library.ts'
import { faces, type GamePart, partsOf } from './faces.ts'
import type { Face } from './kit/face.ts'
import { hasSavedChoices } from './setup/last-choices.ts'

/** A game with all the browser needs to play it. */
export interface LoadedGame extends RuleVersions {
  readonly text: GameText
  readonly face: Face
  readonly loadFirstSteps: GameEntry['loadFirstSteps']
  readonly loadLessons?: GameEntry['loadLessons']
  readonly loadResultGrid?: GameEntry['loadResultGrid']
  /** What the pages need for one who plays alone, or for several: one of the two. */
  readonly puzzle?: typeof import('./puzzle/puzzle.tsx')
  readonly multiplayer?: typeof import('./multiplayer/multiplayer.tsx')
  /** Where a game of words has them from. */
  readonly library?: Library
  /** What it takes to bring one's own words, in a game that can be played with them. */
  readonly customWords?: typeof import('./custom-words/custom-words.tsx')
}

const moduleLoaders: { readonly [Name in GamePart]: () => Promise<NonNullable<LoadedGame[Name]>> } = {
  puzzle: () => import('./puzzle/puzzle.tsx'),
  multiplayer: () => import('./multiplayer/multiplayer.tsx'),
  customWords: () => import('./custom-words/custom-words.tsx'),
}

const loadingGames = new Map<string, Promise<LoadedGame>>()

/** Those that can be set up at once. */
const readyForSetup = new Map<string, LoadedGame>()

/** A game ready to be played. */
export async function loadGame(id: string): Promise<LoadedGame> {
  const loadedGame = await loadGameMetadata(id)
  await loadedGame.rules.load?.()
  return loadedGame
}

/** A game to be set up: its words may still be on their way, but those that may have been chosen the last time. */
export async function loadGameForSetup(id: string): Promise<LoadedGame> {
  const loadedGame = await loadGameMetadata(id)
  if (hasSavedChoices(id)) await loadedGame.library?.customDictionaries.load()
  readyForSetup.set(id, loadedGame)
  return loadedGame
}

export function gameReadyForSetup(id: string): LoadedGame | undefined {
  return readyForSetup.get(id)
}

/** A game to be spoken of: what its rules look up may not be here yet. */
export function loadGameMetadata(id: string): Promise<LoadedGame> {
  const known = loadingGames.get(id)
  if (known) return known
  const loading = load(id)
  loadingGames.set(id, loading)
  // A chunk that did not arrive may arrive when asked for again.
  loading.catch(() => loadingGames.delete(id))
  return loading
}

async function load(id: string): Promise<LoadedGame> {
  const loadFace = faces[id]
  if (!loadFace) throw new Error(`There is no game called ${id}.`)
  const [entry, { face }, ...more] = await Promise.all([
    loadEntry(id) as Promise<GameEntry>,
    loadFace(),
    ...partsOf(id).map(async part => ({ [part]: await moduleLoaders[part]() })),
  ])
  const { rules, text, earlier, loadFirstSteps, loadLessons, loadResultGrid, library } = entry
  return {
    rules,
    text,
    face,
    loadFirstSteps,
    ...(earlier && { earlier }),
    ...(loadLessons && { loadLessons }),
    ...(loadResultGrid && { loadResultGrid }),
    ...(library && { library }),
    ...(Object.assign({}, ...more) as Pick<LoadedGame, GamePart>),
  }
}
