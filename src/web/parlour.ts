import { type GameEntry, loadOutline as loadEntry } from '#games/catalog.ts'
import type { Editions } from '#kernel/editions.ts'
import type { AnyOptions } from '#kernel/options.ts'
import type { GameWords } from '#kernel/words.ts'
import type { Library } from '#lexicon/library.ts'
import { faces } from './faces.ts'
import type { Face } from './kit/face.ts'

/** A game with all the browser needs to play it. */
export interface ParlourGame extends Editions {
  readonly words: GameWords
  readonly face: Face
  readonly loadFirstSteps: GameEntry['loadFirstSteps']
  readonly loadLessons?: GameEntry['loadLessons']
  readonly loadResultGrid?: GameEntry['loadResultGrid']
  /** What the pages need for one who plays alone, or for several: one of the two. */
  readonly solo?: typeof import('./solo/solo.tsx')
  readonly several?: typeof import('./several/several.tsx')
  /** Where a game of words has them from. */
  readonly library?: Library
  /** What it takes to bring one's own words, in a game that can be played with them. */
  readonly brought?: typeof import('./brought/brought.tsx')
}

const loaded = new Map<string, Promise<ParlourGame>>()

/** A game ready to be played. */
export async function loadGame(id: string): Promise<ParlourGame> {
  const parlour = await loadOutline(id)
  await parlour.game.ready?.()
  return parlour
}

/** A game to be spoken of: what its rules look up may not be here yet. */
export function loadOutline(id: string): Promise<ParlourGame> {
  const known = loaded.get(id)
  if (known) return known
  const loading = load(id)
  loaded.set(id, loading)
  // A chunk that did not arrive may arrive when asked for again.
  loading.catch(() => loaded.delete(id))
  return loading
}

async function load(id: string): Promise<ParlourGame> {
  const [entry, drawn] = await Promise.all([loadEntry(id), faces[id]?.()])
  if (!entry || !drawn) throw new Error(`There is no game called ${id}.`)
  const { game, words, earlier, loadFirstSteps, loadLessons, loadResultGrid, library } = entry
  return {
    game,
    words,
    face: drawn.face,
    loadFirstSteps,
    ...(earlier && { earlier }),
    ...(loadLessons && { loadLessons }),
    ...(loadResultGrid && { loadResultGrid }),
    ...(library && { library }),
    ...(Object.values(game.options as AnyOptions).some(({ kind }) => kind === 'lexicon') && {
      brought: await import('./brought/brought.tsx'),
    }),
    ...(game.seats === 1
      ? { solo: await import('./solo/solo.tsx') }
      : { several: await import('./several/several.tsx') }),
  }
}
