import type { GameEntry } from '#games/game-entry.ts'
import { dailySeed, utcDay } from '#kernel/daily.ts'
import { validateParams } from '#kernel/read-params.ts'
import { accept, type Result, rejectWith } from '#kernel/result.ts'
import { countsInStatistics, type StoredGame } from './saved-game-store.ts'

/** A puzzle of the day, with the saved game in which it was begun or finished. */
export interface DailyPuzzle<Saved extends StoredGame = StoredGame> {
  readonly game: string
  readonly name: string
  readonly day: string
  readonly seed: string
  readonly savedGame: Saved | undefined
}

export type DailyRefusals = {
  'no-daily-puzzles': { readonly title: string }
  'unknown-daily-puzzle': { readonly given: string; readonly known: string }
  'invalid-day': { readonly given: string }
  'future-day': Record<never, never>
}

const reject = rejectWith<DailyRefusals>()

/** The daily puzzles of a game, by their names, on one day. */
export function dailyPuzzlesOf<Saved extends StoredGame>(
  game: string,
  names: readonly string[],
  games: readonly Saved[],
  day: string,
): readonly DailyPuzzle<Saved>[] {
  return names.map(name => {
    const seed = dailySeed(name, day)
    const same = games.filter(
      stored =>
        stored.saved.record.game === game && stored.saved.record.seed === seed && countsInStatistics(stored),
    )
    // A puzzle that was finished once stays finished, however often it is played again.
    return { game, name, day, seed, savedGame: same.find(({ finished }) => finished) ?? same[0] }
  })
}

type GameWithDailies = Pick<GameEntry, 'card' | 'rules' | 'puzzles'>

export function dailyNamesOf({ puzzles }: GameWithDailies): readonly string[] {
  return Object.keys(puzzles?.dailies ?? {})
}

/** The name of a daily puzzle, with its day where that is not today. */
export interface DailyQuery {
  readonly name: string
  readonly day?: string | undefined
}

export function findDailyPuzzle<Saved extends StoredGame>(
  game: GameWithDailies,
  games: readonly Saved[],
  now: number,
  { name: given, day }: DailyQuery,
): Result<DailyPuzzle<Saved>, DailyRefusals> {
  const names = dailyNamesOf(game)
  const name = names.find(one => one === given.toLowerCase())
  const today = utcDay(now)
  if (names.length === 0) return reject('no-daily-puzzles', { title: game.card.title })
  if (name === undefined) return reject('unknown-daily-puzzle', { given, known: names.join(', ') })
  if (day !== undefined && !isValidDay(day)) return reject('invalid-day', { given: day })
  if (day !== undefined && day > today) return reject('future-day')
  return accept(dailyPuzzlesOf(game.rules.id, [name], games, day ?? today)[0]!)
}

function isValidDay(text: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00Z`) : Number.NaN
  return !Number.isNaN(at) && utcDay(at) === text
}

/** The params and the seed of a daily puzzle, the same for everybody. */
export function dailyRequest(
  { rules, puzzles }: GameWithDailies,
  { name, seed }: DailyPuzzle,
): { readonly params: object; readonly seed: string } {
  const params = validateParams<object>(rules, puzzles!.dailies![name]!)
  if (!params.ok)
    throw new Error(`The daily puzzle ${name} of ${rules.id} is refused: ${params.rejection.code}`)
  return { params: params.value, seed }
}

/** How far a player has come with a daily puzzle; `ms` is the playing time, where it is known. */
export type DailyState =
  | { readonly kind: 'new' }
  | { readonly kind: 'begun' | 'solved' | 'given-up'; readonly ms: number | undefined }

/** The result of the saved game, in as far as it is known. */
interface DailyResult {
  readonly won?: boolean | undefined
  readonly ms?: number | undefined
}

export function dailyState(
  { savedGame }: Pick<DailyPuzzle, 'savedGame'>,
  { won, ms }: DailyResult = {},
): DailyState {
  if (!savedGame) return { kind: 'new' }
  return { kind: !savedGame.finished ? 'begun' : won ? 'solved' : 'given-up', ms }
}
