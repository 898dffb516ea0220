import { dailyExerciseId } from '#app/exercises/choose-exercise.ts'
import { type ExerciseLog, isSolved } from '#app/exercises/exercise-log.ts'
import { changeExerciseLog, readExerciseLog } from '#app/exercises/exercise-log-format.ts'
import { exercisePlayers } from '#app/exercises/exercise-players.ts'
import { ExerciseSeries, SERIES_NAMES, type SeriesName } from '#app/exercises/exercise-series.ts'
import { computeExerciseStatistics } from '#app/exercises/exercise-statistics.ts'
import { addMistakes, openMistakes, searchGame, unsearchedGames } from '#app/exercises/own-mistakes.ts'
import { exerciseText } from '#app/text/en/exercises.ts'
import { utcDay } from '#kernel/daily.ts'
import type { Exercise } from '#kernel/exercise.ts'
import { type ExerciseEnd, ExerciseSession } from '#session/exercise/exercise-session.ts'
import { exerciseRefusalText } from '#session/text/en/exercise.ts'
import type { LoadedGame } from '../game/loaded-game.ts'
import type { Glyphs } from '../kit/glyphs.ts'
import { sparkline } from '../kit/sparkline.ts'
import type { TerminalHost } from '../shell/host.ts'
import { exercisesText } from '../text/en/exercises.ts'
import { shellText } from '../text/en/shell.ts'

const SEED_LETTERS = 8
const CHART_COLUMNS = 40

export interface SeriesStart {
  /** The name of a series, or the id of an exercise. */
  readonly start: string
  readonly kind?: string | undefined
}

export function openSeries(
  host: TerminalHost,
  game: LoadedGame,
  { start, kind }: SeriesStart,
): ExerciseSeries {
  return new ExerciseSeries({
    game,
    preferences: host.preferences,
    clock: host.clock,
    generator: host.analysisEngine,
    newSeed: () => host.newSeed().slice(0, SEED_LETTERS),
    start,
    kind,
  })
}

export function openExercise(
  host: TerminalHost,
  loaded: LoadedGame,
  exercise: Exercise,
  onEnd: (end: ExerciseEnd) => void,
): ExerciseSession {
  return new ExerciseSession({
    rules: loaded.rules,
    exercise,
    engineClient: host.engineClient,
    players: seat => exercisePlayers(loaded, seat, shellText.setup.defaultName),
    onEnd,
  })
}

/** The game with the sentences of exercises besides its own. */
export function withExerciseWords(loaded: LoadedGame): LoadedGame {
  const { text } = loaded
  return { ...loaded, text: { ...text, refusals: { ...text.refusals, ...exerciseRefusalText } } }
}

/** The sentence of a series in which nothing is left. */
export function nothingLeft({ name }: Pick<ExerciseSeries, 'name'>): string {
  return name === 'bookmarks' ? exerciseText.none.bookmarks : exerciseText.none.mistakes
}

/** A series in a menu, with how far the player has come. */
export interface ListedSeries {
  readonly name: SeriesName
  readonly label: string
  readonly note: string
}

export function listSeries(host: TerminalHost, loaded: LoadedGame): readonly ListedSeries[] {
  const log = readExerciseLog(host.preferences, loaded.id)
  const { bestChallenges } = computeExerciseStatistics(log)
  const best = (solved: number | undefined) => (solved === undefined ? '' : exercisesText.best(solved))
  const notes: Readonly<Record<SeriesName, string>> = {
    next: '',
    daily: exerciseText.dailyDone[dailyState(host, loaded, log)],
    mistakes: exerciseText.waitingMistakes(openMistakes(log).length),
    bookmarks: exercisesText.count(log.bookmarks.length),
    streak: best(bestChallenges.streak),
    timed: best(bestChallenges.timed),
  }
  return SERIES_NAMES.map(name => ({ name, label: exerciseText.series[name].name, note: notes[name] }))
}

function dailyState({ clock }: TerminalHost, { exercises }: LoadedGame, { attempts }: ExerciseLog) {
  const id = dailyExerciseId(exercises!, utcDay(clock.now()))
  const attempt = attempts.find(one => one.id === id)
  if (!attempt) return 'new'
  return isSolved(attempt) ? 'solved' : 'failed'
}

/** The player's rating and results, in lines. */
export function exerciseStatisticsLines(
  { preferences }: Pick<TerminalHost, 'preferences'>,
  { id, text }: LoadedGame,
  glyphs: Glyphs,
): readonly string[] {
  const { tried, solved, rating, margin, history, kinds } = computeExerciseStatistics(
    readExerciseLog(preferences, id),
  )
  if (tried === 0) return [exerciseText.noneTried]
  return [
    exercisesText.standing(rating, margin, solved, tried),
    sparkline(
      history.map(point => point.rating),
      CHART_COLUMNS,
      glyphs,
    ),
    ...kinds.map(one =>
      exercisesText.ofKind(text.exercises?.[one.kind]?.name ?? one.kind, one.solved, one.tried),
    ),
  ]
}

/** Looks for own mistakes in finished games, until none is left or `isWanted` says false. */
export async function searchMistakes(
  host: TerminalHost,
  loaded: LoadedGame,
  { isWanted, onProgress }: { isWanted(): boolean; onProgress(gamesLeft: number): void },
): Promise<void> {
  const { preferences, savedGames, engineClient, clock } = host
  const games = await unsearchedGames(savedGames, loaded, readExerciseLog(preferences, loaded.id))
  for (const [index, game] of games.entries()) {
    if (!isWanted()) return
    onProgress(games.length - index)
    const found = await searchGame(engineClient, loaded, game, clock.now()).result
    changeExerciseLog(preferences, loaded.id, log => addMistakes(log, found))
  }
  onProgress(0)
}
