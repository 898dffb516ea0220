import { gameIds, loadGame } from '#games/catalog.ts'
import { randomFor } from '#kernel/random.ts'
import type { TableReference } from '#protocol/api.ts'
import type { TableUpdate } from '#protocol/news.ts'
import type { TableCommand } from '#protocol/orders.ts'
import { drawTableCode } from '#server/house/codes.ts'
import {
  openTableService,
  type PlayerIdentity,
  type Subscription,
  type TableService,
} from '#server/house/house.ts'
import type { IdSource } from '#server/house/opening.ts'
import { emptyMemoryData, type MemoryData } from '#server/storage/memory/kept.ts'
import { openMemoryStorage } from '#server/storage/memory.ts'
import type { Storage } from '#server/storage/storage.ts'
import { applyUpdate, type RemoteTableState } from '#session/remote/standing.ts'
import type { EngineClient } from '#session/thinker.ts'
import { audit } from './invariants/books.ts'
import { takeStorageSnapshot } from './simulation/books.ts'
import { createVirtualClock, type VirtualClock } from './simulation/time.ts'

export const ANN = { id: 'ann', name: 'Ann' }
export const BEN = { id: 'ben', name: 'Ben' }
export const EVE = { id: 'eve', name: 'Eve' }
/** A small board without proposals, which Ann begins. */
export const AGREED_SETUP = { size: 'agreed', rows: 5, cols: 5, starter: 'first' }

/** A house whose time passes by hand, with nothing but memory beneath it. */
export interface TestTableService {
  readonly service: TableService
  readonly clock: VirtualClock
  readonly storage: Storage
  /** What the storage keeps; another house may be opened on it. */
  readonly kept: MemoryData
  readonly errors: readonly string[]
  /** Lets time pass, and all that follows from it happen. */
  advance(ms: number): Promise<void>
  /** Waits for something that needs no time to pass. */
  complete<Answer>(work: Promise<Answer>): Promise<Answer>
  connect(player: PlayerIdentity, table: string, visiting?: ConnectOptions): Promise<TestConnection>
  /** A table of Obstruction, opened by Ann. */
  openTable(setup?: object, order?: object): Promise<TableReference>
  /** Ann and Ben at such a table, both here and the game begun. */
  startGame(setup?: object): Promise<Pair>
  /** What is wrong with the books. */
  violations(): Promise<readonly string[]>
}

export interface ConnectOptions {
  readonly heardAt?: () => number
  /** Takes what can wait, and has it told when it calls this. */
  readonly wait?: (tell: () => void) => void
}

/** One player's connection to one table. */
export interface TestConnection {
  readonly updates: readonly TableUpdate[]
  state(): RemoteTableState
  /** What the house answers: a seq, or the code of a refusal. */
  send(command: TableCommand, id?: string): Promise<number | string>
  leave(): Promise<void>
}

export interface Pair {
  readonly table: TableReference
  readonly ann: TestConnection
  readonly ben: TestConnection
}

export interface TestTableServiceOptions {
  readonly kept?: MemoryData
  readonly clock?: VirtualClock
  readonly wrap?: (storage: Storage, clock: VirtualClock) => Storage
  readonly seed?: string
  readonly thinker?: EngineClient
}

export async function openTestTableService({
  kept = emptyMemoryData(),
  clock = createVirtualClock(1_000_000),
  wrap = storage => storage,
  seed = 'a house',
  thinker: engineClient = firstOpenCellEngine,
}: TestTableServiceOptions = {}): Promise<TestTableService> {
  const errors: string[] = []
  const ids = seededIdSource(seed)
  const storage = wrap(openMemoryStorage(kept), clock)
  const service = await openTableService({
    storage,
    clock,
    engineClient,
    ids,
    loadGame,
    onError: what => errors.push(what),
  })
  let count = 0

  async function done<Answer>(work: Promise<Answer>): Promise<Answer> {
    let isDone = false
    const settle = () => {
      isDone = true
    }
    work.then(settle, settle)
    while (!isDone) {
      await clock.advanceTo(clock.now())
      await flushPromises()
    }
    return work
  }

  async function openTable(setup: object = {}, order: object = {}): Promise<TableReference> {
    const opened = await done(service.createTable({ game: 'obstruction', setup, ...order }, ANN))
    if (!opened.ok) throw new Error(opened.rejection.code)
    return opened.value
  }

  async function connect(
    player: PlayerIdentity,
    table: string,
    { heardAt = clock.now, wait }: ConnectOptions = {},
  ): Promise<TestConnection> {
    const updates: TableUpdate[] = []
    let standing: RemoteTableState | undefined
    let visit: Subscription | undefined
    const visitor = {
      player: player.id,
      seenAs: player.id,
      connection: `${player.id} ${++count}`,
      since: -1,
      send(text: string) {
        const one = JSON.parse(text) as TableUpdate
        updates.push(one)
        const next = applyUpdate(standing, one)
        if (next) standing = next
        else visit?.catchUp(standing?.seq ?? -1)
      },
      ...(wait && {
        sendLater(write: () => string | undefined) {
          wait(() => {
            const text = write()
            if (text !== undefined) visitor.send(text)
          })
        },
      }),
      heardAt,
    }
    const visited = await done(service.subscribe(table, visitor))
    if (!visited.ok) throw new Error(visited.rejection.code)
    visit = visited.value
    return {
      updates,
      state: () => standing!,
      async send(command, id = `c${++count}`) {
        const result = await done(service.execute(table, player, { id, command }))
        return result.ok ? result.value : result.rejection.code
      },
      leave: () => done(visited.value.end()),
    }
  }

  return {
    ...{ service, clock, storage, kept, errors, complete: done, openTable, connect },
    async advance(ms) {
      await clock.advanceTo(clock.now() + ms)
      await flushPromises()
    },
    async startGame(setup = {}) {
      const table = await openTable(setup)
      const ann = await connect(ANN, table.id)
      const ben = await connect(BEN, table.id)
      await ben.send({ do: 'sit' })
      if (ann.state().phase !== 'playing') throw new Error('The game does not begin')
      return { table, ann, ben }
    },
    async violations() {
      const entries = await Promise.all(gameIds.map(loadGame))
      const games = new Map(entries.map((entry, index) => [gameIds[index]!, entry!]))
      return audit(takeStorageSnapshot(kept), games).violations
    },
  }
}

/** A house with a game in it between Ann and Ben. */
export async function tableServiceWithGame(setup: object = AGREED_SETUP): Promise<TestTableService & Pair> {
  const house = await openTestTableService()
  return { ...house, ...(await house.startGame(setup)) }
}

/** Everything that can happen without time passing has happened. */
export async function flushPromises(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) await new Promise(resolve => setImmediate(resolve))
}

export function seededIdSource(seed: string): IdSource {
  const random = randomFor(seed, 0, 'dice')
  const word = () => random.below(2 ** 32).toString(36)
  return {
    newId: () => word() + word(),
    newSeed: () => word() + word(),
    newCode: () => drawTableCode(random),
  }
}

/** A computer that marks the first open cell. */
export const firstOpenCellEngine: EngineClient = {
  request(job) {
    const { board } = (job as { view: { board?: readonly string[] } }).view
    const row = board?.findIndex(line => line.includes('.')) ?? -1
    const move = board ? `${'abcdefghij'[board[row]!.indexOf('.')]}${row + 1}` : '5x5'
    return { result: Promise.resolve(move as never), cancel() {} }
  },
  close() {},
}
