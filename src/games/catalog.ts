import type { Engine, Report } from '#kernel/engine.ts'
import type { Rules } from '#kernel/rules.ts'
import type { Library } from '#lexicon/library.ts'
import type { EntryModule, GameEntry } from './game-entry.ts'

/** The games, one line each. */
const catalog: Readonly<Record<string, () => Promise<EntryModule>>> = {
  guessgo: () => import('./guessgo/entry.ts'),
  obstruction: () => import('./obstruction/entry.ts'),
  scribble: () => import('./scribble/entry.ts'),
  solitudo: () => import('./solitudo/entry.ts'),
  worderly: () => import('./worderly/entry.ts'),
}

export const gameIds: readonly string[] = Object.keys(catalog)

let library: () => Promise<Library> = () => Promise.reject(new Error('No library of words was provided.'))

/** Says where the words are, for games that need them: once in each program, before it loads a game. */
export function provideLexicons(open: () => Promise<Library>): void {
  let opening: Promise<Library> | undefined
  library = () => {
    opening ??= open()
    return opening
  }
}

/** A game to be described, not yet to be played; undefined for one that does not exist. */
export async function loadMetadata(id: string): Promise<GameEntry | undefined> {
  return gameIds.includes(id) ? (await catalog[id]!()).openGame(() => library()) : undefined
}

/** A game that is ready to be played; undefined for one that does not exist. */
export async function loadGame(id: string): Promise<GameEntry | undefined> {
  const entry = await loadMetadata(id)
  await entry?.rules.load?.()
  return entry
}

/** The engine of a game beside its rules, for a worker. */
export async function loadEngine(
  id: string,
  report: Report,
): Promise<{ readonly rules: Rules; readonly engine: Engine }> {
  const entry = await loadMetadata(id)
  if (!entry) throw new Error(`There is no game called ${id}.`)
  return { rules: entry.rules, engine: await entry.createEngine(report) }
}
