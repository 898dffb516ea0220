import { gameIds, loadGame } from '#games/catalog.ts'
import type { Opened } from '#protocol/api.ts'
import type { TableNews } from '#protocol/news.ts'
import type { Command } from '#protocol/orders.ts'
import { type House, openHouse, type Performed, type Visit } from '#server/house/house.ts'
import { type Kept, nothingKept } from '#server/storage/memory/kept.ts'
import { openMemory } from '#server/storage/memory.ts'
import type { Storage } from '#server/storage/storage.ts'
import { audit } from './invariants/books.ts'
import { booksOf } from './simulation/books.ts'
import { beginTime, type Time } from './simulation/time.ts'

export const ANN = { id: 'ann', name: 'Ann' }
export const BEN = { id: 'ben', name: 'Ben' }

/** A house on kept things, with time in our hand and two people, Ann and Ben. */
export interface HouseInHand {
  readonly house: House
  readonly time: Time
  readonly kept: Kept
  /** Waits for something that needs time to pass, as little as it needs. */
  done<Answer>(work: Promise<Answer>): Promise<Answer>
  /** A game between Ann and Ben, both here. */
  begin(setup?: object): Promise<Game>
  /** What is wrong with the books. */
  violations(): Promise<readonly string[]>
}

export interface Game {
  readonly table: Opened
  readonly visits: { readonly ann: Visit; readonly ben: Visit }
  /** What each was told last. */
  last(player: 'ann' | 'ben'): TableNews
  visit(player: 'ann' | 'ben', connection: string, heardAt?: () => number): Promise<Visit>
  command(player: 'ann' | 'ben', command: Command, id?: string): Promise<Performed>
}

export interface InHandOptions {
  readonly kept?: Kept
  readonly time?: Time
  readonly wrap?: (storage: Storage, time: Time) => Storage
  /** What a computer answers; without it, it thinks for ever. */
  readonly choose?: () => string
}

export async function houseInHand(options: InHandOptions = {}): Promise<HouseInHand> {
  const { kept = nothingKept(), time = beginTime(1_000_000), wrap = storage => storage, choose } = options
  let drawn = kept.tables.size
  const house = await openHouse({
    storage: wrap(openMemory(kept), time),
    clock: time,
    thinker: {
      think: () => ({
        answer: new Promise(resolve => choose && time.after(1, () => resolve(choose() as never))),
        cancel: () => {},
      }),
      close: () => {},
    },
    dice: {
      newId: () => `id${drawn++}`,
      newSeed: () => `a secret seed ${drawn++}`,
      newCode: () => `K${2 + (drawn++ % 8)}-PLUM`,
    },
    loadGame,
  })

  async function done<Answer>(work: Promise<Answer>): Promise<Answer> {
    let isDone = false
    const settled = work.finally(() => {
      isDone = true
    })
    settled.catch(() => {})
    for (await time.passUntil(time.now()); !isDone; await pause()) await time.passUntil(time.now())
    return settled
  }

  async function begin(setup: object = {}): Promise<Game> {
    const opened = await done(house.open({ game: 'obstruction', setup }, ANN))
    if (!opened.ok) throw new Error(opened.rejection.code)
    const { id } = opened.value
    const last = new Map<string, TableNews>()
    let commands = 0
    const visit: Game['visit'] = async (player, connection, heardAt = time.now) => {
      const told = (news: string) => void last.set(player, JSON.parse(news))
      const visitor = { player, seenAs: player, connection, since: -1, tell: told, heardAt }
      const visited = await done(house.visit(id, visitor))
      if (!visited.ok) throw new Error(visited.rejection.code)
      return visited.value
    }
    const command: Game['command'] = (player, command, name = `c${commands++}`) =>
      done(house.perform(id, player === 'ann' ? ANN : BEN, { id: name, command }))
    await command('ben', { do: 'sit' })
    const visits = { ann: await visit('ann', 'a'), ben: await visit('ben', 'b') }
    return { table: opened.value, visits, last: player => last.get(player)!, visit, command }
  }

  return {
    ...{ house, time, kept, done, begin },
    async violations() {
      const entries = await Promise.all(gameIds.map(loadGame))
      const games = new Map(entries.map((entry, index) => [gameIds[index]!, entry!]))
      return audit(booksOf(kept), games).violations
    },
  }
}

/** For what is loaded from files, which takes no time that is in our hand. */
function pause(): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, 1))
}
