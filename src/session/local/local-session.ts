import type { EngineClient, EngineTask } from '#engine-client/engine-client.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Note } from '#kernel/engine.ts'
import { accept, type Result, reject } from '#kernel/result.ts'
import type { GameTypes, Seat, Viewer } from '#kernel/rules.ts'
import type { Action } from '#table/action.ts'
import { deadlines, nextDeadline } from '#table/clocks.ts'
import { logOf } from '#table/log.ts'
import { type Player, peopleOf, personSeats } from '#table/player.ts'
import { act, stateOf, type Table, toAct, viewFor } from '#table/table.ts'
import { redoTarget, undoTarget } from '#table/takeback.ts'
import { createListeners } from '../listeners.ts'
import type { Session, Snapshot } from '../session.ts'
import { type ComputerPlayers, createComputerPlayers } from './computer-players.ts'

export interface LocalSessionOptions<T extends GameTypes> {
  readonly table: Table<T>
  readonly players: readonly Player[]
  readonly engineClient: EngineClient
  readonly clock: Clock
  /** The least time a computer takes, so that its move can be seen to come. */
  readonly paceMs?: number
}

/** A table in this process: people at one screen, and computers that think elsewhere. */
export function openLocalSession<T extends GameTypes>(options: LocalSessionOptions<T>): Session<T> {
  const { players, engineClient, clock, paceMs = 0 } = options
  const people = personSeats(players)
  const named = peopleOf(players)
  const listeners = createListeners()
  let table = options.table
  let current: Snapshot<T>
  let stopTimer = () => {}
  let hinting: EngineTask<Note | null> | undefined
  let hinted: { readonly state: T['state']; readonly note: Note | null } | undefined
  const play = (seat: Seat, text: string) => attempt({ do: 'move', seat, text })
  const computers = createComputerPlayers({ players, thinker: engineClient, clock, paceMs, play, onChange })

  function onChange(): void {
    current = { ...snapshotOf(table, players, people, computers), people: named }
    listeners.notify()
  }

  function goOn(next: Table<T>): void {
    table = next
    // A hint for a position that has passed would only hold up the computer.
    hinting?.cancel()
    setTimer()
    computers.think(table)
    onChange()
  }

  function setTimer(): void {
    stopTimer()
    const due = nextDeadline(table)
    if (due) stopTimer = clock.after(Math.max(0, due.at - clock.now()), expire)
  }

  function expire(): void {
    // A timer may fire a moment early, or the clock have been set back: then there is still time to wait for.
    if (!attempt({ do: 'expire' }).ok) setTimer()
  }

  function attempt(action: Action): Result<undefined> {
    const next = act(table, action, clock.now())
    if (next.ok) goOn(next.value)
    // Too late, and the timer has not noticed yet: then the time is up now.
    else if (next.rejection.code === 'too-late') expire()
    return next.ok ? accept(undefined) : next
  }

  /** Steps through the moves until a person is to act again, so that taking back does not wake the computer. */
  function step(direction: 'undo' | 'redo'): Result<undefined> {
    const target = direction === 'undo' ? undoTarget(table, people) : redoTarget(table, people)
    let next = table
    do {
      const stepped = act(next, { do: direction, seat: people[0] ?? 0 }, clock.now())
      if (!stepped.ok) return stepped
      if (target === undefined) return reject(`nothing-to-${direction}`)
      next = stepped.value
    } while (next.cursor !== target)
    goOn(next)
    return accept(undefined)
  }

  goOn(table)

  return {
    snapshot: () => current,
    subscribe: listeners.subscribe,
    async play(text) {
      const seat = current.acting
      if (seat === undefined) return reject(table.ending ? 'game-over' : 'not-your-turn')
      return play(seat, text)
    },
    undo: async () => step('undo'),
    redo: async () => step('redo'),
    async resign() {
      const seat = current.acting ?? people[0]
      return seat === undefined ? reject('not-your-turn') : attempt({ do: 'resign', seat })
    },
    async hint() {
      const seat = current.acting
      if (seat === undefined) return null
      const state = stateOf(table)
      if (hinted?.state === state) {
        hinted = { state, note: hinted.note?.next ?? hinted.note }
        return hinted.note
      }
      hinting?.cancel()
      hinting = engineClient.request({ do: 'hint', game: table.rules.id, view: viewFor(table, seat) })
      const note = await hinting.result
      hinted = { state, note }
      return note
    },
    pause: async () => attempt({ do: 'pause', seat: people[0] ?? 0 }),
    resume: async () => attempt({ do: 'resume', seat: people[0] ?? 0 }),
    retry: () => goOn(table),
    record: () => table.record,
    close() {
      stopTimer()
      hinting?.cancel()
      computers.stop()
      listeners.clear()
    },
  }
}

function snapshotOf<T extends GameTypes>(
  table: Table<T>,
  players: readonly Player[],
  people: readonly Seat[],
  computers: ComputerPlayers,
): Omit<Snapshot<T>, 'people'> {
  const acting = toAct(table).find(seat => people.includes(seat))
  const viewer = acting ?? lastToAct(table, people)
  return {
    game: table.rules.id,
    params: table.record.params,
    deal: table.record.deal,
    players,
    viewer,
    view: viewFor(table, viewer),
    toAct: toAct(table),
    acting,
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

/** Whose eyes this screen keeps while no person is to act. */
function lastToAct(table: Table, people: readonly Seat[]): Viewer {
  const last = table.turns[table.cursor - 1]?.seat
  return people.find(seat => seat === last) ?? people[0] ?? 'spectator'
}
