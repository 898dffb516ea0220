import type { Engine, Report } from '#kernel/engine.ts'
import type { Rules } from '#kernel/rules.ts'
import type { LexiconName, Library } from '#lexicon/library.ts'
import type { GameCard, GameEntry } from './game-entry.ts'
import * as gameList from './game-list.ts'

/** All games, in the order of menus and lists. */
export const gameCards: readonly GameCard[] = Object.values(gameList).toSorted(
  (one, other) => one.place.menu - other.place.menu,
)

export const gameIds: readonly string[] = Object.values(gameList).map(({ id }) => id)

/** The title of a game; of an unknown one, its id. */
export function titleOf(id: string): string {
  return cardOf(id)?.title ?? id
}

function cardOf(id: string): GameCard | undefined {
  return gameCards.find(card => card.id === id)
}

let library: () => Promise<Library> = () => Promise.reject(new Error('No library of words was provided.'))

/** Registers the word library for games that need it. Each program calls this once, before it loads a game. */
export function provideLexicons(open: () => Promise<Library>): void {
  let opening: Promise<Library> | undefined
  library = () => {
    opening ??= open()
    return opening
  }
}

/** A built-in lexicon of the provided library, for the workers that this thread starts. */
export async function loadLexicon(name: string): ReturnType<Library['loadLexicon']> {
  return (await library()).loadLexicon(name as LexiconName)
}

/** Loads a game for describing it, without the data needed to play; undefined for an unknown id. */
export async function loadMetadata(id: string): Promise<GameEntry | undefined> {
  const card = cardOf(id)
  return card && { ...(await (await card.loadEntry()).openGame(() => library())), card }
}

/** Loads a game that is ready to be played; undefined for an unknown id. */
export async function loadGame(id: string): Promise<GameEntry | undefined> {
  const entry = await loadMetadata(id)
  await entry?.rules.load?.()
  return entry
}

/** Loads the rules and the engine of a game, for a worker. */
export async function loadEngine(
  id: string,
  report: Report,
): Promise<{ readonly rules: Rules; readonly engine: Engine }> {
  const entry = await loadMetadata(id)
  if (!entry) throw new Error(`There is no game called ${id}.`)
  return { rules: entry.rules, engine: await entry.createEngine(report) }
}

/** Loads the ids of a game's lessons in order; none for a game without lessons or an unknown id. */
export async function loadLessonIds(id: string): Promise<readonly string[]> {
  const course = await (await loadMetadata(id))?.loadLessons?.()
  return course?.lessons.map(lesson => lesson.id) ?? []
}
