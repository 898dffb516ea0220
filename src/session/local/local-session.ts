import type { EngineClient, EngineTask } from '#engine-client/engine-client.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Note } from '#kernel/engine.ts'
import { accept, type Result } from '#kernel/result.ts'
import type { GameTypes, Seat } from '#kernel/rules.ts'
import type { Person } from '#kernel/text.ts'
import { act } from '#table/act.ts'
import type { Action } from '#table/action.ts'
import { deadlines, nextDeadline } from '#table/clocks.ts'
import { logOf } from '#table/log.ts'
import { type Player, peopleOf, personSeats } from '#table/player.ts'
import { reject } from '#table/refusals.ts'
import { stateOf, type Table, type TableRecord, toAct, viewFor } from '#table/table.ts'
import { redoTarget, undoTarget } from '#table/takeback.ts'
import { createListeners } from '../listeners.ts'
import type { Session, Snapshot } from '../session.ts'
import { type ComputerPlayers, createComputerPlayers } from './computer-players.ts'

export interface LocalSessionOptions<T extends GameTypes> {
  readonly table: Table<T>
  readonly players: readonly Player[]
  readonly engineClient: EngineClient
  readonly clock: Clock
  /** The minimum time for a computer's move, so that the player can follow it. */
  readonly paceMs?: number
}

/** A table in this process: people at one screen, and computers that think in a worker. */
export function openLocalSession<T extends GameTypes>(options: LocalSessionOptions<T>): Session<T> {
  return new LocalSession(options)
}

// Public members are arrow functions: callers pass them on as callbacks.
class LocalSession<T extends GameTypes> implements Session<T> {
  readonly #players: readonly Player[]
  readonly #engineClient: EngineClient
  readonly #clock: Clock
  /** The seats of people. */
  readonly #people: readonly Seat[]
  /** How sentences on this screen refer to the players. */
  readonly #names: readonly Person[]
  readonly #computers: ComputerPlayers
  readonly #listeners = createListeners()
  #table: Table<T>
  #snapshot!: Snapshot<T>
  #stopTimer = () => {}
  #hintTask: EngineTask<Note | null> | undefined
  /** The last hint, with the position it is for. */
  #lastHint: { readonly state: T['state']; readonly note: Note | null } | undefined

