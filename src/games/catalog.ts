import type { Engine, Report } from '#kernel/engine.ts'
import type { Rules } from '#kernel/rules.ts'
import type { Library } from '#lexicon/library.ts'
import type { EntryModule, GameEntry } from './game-entry.ts'

/** Adding a game takes one line here. */
const catalog: Readonly<Record<string, () => Promise<EntryModule>>> = {
  guessgo: () => import('./guessgo/entry.ts'),
  obstruction: () => import('./obstruction/entry.ts'),
  scribble: () => import('./scribble/entry.ts'),
  solitudo: () => import('./solitudo/entry.ts'),
  worderly: () => import('./worderly/entry.ts'),
}

export const gameIds: readonly string[] = Object.keys(catalog)

let library: () => Promise<Library> = () => Promise.reject(new Error('No library of words was provided.'))

/** Registers the word library for games that need it. Each program calls this once, before it loads a game. */
export function provideLexicons(open: () => Promise<Library>): void {
  let opening: Promise<Library> | undefined
  library = () => {
    opening ??= open()
    return opening
  }
}

/** Loads a game for describing it, without the data needed to play; undefined for an unknown id. */
export async function loadMetadata(id: string): Promise<GameEntry | undefined> {
  return gameIds.includes(id) ? (await catalog[id]!()).openGame(() => library()) : undefined
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
