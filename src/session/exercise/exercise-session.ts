import type { EngineClient, EngineTask } from '#engine-client/engine-client.ts'
import type { Note, PlayedMove } from '#kernel/engine.ts'
import { errorMessage } from '#kernel/errors.ts'
import type { Exercise, ExerciseVerdict } from '#kernel/exercise.ts'
import { accept, type Result, rejectWith } from '#kernel/result.ts'
import type { Rules, Seat } from '#kernel/rules.ts'
import { act } from '#table/act.ts'
import { logOf } from '#table/log.ts'
import { type Player, peopleOf } from '#table/player.ts'
import { reject } from '#table/refusals.ts'
import { playedMoves } from '#table/replay.ts'
import { type Table, toAct, viewFor } from '#table/table.ts'
import { createListeners } from '../listeners.ts'
import type { Session, Snapshot } from '../session.ts'
import type { ExerciseRefusals } from '../text/en/exercise.ts'
import { FIXED_TIME, openExerciseTable, playMoves } from './exercise-table.ts'

const rejectExercise = rejectWith<ExerciseRefusals>()

/** Each hint costs this share of the credit. */
const HINT_COST = 0.25

/** How far the player has come with an exercise. */
export interface ExerciseProgress {
  readonly phase: 'solving' | 'judging' | 'solved' | 'failed'
  /** The judgement of the last move; absent before it, and after giving up. */
  readonly verdict?: ExerciseVerdict
  readonly hintsTaken: number
  /** Settled by the first solution or failure; later tries are practice. */
  readonly credit?: number
}

export interface ExerciseSessionOptions {
  readonly rules: Rules
  readonly exercise: Exercise
  /** The players, given the seat of the person who solves it. */
  players(seat: Seat): readonly Player[]
  readonly engineClient: EngineClient
  /** Called at the end of each try. */
  onEnd?(end: ExerciseEnd): void
}

/** The end of one try at an exercise. */
export interface ExerciseEnd {
  readonly isSolved: boolean
  /** From 0 to 1. */
  readonly credit: number
  /** Only the first try counts for the rating. */
  readonly isFirst: boolean
}

/** An exercise as a session, so that it runs on the same screens as a game. */
// Public members are arrow functions: callers pass them on as callbacks.
export class ExerciseSession implements Session {
  readonly seat: Seat
  readonly #options: ExerciseSessionOptions
  readonly #players: readonly Player[]
  readonly #start: Table
  readonly #listeners = createListeners()
  #table: Table
  #progress: ExerciseProgress = { phase: 'solving', hintsTaken: 0 }
  #judging: EngineTask<ExerciseVerdict> | undefined
  #failure: string | undefined
  #snapshot: Snapshot

