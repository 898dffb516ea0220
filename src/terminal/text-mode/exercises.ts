import { playerRating, toggleBookmark } from '#app/exercises/exercise-log.ts'
import { changeExerciseLog } from '#app/exercises/exercise-log-format.ts'
import type { ExerciseSeries } from '#app/exercises/exercise-series.ts'
import { exerciseRefusalText, exerciseText } from '#app/text/en/exercises.ts'
import type { Exercise } from '#kernel/exercise.ts'
import { sentenceFor } from '#kernel/result.ts'
import { rejectionSentence } from '#protocol/text/en/rejection.ts'
import type { ExerciseSession } from '#session/exercise/exercise-session.ts'
import {
  nothingLeft,
  openExercise,
  openSeries,
  type SeriesStart,
  withExerciseWords,
} from '../exercises/exercise-series.ts'
import type { LoadedGame } from '../game/loaded-game.ts'
import type { TerminalHost } from '../shell/host.ts'
import { exercisesText } from '../text/en/exercises.ts'
import { openTextConsole, type TextConsole } from './text-console.ts'

/** Exercises in text mode. Returns the exit code. */
export async function runExercises(host: TerminalHost, game: LoadedGame, from: SeriesStart): Promise<number> {
  const loaded = withExerciseWords(game)
  const textConsole = openTextConsole(host)
  const series = openSeries(host, loaded, from)
  try {
    textConsole.print(exercisesText.welcome(loaded.card.title, loaded.text.moveExample))
    textConsole.print(exercisesText.commands)
    for (;;) {
      if (series.id === undefined) {
        textConsole.print(nothingLeft(series))
        return 0
      }
      const made = await series.load().result
      if (!made.ok) {
        textConsole.print(sentenceFor(made.rejection, exerciseRefusalText) ?? made.rejection.code)
        return 1
      }
      const solver = new TextExercise(host, loaded, series, made.value, textConsole)
      if ((await solver.run()) === 'quit' || series.isChallengeOver()) return 0
      series.advance()
    }
  } finally {
    series.close()
    textConsole.close()
  }
}

/** One exercise, line by line. */
class TextExercise {
  readonly #host: TerminalHost
  readonly #loaded: LoadedGame
  readonly #series: ExerciseSeries
  readonly #exercise: Exercise
  readonly #console: TextConsole
  readonly #session: ExerciseSession

  constructor(
    host: TerminalHost,
    loaded: LoadedGame,
    series: ExerciseSeries,
    exercise: Exercise,
    console: TextConsole,
  ) {
    this.#host = host
    this.#loaded = loaded
    this.#series = series
    this.#exercise = exercise
    this.#console = console
    const startedAt = host.clock.now()
    this.#session = openExercise(host, loaded, exercise, end =>
      series.record(end, exercise, host.clock.now() - startedAt),
    )
  }

  /** Resolves when the player goes on to the next exercise, or quits. */
  async run(): Promise<'next' | 'quit'> {
    this.#begin()
    for (;;) {
      const input = await this.#console.ask('> ')
      if (input.kind === 'end') return 'quit'
      if (input.kind !== 'line') continue
      const word = input.text.trim().toLowerCase().replace(/^:/, '')
      if (word === 'quit') return 'quit'
      if (word === 'next' || (word === '' && this.#hasEnded())) {
        // After the first try a player may go on at any time.
        if (this.#session.progress().credit !== undefined) return 'next'
        this.#console.print(exercisesText.notOver)
      } else if (word !== '') await this.#obey(word, input.text)
      // A challenge goes on by itself.
      if (this.#series.challenge && this.#hasEnded()) return this.#endOfChallengeExercise()
    }
  }

  async #obey(word: string, typed: string): Promise<void> {
    const { print } = this.#console
    switch (word) {
      case 'board':
        return this.#printBoard()
      case 'hint': {
        const note = await this.#session.hint()
        return print(note ? this.#loaded.text.note(note) : exercisesText.noHints)
      }
      case 'show':
        this.#session.giveUp()
        print(exerciseText.answers(this.#exercise.answers))
        return this.#printRating()
      case 'again':
        this.#session.tryAgain()
        return this.#begin()
      case 'mark':
        return this.#bookmark()
      case 'rating':
        return this.#printRating()
      case 'help':
        return print(exercisesText.commands)
      default:
        return this.#play(typed)
    }
  }

  async #play(text: string): Promise<void> {
    const { print } = this.#console
    const played = await this.#session.play(text)
    if (!played.ok) return print(rejectionSentence(played.rejection, this.#loaded.text))
    const { verdict } = this.#session.progress()
    if (verdict) print(this.#loaded.text.note(verdict.note))
    this.#printBoard()
    if (this.#hasEnded()) this.#printRating()
  }

  #begin(): void {
    const { print } = this.#console
    const text = this.#loaded.text.exercises?.[this.#exercise.kind]
    const { challenge, id } = this.#series
    if (challenge) print(exerciseText.challengeNow[challenge.mode](challenge.solved))
    print(`${exercisesText.itsId(id!)}: ${text?.goal(this.#exercise.goal) ?? ''}`)
    this.#printBoard()
  }

  #endOfChallengeExercise(): 'next' {
    const { challenge } = this.#series
    if (challenge && this.#series.isChallengeOver())
      this.#console.print(exerciseText.challengeOver(challenge.mode, challenge.solved))
    return 'next'
  }

  #hasEnded(): boolean {
    const { phase } = this.#session.progress()
    return this.#series.isChallengeOver() || phase === 'solved' || phase === 'failed'
  }

  #printBoard(): void {
    const { view, people } = this.#session.snapshot()
    for (const row of this.#loaded.face.text(view, people)) this.#console.print(row)
    if (!this.#hasEnded()) this.#console.print(this.#loaded.text.status(view, people))
  }

  #printRating(): void {
    if (!this.#series.challenge)
      this.#console.print(`${exerciseText.yourRating(Math.round(playerRating(this.#series.log()).rating))}.`)
    if (this.#hasEnded() && !this.#series.challenge) this.#console.print(exercisesText.next)
  }

  #bookmark(): void {
    const id = this.#series.id!
    changeExerciseLog(this.#host.preferences, this.#loaded.id, log => toggleBookmark(log, id))
    const isMarked = this.#series.log().bookmarks.includes(id)
    this.#console.print(isMarked ? exercisesText.bookmarked : exercisesText.unmarked)
  }
}
