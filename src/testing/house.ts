import { gameIds, loadGame } from '#games/catalog.ts'
import { randomFor } from '#kernel/random.ts'
import type { Opened } from '#protocol/api.ts'
import type { TableNews } from '#protocol/news.ts'
import type { Command } from '#protocol/orders.ts'
import { drawCode } from '#server/house/codes.ts'
import { type Guest, type House, openHouse, type Visit } from '#server/house/house.ts'
import type { Dice } from '#server/house/opening.ts'
import { type Kept, nothingKept } from '#server/storage/memory/kept.ts'
import { openMemory } from '#server/storage/memory.ts'
import type { Storage } from '#server/storage/storage.ts'
import { follow, type RemoteStanding } from '#session/remote/standing.ts'
import type { Thinker } from '#session/thinker.ts'
import { audit } from './invariants/books.ts'
import { booksOf } from './simulation/books.ts'
import { beginTime, type Time } from './simulation/time.ts'

export const ANN = { id: 'ann', name: 'Ann' }
export const BEN = { id: 'ben', name: 'Ben' }
export const EVE = { id: 'eve', name: 'Eve' }
/** A small board without proposals, which Ann begins. */
export const AGREED = { size: 'agreed', rows: 5, cols: 5, starter: 'first' }

/** A house whose time passes by hand, with nothing but memory beneath it. */
export interface TestHouse {
  readonly house: House
  readonly clock: Time
  readonly storage: Storage
  /** What the storage keeps; another house may be opened on it. */
  readonly kept: Kept
  readonly troubles: readonly string[]
  /** Lets time pass, and all that follows from it happen. */
  pass(ms: number): Promise<void>
  /** Waits for something that needs no time to pass. */
  done<Answer>(work: Promise<Answer>): Promise<Answer>
  come(player: Guest, table: string, visiting?: Visiting): Promise<Presence>
  /** A table of Obstruction, opened by Ann. */
  open(setup?: object, order?: object): Promise<Opened>
  /** Ann and Ben at such a table, both here and the game begun. */
  begin(setup?: object): Promise<Pair>
  /** What is wrong with the books. */
  violations(): Promise<readonly string[]>
}

export interface Visiting {
  readonly heardAt?: () => number
  /** Takes what can wait, and has it told when it calls this. */
  readonly wait?: (tell: () => void) => void
}

/** One player's connection to one table. */
export interface Presence {
  readonly news: readonly TableNews[]
  standing(): RemoteStanding
  /** What the house answers: a seq, or the code of a refusal. */
  order(command: Command, id?: string): Promise<number | string>
  leave(): Promise<void>
}

export interface Pair {
  readonly table: Opened
  readonly ann: Presence
  readonly ben: Presence
}

export interface TestHouseOptions {
  readonly kept?: Kept
  readonly clock?: Time
  readonly wrap?: (storage: Storage, clock: Time) => Storage
  readonly seed?: string
  readonly thinker?: Thinker
}

export async function openTestHouse({
  kept = nothingKept(),
  clock = beginTime(1_000_000),
  wrap = storage => storage,
  seed = 'a house',
  thinker = firstOpenCell,
}: TestHouseOptions = {}): Promise<TestHouse> {
  const troubles: string[] = []
  const dice = diceFor(seed)
  const storage = wrap(openMemory(kept), clock)
  const house = await openHouse({
    storage,
    clock,
    thinker,
    dice,
    loadGame,
    troubled: what => troubles.push(what),
  })
  let count = 0

  async function done<Answer>(work: Promise<Answer>): Promise<Answer> {
    let isDone = false
    const settle = () => {
      isDone = true
    }
    work.then(settle, settle)
    while (!isDone) {
      await clock.passUntil(clock.now())
      await settled()
    }
    return work
  }

  async function open(setup: object = {}, order: object = {}): Promise<Opened> {
    const opened = await done(house.open({ game: 'obstruction', setup, ...order }, ANN))
    if (!opened.ok) throw new Error(opened.rejection.code)
    return opened.value
  }

  async function come(
    player: Guest,
    table: string,
    { heardAt = clock.now, wait }: Visiting = {},
  ): Promise<Presence> {
    const news: TableNews[] = []
    let standing: RemoteStanding | undefined
    let visit: Visit | undefined
    const visitor = {
      player: player.id,
      seenAs: player.id,
      connection: `${player.id} ${++count}`,
      since: -1,
      tell(text: string) {
        const one = JSON.parse(text) as TableNews
        news.push(one)
        const next = follow(standing, one)
        if (next) standing = next
        else visit?.catchUp(standing?.seq ?? -1)
      },
      ...(wait && {
        tellLater(write: () => string | undefined) {
          wait(() => {
            const text = write()
            if (text !== undefined) visitor.tell(text)
          })
        },
      }),
      heardAt,
    }
    const visited = await done(house.visit(table, visitor))
    if (!visited.ok) throw new Error(visited.rejection.code)
    visit = visited.value
    return {
      news,
      standing: () => standing!,
      async order(command, id = `c${++count}`) {
        const result = await done(house.perform(table, player, { id, command }))
        return result.ok ? result.value : result.rejection.code
      },
      leave: () => done(visited.value.end()),
    }
  }

  return {
    ...{ house, clock, storage, kept, troubles, done, open, come },
    async pass(ms) {
      await clock.passUntil(clock.now() + ms)
      await settled()
    },
    async begin(setup = {}) {
      const table = await open(setup)
      const ann = await come(ANN, table.id)
      const ben = await come(BEN, table.id)
      await ben.order({ do: 'sit' })
      if (ann.standing().phase !== 'playing') throw new Error('The game does not begin')
      return { table, ann, ben }
    },
    async violations() {
      const entries = await Promise.all(gameIds.map(loadGame))
      const games = new Map(entries.map((entry, index) => [gameIds[index]!, entry!]))
      return audit(booksOf(kept), games).violations
    },
  }
}

/** A house with a game in it between Ann and Ben. */
export async function houseWithGame(setup: object = AGREED): Promise<TestHouse & Pair> {
  const house = await openTestHouse()
  return { ...house, ...(await house.begin(setup)) }
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