  constructor(options: ExerciseSessionOptions) {
    this.#options = options
    this.#start = openExerciseTable(options.rules, options.exercise)
    this.#table = this.#start
    this.seat = toAct(this.#start)[0] ?? 0
    this.#players = options.players(this.seat)
    this.#snapshot = this.#takeSnapshot()
  }

  readonly progress = (): ExerciseProgress => this.#progress

  readonly snapshot = (): Snapshot => this.#snapshot

  readonly subscribe = (listener: () => void): (() => void) => this.#listeners.subscribe(listener)

  /** Resolves when the move was judged. */
  readonly play = async (text: string): Promise<Result<undefined>> => {
    // No opponent's reply changes a puzzle, so a quick second mark waits for the judgement of the first.
    const { rules } = this.#options
    const isEarly = rules.seats === 1 && this.#progress.phase === 'judging'
    while (isEarly && this.#progress.phase === 'judging' && this.#failure === undefined)
      await this.#judging?.result.catch(() => {})
    if (isEarly && this.#progress.phase !== 'judging' && this.#progress.phase !== 'solving')
      return accept(undefined)
    if (this.#progress.phase === 'judging') return reject('not-your-turn')
    if (this.#progress.phase !== 'solving') return rejectExercise('exercise-over')
    const next = act(this.#table, { do: 'move', seat: this.seat, text }, FIXED_TIME)
    if (!next.ok) return next
    this.#table = next.value
    await this.#judge()
    return accept(undefined)
  }

  /** Ends the first try without an answer. */
  readonly giveUp = (): void => {
    if (this.#progress.phase === 'solving') this.#settle('failed', 0)
  }

  /** The same exercise from its beginning, for practice. */
  readonly tryAgain = (): void => {
    if (this.#progress.phase === 'judging') return
    const { verdict: _, ...kept } = this.#progress
    this.#table = this.#start
    this.#progress = { ...kept, phase: 'solving' }
    this.#onChange()
  }

  readonly hint = async (): Promise<Note | null> => {
    const hints = this.#options.exercise.hints ?? []
    if (this.#progress.phase !== 'solving' || hints.length === 0) return null
    const { hintsTaken } = this.#progress
    const note = hints[Math.min(hintsTaken, hints.length - 1)]!
    this.#progress = { ...this.#progress, hintsTaken: Math.min(hintsTaken + 1, hints.length) }
    this.#onChange()
    return note
  }

  readonly undo = async (): Promise<Result<undefined>> => {
    if (this.#progress.phase !== 'failed') return reject('nothing-to-undo')
    this.tryAgain()
    return accept(undefined)
  }

  readonly redo = async (): Promise<Result<undefined>> => reject('nothing-to-redo')

  readonly resign = async (): Promise<Result<undefined>> => {
    this.giveUp()
    return accept(undefined)
  }

  readonly pause = async (): Promise<Result<undefined>> => rejectExercise('exercise-has-no-clock')
  readonly resume = async (): Promise<Result<undefined>> => rejectExercise('exercise-has-no-clock')

  /** Judges the last move again after a failure of the engine. */
  readonly retry = (): void => {
    if (this.#failure !== undefined) this.#judge()
  }

  readonly record = () => undefined

  readonly close = (): void => {
    this.#judging?.cancel()
    this.#listeners.clear()
  }

  async #judge(): Promise<void> {
    const { rules, exercise, engineClient } = this.#options
    this.#failure = undefined
    this.#progress = { ...this.#progress, phase: 'judging' }
    this.#judging = engineClient.request({
      do: 'judge-exercise',
      game: rules.id,
      exercise,
      moves: this.#ownMoves(),
    })
    this.#onChange()
    try {
      this.#accept(await this.#judging.result)
    } catch (error) {
      this.#failure = errorMessage(error)
      this.#onChange()
    }
  }

  /** The moves of the player since the beginning. */
  #ownMoves(): readonly PlayedMove[] {
    return playedMoves(this.#table)
      .slice(playedMoves(this.#start).length)
      .filter(({ seat }) => seat === this.seat)
  }

  #accept(verdict: ExerciseVerdict): void {
    this.#progress = { ...this.#progress, verdict }
    this.#table = playMoves(this.#table, verdict.reply ?? [])
    if (verdict.result === 'good') {
      this.#progress = { ...this.#progress, phase: 'solving' }
      this.#onChange()
    } else if (verdict.result === 'solved') this.#settle('solved', verdict.credit ?? 1)
    else this.#settle('failed', verdict.credit ?? 0)
  }

  #settle(phase: 'solved' | 'failed', share: number): void {
    const credit = Math.max(0, share * (1 - HINT_COST * this.#progress.hintsTaken))
    const isFirst = this.#progress.credit === undefined
    this.#progress = { ...this.#progress, phase, ...(isFirst && { credit }) }
    this.#onChange()
    this.#options.onEnd?.({ isSolved: phase === 'solved', credit, isFirst })
  }

  #onChange(): void {
    this.#snapshot = this.#takeSnapshot()
    this.#listeners.notify()
  }

  #takeSnapshot(): Snapshot {
    const { rules, exercise } = this.#options
    const { phase } = this.#progress
    const table = this.#table
    return {
      game: rules.id,
      params: exercise.params,
      deal: exercise.deal,
      players: this.#players,
      people: peopleOf(this.#players),
      viewer: this.seat,
      view: viewFor(table, this.seat),
      toAct: toAct(table),
      acting: phase === 'solving' && toAct(table).includes(this.seat) ? this.seat : undefined,
      log: logOf(table, this.#start.turns.length + 1),
      deadlines: [],
      stopwatch: undefined,
      canHint: exercise.hints !== undefined && phase === 'solving',
      canUndo: phase === 'failed',
      canRedo: false,
      // Even if the game ends, the next exercise follows and not an ending screen.
      ending: undefined,
      thinking: undefined,
      computerError: this.#failure,
      pendingMove: undefined,
      connectionLost: undefined,
    }
  }
}
