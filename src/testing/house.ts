import { loadGame } from '#games/catalog.ts'
import { randomFor } from '#kernel/random.ts'
import type { TableNews } from '#protocol/news.ts'
import type { Command } from '#protocol/orders.ts'
import { drawCode } from '#server/house/codes.ts'
import { type Guest, type House, openHouse, type Visit } from '#server/house/house.ts'
import type { Dice } from '#server/house/opening.ts'
import { openMemory } from '#server/storage/memory.ts'
import type { Storage } from '#server/storage/storage.ts'
import { follow, type RemoteStanding } from '#session/remote/standing.ts'
import type { Thinker } from '#session/thinker.ts'
import { type HandClock, handClock } from './hand-clock.ts'

/** A house whose time passes by hand, with nothing but memory beneath it. */
export interface TestHouse {
  readonly house: House
  readonly clock: HandClock
  readonly storage: Storage
  readonly troubles: readonly string[]
  /** Lets time pass bit by bit, and all that follows from it happen. */
  pass(ms: number): Promise<void>
  come(player: Guest, table: string, connection?: string): Promise<Presence>
}

/** One player's connection to one table. */
export interface Presence {
  readonly news: readonly TableNews[]
  standing(): RemoteStanding
  /** What the house answers: a seq, or the code of a refusal. */
  order(command: Command, id?: string): Promise<number | string>
  leave(): Promise<void>
}

export interface TestHouseOptions {
  readonly storage?: Storage
  readonly clock?: HandClock
  readonly seed?: string
  readonly thinker?: Thinker
}

export async function openTestHouse({
  storage = openMemory(),
  clock = handClock(),
  seed = 'a house',
  thinker = firstOpenCell,
}: TestHouseOptions = {}): Promise<TestHouse> {
  const troubles: string[] = []
  const dice = diceFor(seed)
  const house = await openHouse({
    storage,
    clock,
    thinker,
    dice,
    loadGame,
    troubled: what => troubles.push(what),
  })
  let count = 0

  async function come(
    player: Guest,
    table: string,
    connection = `${player.id} ${++count}`,
  ): Promise<Presence> {
    const news: TableNews[] = []
    let standing: RemoteStanding | undefined
    let visit: Visit | undefined
    const visited = await house.visit(table, {
      player: player.id,
      seenAs: player.id,
      connection,
      since: -1,
      tell(text) {
        const one = JSON.parse(text) as TableNews
        news.push(one)
        const next = follow(standing, one)
        if (next) standing = next
        else visit?.catchUp(standing?.seq ?? -1)
      },
      heardAt: clock.now,
    })
    if (!visited.ok) throw new Error(visited.rejection.code)
    visit = visited.value
    return {
      news,
      standing: () => standing!,
      async order(command, id = `c${++count}`) {
        const { result } = await house.perform(table, player, { id, command })
        return result.ok ? result.value : result.rejection.code
      },
      leave: visited.value.end,
    }
  }

  return {
    house,
    clock,
    storage,
    troubles,
    come,
    async pass(ms) {
      const end = clock.now() + ms
      while (clock.now() < end) {
        clock.pass(Math.min(250, end - clock.now()))
        await settled()
      }
    },
  }
}

/** Everything that can happen without time passing has happened. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) await new Promise(resolve => setImmediate(resolve))
}

export function diceFor(seed: string): Dice {
  const random = randomFor(seed, 0, 'dice')
  const word = () => random.below(2 ** 32).toString(36)
  return { newId: () => word() + word(), newSeed: () => word() + word(), newCode: () => drawCode(random) }
}

/** A computer that marks the first open cell. */
export const firstOpenCell: Thinker = {
  think(job) {
    const { board } = (job as { view: { board?: readonly string[] } }).view
    const row = board?.findIndex(line => line.includes('.')) ?? -1
    const move = board ? `${'abcdefghij'[board[row]!.indexOf('.')]}${row + 1}` : '5x5'
    return { answer: Promise.resolve(move as never), cancel() {} }
  },
  close() {},
}
