import type { Game, Report } from '#kernel/game.ts'
import type { FirstStep, Lesson } from '#kernel/lesson.ts'
import type { RuleVersions } from '#kernel/rule-versions.ts'
import type { Tool } from '#kernel/tool.ts'
import type { GameWords } from '#kernel/words.ts'
import type { Library } from '#lexicon/library.ts'

/** A game as the shells get hold of it. What is heavy or seldom wanted is loaded when asked for. */
export interface GameEntry extends RuleVersions {
  /** Its rules. What needs thought (bots, hints, reviews) may be left to the engine. */
  readonly game: Game
  readonly words: GameWords
  /** Where a game of words has them from. */
  readonly library?: Library
  /** What a word means, in a game that is about words; of the dictionary named by its hash, where one is. */
  define?: Library['define']
  /** The same game with its bots, hints and reviews at full strength; they report while they work. */
  createEngine(report: Report): Promise<Game>
  /** Three steps by which the game is met for the first time. */
  loadFirstSteps(): Promise<{ readonly firstSteps: readonly FirstStep[] }>
  /** The game taught step by step, where it is. */
  loadLessons?(): Promise<{ readonly lessons: readonly Lesson[] }>
  /** How a finished game is drawn in signs, from its positions, to be sent along with the result. */
  loadResultGrid?(): Promise<{ resultGrid(views: readonly object[]): string }>
  loadTools(): Promise<{ readonly tools: Readonly<Record<string, Tool>> }>
}

const catalog: Readonly<Record<string, () => Promise<GameEntry>>> = {
  guessgo: () => import('./guessgo/entry.ts'),
  obstruction: () => import('./obstruction/entry.ts'),
  scribble: () =>
    Promise.all([import('./scribble/entry.ts'), library()]).then(([scribble, words]) =>
      scribble.openScribble(words),
    ),
  solitudo: () => import('./solitudo/entry.ts'),
  worderly: async () => (await import('./worderly/entry.ts')).openWorderly(() => library()),
}

export const gameIds: readonly string[] = Object.keys(catalog)

let library: () => Promise<Library> = () => Promise.reject(new Error('Nobody has said where the words are.'))

/** Says where the words are, for games that need them: once in each program, before it loads a game. */
export function provideLexicons(open: () => Promise<Library>): void {
  let opening: Promise<Library> | undefined
  library = () => {
    opening ??= open()
    return opening
  }
}

/** A game to be spoken of, not yet to be played; undefined for one that is not here. */
export async function loadMetadata(id: string): Promise<GameEntry | undefined> {
  return gameIds.includes(id) ? catalog[id]!() : undefined
}

/** A game by its name, ready to be played; undefined for one that is not here. */
export async function loadGame(id: string): Promise<GameEntry | undefined> {
  const entry = await loadMetadata(id)
  await entry?.game.preload?.()
  return entry
}

/** The engine of a game, for a worker. */
export async function loadEngine(id: string, report: Report): Promise<Game> {
  const entry = await loadMetadata(id)
  if (!entry) throw new Error(`There is no game called ${id}.`)
  return entry.createEngine(report)
}
