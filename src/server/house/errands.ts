import { accept, type Result } from '#kernel/result.ts'
import type { Command, CommandOrder } from '#protocol/orders.ts'
import type { Storage } from '../storage/storage.ts'
import type { Sitter } from '../table/entry.ts'
import type { Room } from '../table/room.ts'
import type { Guest } from './house.ts'
import type { Attempt, Decision, LiveTable } from './live.ts'
import { againAt, type Dice, putUp } from './opening.ts'
import { decide, sitDown, stepsBack, takesBack } from './orders.ts'

/** Carries players' commands to their tables. */
export interface Errands {
  carryOut(table: LiveTable, player: Guest, order: CommandOrder, at: number): Promise<Result<number>>
  /** How a player sits down to a game: with the present name and rating. */
  sitterFor(player: Guest, game: string): Promise<Sitter & { kind: 'person' }>
}

export interface ErrandsOptions {
  readonly storage: Storage
  readonly dice: Dice
  now(): number
}

export function runErrands({ storage, dice, now }: ErrandsOptions): Errands {
  /** What is being taken back or done again, each by its table and name. */
  const underWay = new Map<string, Promise<Result<number>>>()

  async function sitterFor({ id, name }: Guest, game: string): Promise<Sitter & { kind: 'person' }> {
    const rating = await storage.history.rating(id, game)
    return { kind: 'person', id, name, ...(rating !== undefined && { rating: Math.round(rating) }) }
  }

  /** The same command sent again while some of its steps are done waits for the one answer. */
  function onceInSteps(
    table: LiveTable,
    player: Guest,
    command: Command,
    attempt: Attempt & { readonly command: string },
  ): Promise<Result<number>> {
    const name = `${table.room().about.id}/${attempt.command}`
    const known = underWay.get(name)
    if (known) return known
    const done = inSteps(table, player, command, attempt).finally(() => underWay.delete(name))
    underWay.set(name, done)
    return done
  }

  async function inSteps(
    table: LiveTable,
    player: Guest,
    command: Command,
    attempt: Attempt & { readonly command: string },
  ): Promise<Result<number>> {
    const before = table.room()
    let result = await table.attempt(attempt)
    // Sent again, it was done with all its steps the first time.
    const isNew = result.ok && result.value > before.seq
    const steps = isNew ? stepsBack(before, command, player.id) : 1
    for (let number = 2; number <= steps && result.ok; number++)
      result = await table.attempt({ ...attempt, command: `${attempt.command}/${number}` })
    return result.ok ? accept(lastStepOf(table, attempt.command, result.value)) : result
  }

  function decideFor(player: Guest, command: Command, room: Room): Decision | Promise<Decision> {
    if (command.do === 'sit')
      return sitterFor(player, room.about.game).then(sitter => sitDown(room, command.seat, sitter))
    const action = decide(room, command, player.id)
    return 'do' in action && action.do === 'rematch' ? withNextTable(room, action) : action
  }

  /** When the last one asks for another game, the table for it is put up. */
  async function withNextTable(room: Room, action: { do: 'rematch'; seat: number }) {
    const asked = [...room.rematch.asked, action.seat]
    const all = room.seats.every((sitter, seat) => sitter?.kind === 'computer' || asked.includes(seat))
    if (!all || room.phase !== 'over' || room.rematch.asked.includes(action.seat)) return action
    const { code } = await putUp(againAt(room), { storage, dice, now: now() })
    return { ...action, next: code }
  }

  return {
    sitterFor,
    carryOut(table, player, { id, command }, at) {
      // Two players may choose the same id for different commands.
      const name = `${player.id}/${id}`
      const attempt = { decide: (room: Room) => decideFor(player, command, room), at, command: name }
      return takesBack(command) ? onceInSteps(table, player, command, attempt) : table.attempt(attempt)
    },
  }
}

/** Where a command of several steps was done with. */
function lastStepOf(table: LiveTable, name: string, first: number): number {
  let last = first
  for (let number = 2; ; number++) {
    const at = table.doneAt(`${name}/${number}`)
    if (at === undefined) return last
    last = at
  }
}
