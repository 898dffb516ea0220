import type { EngineClient, EngineTask } from '#engine-client/engine-client.ts'
import type { Clock } from '#kernel/clock.ts'
import { utcDay } from '#kernel/daily.ts'
import type { Exercise } from '#kernel/exercise.ts'
import type { Result } from '#kernel/result.ts'
import type { ExerciseEnd } from '#session/exercise/exercise-session.ts'
import type { KeyValueStore } from '../key-value-store.ts'
import { dailyExerciseId, nextExerciseId } from './choose-exercise.ts'
import {
  afterExercise,
  beginChallenge,
  type Challenge,
  challengeExerciseId,
  challengeResult,
  isChallengeOver,
} from './exercise-challenge.ts'
import {
  addAttempt,
  addChallenge,
  type ChallengeMode,
  type ExerciseLog,
  solveMistake,
} from './exercise-log.ts'
import { changeExerciseLog, readExerciseLog } from './exercise-log-format.ts'
import { type GameWithExercises, loadExercise } from './load-exercise.ts'
import { openMistakes } from './own-mistakes.ts'
import type { ExerciseRefusals } from './refusals.ts'

/** The series that a game offers, by the names in their addresses. */
export const SERIES_NAMES = ['next', 'daily', 'mistakes', 'bookmarks', 'streak', 'timed'] as const
export type SeriesName = (typeof SERIES_NAMES)[number]

export interface SeriesOptions {
  readonly game: GameWithExercises
  readonly preferences: KeyValueStore
  readonly clock: Pick<Clock, 'now'>
  /** Makes exercises ahead, so it is not the client that judges moves: those would wait for it. */
  readonly generator: EngineClient
  newSeed(): string
  /** Where it begins: a series, or the id of one exercise. */
  readonly start: SeriesName | (string & {})
  /** Only exercises of this kind. */
  readonly kind?: string | undefined
}

type LoadTask = EngineTask<Result<Exercise, ExerciseRefusals>>

/** Exercises one after the other, with their results on this device. */
export class ExerciseSeries {
  readonly #options: SeriesOptions
  readonly #tasks = new Map<string, LoadTask>()
  /** The exercise of a day and one from a link are followed by the next for the player. */
  #name: SeriesName
  #id: string | undefined
  #next: string | undefined
  #challenge: Challenge | undefined
  #isChallengeSaved = false

  constructor(options: SeriesOptions) {
    this.#options = options
    const { start, newSeed, clock } = options
    const name = SERIES_NAMES.find(series => series === start)
    this.#name = name ?? 'next'
    if (isChallengeMode(name)) this.#challenge = beginChallenge(name, newSeed(), clock.now())
    this.#id = name ? this.#choose() : start
  }

  get name(): SeriesName {
    return this.#name
  }

  /** The present exercise; undefined if none is left. */
  get id(): string | undefined {
    return this.#id
  }

  get challenge(): Challenge | undefined {
    return this.#challenge
  }

  isChallengeOver(): boolean {
    return this.#challenge !== undefined && isChallengeOver(this.#challenge, this.#options.clock.now())
  }

  log(): ExerciseLog {
    return readExerciseLog(this.#options.preferences, this.#options.game.rules.id)
  }

  /** Makes the present exercise, and the next one after it while the player solves this one. */
  load(): LoadTask {
    const id = this.#id
    if (id === undefined) throw new Error('No exercise is left.')
    const task = this.#taskFor(id)
    task.result.then(
      () => this.#id === id && this.#prepareNext(),
      // A failed attempt is not kept, so that the player can try again.
      () => this.#tasks.delete(id),
    )
    return task
  }

  /** Stores the end of a try. A challenge has a result of its own and does not count for the rating. */
  record(end: ExerciseEnd, { kind, rating }: Exercise, ms: number): void {
    const id = this.#id
    const at = this.#options.clock.now()
    if (id === undefined) return
    if (this.#challenge) {
      if (!end.isFirst) return
      this.#challenge = afterExercise(this.#challenge, end.isSolved, at)
      this.#saveChallenge()
      return
    }
    const { credit } = end
    if (end.isFirst) this.#change(log => addAttempt(log, { id, at, kind, rating, credit, ms }))
    if (end.isSolved) this.#change(log => ({ ...log, mistakes: solveMistake(log.mistakes, { id, at }) }))
  }

  /** Goes on to the next exercise. */
  advance(): void {
    if (this.#name === 'daily') this.#name = 'next'
    this.#tasks.delete(this.#id ?? '')
    this.#id = this.#next ?? this.#choose()
    this.#next = undefined
  }

  /** Stores the result of a challenge that is over, once. */
  endChallenge(): void {
    if (this.isChallengeOver()) this.#saveChallenge()
  }

  close(): void {
    for (const task of this.#tasks.values()) task.cancel()
    this.#tasks.clear()
  }

  #saveChallenge(): void {
    if (!this.#challenge || this.#isChallengeSaved || !this.isChallengeOver()) return
    const result = challengeResult(this.#challenge, this.#options.clock.now())
    this.#isChallengeSaved = true
    this.#change(log => addChallenge(log, result))
  }

  #prepareNext(): void {
    // A list is short, and what comes next in it depends on the result.
    if (this.#name === 'mistakes' || this.#name === 'bookmarks') return
    this.#next = this.#challenge ? challengeExerciseId(this.#challenge, this.#kinds(), 1) : this.#chooseNext()
    this.#taskFor(this.#next)
  }

  #taskFor(id: string): LoadTask {
    const { generator, game } = this.#options
    const task = this.#tasks.get(id) ?? loadExercise(generator, game, id)
    // An exercise that was made ahead is asked for later, so its failure must not count as unhandled meanwhile.
    task.result.catch(() => {})
    this.#tasks.set(id, task)
    return task
  }

  #choose(): string | undefined {
    switch (this.#name) {
      case 'next':
        return this.#chooseNext()
      case 'daily':
        return dailyExerciseId(this.#kinds(), utcDay(this.#options.clock.now()))
      case 'streak':
      case 'timed':
        return challengeExerciseId(this.#challenge!, this.#kinds())
      case 'mistakes':
        return this.#after(openMistakes(this.log()).map(({ id }) => id))
      case 'bookmarks':
        return this.#after(this.log().bookmarks)
    }
  }

  #chooseNext(): string {
    const { newSeed, kind } = this.#options
    return nextExerciseId({ kinds: this.#kinds(), log: this.log(), seed: newSeed(), kind })
  }

  /** The one after the present in a list, from the beginning again after the last. */
  #after(ids: readonly string[]): string | undefined {
    return ids[(ids.indexOf(this.#id ?? '') + 1) % ids.length]
  }

  #kinds() {
    return this.#options.game.exercises ?? {}
  }

  #change(change: (log: ExerciseLog) => ExerciseLog): void {
    changeExerciseLog(this.#options.preferences, this.#options.game.rules.id, change)
  }
}

function isChallengeMode(name: SeriesName | undefined): name is ChallengeMode {
  return name === 'streak' || name === 'timed'
}