  constructor({ table, players, engineClient, clock, paceMs = 0 }: LocalSessionOptions<T>) {
    this.#table = table
    this.#players = players
    this.#engineClient = engineClient
    this.#clock = clock
    this.#people = personSeats(players)
    this.#names = peopleOf(players)
    this.#computers = createComputerPlayers({
      players,
      engineClient,
      clock,
      paceMs,
      play: (seat, text) => this.#attempt({ do: 'move', seat, text }),
      onChange: () => this.#onChange(),
    })
    this.#continueWith(table)
  }

  readonly snapshot = (): Snapshot<T> => this.#snapshot

  readonly subscribe = (listener: () => void): (() => void) => this.#listeners.subscribe(listener)

  readonly play = async (text: string): Promise<Result<undefined>> => {
    const seat = this.#snapshot.acting
    if (seat === undefined) return reject(this.#table.ending ? 'game-over' : 'not-your-turn')
    return this.#attempt({ do: 'move', seat, text })
  }

  readonly undo = async (): Promise<Result<undefined>> => this.#step('undo')

  readonly redo = async (): Promise<Result<undefined>> => this.#step('redo')

  readonly resign = async (): Promise<Result<undefined>> => {
    const seat = this.#snapshot.acting ?? this.#people[0]
    return seat === undefined ? reject('not-your-turn') : this.#attempt({ do: 'resign', seat })
  }

  readonly hint = async (): Promise<Note | null> => {
    const seat = this.#snapshot.acting
    if (seat === undefined) return null
    const state = stateOf(this.#table)
    const last = this.#lastHint
    if (last?.state === state) {
      const note = last.note?.next ?? last.note
      this.#lastHint = { state, note }
      return note
    }
    this.#hintTask?.cancel()
    const view = viewFor(this.#table, seat)
    this.#hintTask = this.#engineClient.request({ do: 'hint', game: this.#table.rules.id, view })
    const note = await this.#hintTask.result
    this.#lastHint = { state, note }
    // Asking for more about the same position is still the same hint.
    if (note && stateOf(this.#table) === state) await this.#attempt({ do: 'hint', seat })
    return note
  }

  readonly recordHint = (): void => {
    const seat = this.#snapshot.acting
    if (seat !== undefined) this.#attempt({ do: 'hint', seat })
  }

  readonly pause = async (): Promise<Result<undefined>> =>
    this.#attempt({ do: 'pause', seat: this.#people[0] ?? 0 })

  readonly resume = async (): Promise<Result<undefined>> =>
    this.#attempt({ do: 'resume', seat: this.#people[0] ?? 0 })

  readonly retry = (): void => this.#continueWith(this.#table)

  readonly record = (): TableRecord => this.#table.record

  readonly close = (): void => {
    this.#stopTimer()
    this.#hintTask?.cancel()
    this.#computers.stop()
    this.#listeners.clear()
  }

  #onChange(): void {
    const snapshot = snapshotOf(this.#table, this.#players, this.#people, this.#computers)
    this.#snapshot = { ...snapshot, people: this.#names }
    this.#listeners.notify()
  }

  #continueWith(next: Table<T>): void {
    this.#table = next
    // A hint for an earlier position would only delay the computer's move.
    this.#hintTask?.cancel()
    this.#setTimer()
    this.#computers.think(next)
    this.#onChange()
  }

  #setTimer(): void {
    this.#stopTimer()
    const due = nextDeadline(this.#table)
    if (due)
      this.#stopTimer = this.#clock.after(Math.max(0, due.at - this.#clock.now()), () => this.#expire())
  }

  #expire(): void {
    // If the timer fires early or the system clock was set back, there is time left.
    if (!this.#attempt({ do: 'expire' }).ok) this.#setTimer()
  }

  #attempt(action: Action): Result<undefined> {
    const next = act(this.#table, action, this.#clock.now())
    if (next.ok) this.#continueWith(next.value)
    // The deadline has passed before its timer fired.
    else if (next.rejection.code === 'too-late') this.#expire()
    return next.ok ? accept(undefined) : next
  }

  /** Steps through the moves until a person is to act again, so that an undo does not start the computer. */
  #step(direction: 'undo' | 'redo'): Result<undefined> {
    const people = this.#people
    const target = direction === 'undo' ? undoTarget(this.#table, people) : redoTarget(this.#table, people)
    let next = this.#table
    do {
      const stepped = act(next, { do: direction, seat: people[0] ?? 0 }, this.#clock.now())
      if (!stepped.ok) return stepped
      if (target === undefined) return reject(`nothing-to-${direction}`)
      next = stepped.value
    } while (next.cursor !== target)
    this.#continueWith(next)
    return accept(undefined)
  }
}

function snapshotOf<T extends GameTypes>(
  table: Table<T>,
  players: readonly Player[],
  people: readonly Seat[],
  computers: ComputerPlayers,
): Omit<Snapshot<T>, 'people'> {
  const acting = toAct(table).find(seat => people.includes(seat))
  const last = table.turns[table.cursor - 1]?.seat
  const mover = people.find(seat => seat === last)
  const viewer = acting ?? mover ?? people[0] ?? 'spectator'
  return {
    game: table.rules.id,
    params: table.record.params,
    deal: table.record.deal,
    players,
    viewer,
    view: viewFor(table, viewer),
    toAct: toAct(table),
    acting,
    lastMover:
      acting !== undefined && mover !== undefined && mover !== acting
        ? { seat: mover, view: viewFor(table, mover) }
        : undefined,
    log: logOf(table),
    deadlines: deadlines(table),
    stopwatch: table.stopwatch,
    canHint: true,
    canUndo: undoTarget(table, people) !== undefined,
    canRedo: redoTarget(table, people) !== undefined,
    ending: table.ending,
    thinking: computers.thinking,
    computerError: computers.error,
    pendingMove: undefined,
    connectionLost: undefined,
  }
}
