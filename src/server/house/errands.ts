import { accept, type Result } from '#kernel/result.ts'
import type { CommandOrder } from '#protocol/orders.ts'
import type { Storage } from '../storage/storage.ts'
import type { Sitter } from '../table/entry.ts'
import type { Room } from '../table/room.ts'
import type { Guest } from './house.ts'
import type { LiveTable } from './live.ts'
import { againAt, type Dice, putUp } from './opening.ts'
import { decide, stepsBack } from './orders.ts'

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
  const underWay = new Map<string, Promise<Result<number>>>()

  async function sitterFor({ id, name }: Guest, game: string): Promise<Sitter & { kind: 'person' }> {
    const rating = await storage.history.rating(id, game)
    return { kind: 'person', id, name, ...(rating !== undefined && { rating: Math.round(rating) }) }
  }

  async function inSteps(
    table: LiveTable,
    player: Guest,
    { command }: CommandOrder,
    at: number,
    name: string,
  ): Promise<Result<number>> {
    const { game } = table.room().about
    const sitter =
      command.do === 'sit' ? await sitterFor(player, game) : { kind: 'person' as const, ...player }
    const decideNow = (room: Room) => {
      const action = decide(room, command, sitter)
      return 'do' in action && action.do === 'rematch' ? withNextTable(room, action) : action
    }
    const before = table.room()
    let result = await table.attempt({ decide: decideNow, at, command: name })
    // Sent again, it was done with all its steps the first time.
    const isNew = result.ok && result.value > before.seq
    const steps = isNew ? stepsBack(before, command, player.id) : 1
    for (let number = 2; number <= steps && result.ok; number++)
      result = await table.attempt({ decide: decideNow, at, command: `${name}/${number}` })
    const hasSteps = command.do === 'undo' || command.do === 'redo'
    return result.ok && hasSteps ? accept(lastStepOf(table, name, result.value)) : result
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
    /** The same command sent again while it is under way waits for the one answer. */
    carryOut(table, player, order, at) {
      // Two players may choose the same id for different commands.
      const name = `${player.id}/${order.id}`
      const key = `${table.room().about.id} ${name}`
      const known = underWay.get(key)
      if (known) return known
      const result = inSteps(table, player, order, at, name).finally(() => underWay.delete(key))
      underWay.set(key, result)
      return result
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
