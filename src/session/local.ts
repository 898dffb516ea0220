import type { Game, GameTypes, Progress, Seat } from '#kernel/game.ts'
import { accept, type Result, reject } from '#kernel/result.ts'
import type { Action } from '#table/action.ts'
import { deadline, deadlines } from '#table/clocks.ts'
import { act, canRedo, canUndo, stateOf, type Table, toAct, viewFor } from '#table/table.ts'
import type { Clock } from './clock.ts'
import { isComputer, type Player, personSeats } from './player.ts'
import type { LogEntry, Session, Snapshot } from './session.ts'
import type { Thinker, Thinking } from './thinker.ts'

export interface LocalOptions<T extends GameTypes> {
  readonly table: Table<T>
  readonly players: readonly Player[]
  readonly thinker: Thinker
  readonly clock: Clock
  /** The least time a computer takes, so that its move can be seen to come. */
  readonly paceMs?: number
}

/** A table in this process: people at one screen, and computers that think elsewhere. */
export function playLocally<T extends GameTypes>(options: LocalOptions<T>): Session<T> {
  const { players, thinker, clock, paceMs = 0 } = options
  const people = personSeats(players)
  const listeners = new Set<() => void>()
  let table = options.table
  let thinking: { seat: Seat; progress: Progress | undefined; work: Thinking<string> } | undefined
  let trouble: string | undefined
  let stopTimer = () => {}
  let current: Snapshot<T>

  function changed(): void {
    current = describe()
    for (const listener of listeners) listener()
  }

  function attempt(action: Action): Result<undefined> {
    const next = act(table, action, clock.now())
    if (!next.ok) {
      if (next.rejection.code === 'too-late') attempt({ do: 'expire' })
      return next
    }
    table = next.value
    letOthersAct()
    return accept(undefined)
  }

  function letOthersAct(): void {
    stopThinking()
    trouble = undefined
    setTimer()
    const seat = toAct(table).find(one => isComputer(players[one]))
    if (seat !== undefined) considerMove(seat)
    changed()
  }

  function considerMove(seat: Seat): void {
    const player = players[seat] as Player & { kind: 'computer' }
    const { game, record, cursor } = table
    const begun = clock.now()
    const work = thinker.think(
      {
        do: 'choose',
        game: game.id,
        level: player.level,
        view: viewFor(table, seat),
        seed: record.seed,
        ply: cursor,
        seat,
      },
      progress => {
        if (thinking?.work !== work) return
        thinking = { ...thinking, progress }
        changed()
      },
    )
    thinking = { seat, progress: undefined, work }
    work.answer.then(
      text => {
        const wait = Math.max(0, paceMs - (clock.now() - begun))
        const stop = clock.after(wait, () => {
          if (thinking?.work === work) attempt({ do: 'move', seat, text })
        })
        if (thinking?.work !== work) stop()
      },
      (error: unknown) => {
        if (thinking?.work !== work) return
        thinking = undefined
        trouble = error instanceof Error ? error.message : String(error)
        changed()
      },
    )
  }

  function stopThinking(): void {
    const work = thinking?.work
    thinking = undefined
    work?.cancel()
  }

  function setTimer(): void {
    stopTimer()
    const due = deadline(table)
    if (due) stopTimer = clock.after(Math.max(0, due.at - clock.now()), () => attempt({ do: 'expire' }))
  }

  function actingSeat(): Seat | undefined {
    return toAct(table).find(seat => people.includes(seat))
  }

  /** Steps through the moves until a person is to act again, so that taking back does not wake the computer. */
  function step(direction: 'undo' | 'redo'): Result<undefined> {
    const target = direction === 'undo' ? undoTarget(table, people) : redoTarget(table, people)
    if (target === undefined) {
      const refused = act(table, { do: direction, seat: people[0] ?? 0 }, clock.now())
      return refused.ok ? reject(`nothing-to-${direction}`) : refused
    }
    while (table.cursor !== target) {
      const next = act(table, { do: direction, seat: people[0]! }, clock.now())
      if (!next.ok) return next
      table = next.value
    }
    letOthersAct()
    return accept(undefined)
  }

  function describe(): Snapshot<T> {
    const acting = actingSeat()
    const viewer =
      acting ?? (people.length === 1 ? people[0]! : people.length > 1 ? lastPerson() : 'spectator')
    return {
      game: table.game.id,
      setup: table.record.setup,
      players,
      viewer,
      view: viewFor(table, viewer),
      toAct: toAct(table),
      acting,
      log: logOf(table),
      deadlines: deadlines(table),
      canUndo: undoTarget(table, people) !== undefined,
      canRedo: redoTarget(table, people) !== undefined,
      ending: table.ending,
      thinking: thinking && { seat: thinking.seat, progress: thinking.progress },
      trouble,
    }
  }

  function lastPerson(): Seat {
    const last = table.turns[table.cursor - 1]?.seat
    return last !== undefined && people.includes(last) ? last : people[0]!
  }

  letOthersAct()

  return {
    snapshot: () => current,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async play(text) {
      const seat = actingSeat()
      if (seat === undefined) return reject(table.ending ? 'game-over' : 'not-your-turn')
      return attempt({ do: 'move', seat, text })
    },
    undo: async () => step('undo'),
    redo: async () => step('redo'),
    async resign() {
      const seat = actingSeat() ?? people[0]
      return seat === undefined ? reject('not-your-turn') : attempt({ do: 'resign', seat })
    },
    async hint() {
      const seat = actingSeat()
      if (seat === undefined) return null
      const game = table.game.id
      return thinker.think({ do: 'hint', game, view: viewFor(table, seat) }).answer
    },
    retry: letOthersAct,
    record: () => table.record,
    close() {
      stopTimer()
      stopThinking()
      listeners.clear()
    },
  }
}

function logOf<T extends GameTypes>(table: Table<T>): readonly LogEntry<T>[] {
  const moves = table.turns.slice(0, table.cursor)
  return [
    { seat: null, events: table.opening.events },
    ...moves.map(({ seat, events }) => ({ seat, events })),
  ]
}

function undoTarget(table: Table, people: readonly Seat[]): number | undefined {
  if (!canUndo(table)) return undefined
  for (let cursor = table.cursor - 1; cursor >= 0; cursor--)
    if (personActs(table.game, { ...table, cursor }, people)) return cursor
  return undefined
}

function redoTarget(table: Table, people: readonly Seat[]): number | undefined {
  if (!canRedo(table)) return undefined
  for (let cursor = table.cursor + 1; cursor < table.turns.length; cursor++)
    if (personActs(table.game, { ...table, cursor }, people)) return cursor
  return table.turns.length
}

function personActs(game: Game, table: Table, people: readonly Seat[]): boolean {
  return game.toAct(stateOf(table)).some(seat => people.includes(seat))
}
