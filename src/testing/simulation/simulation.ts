import type { GameEntry } from '#games/game-entry.ts'
import { errorMessage } from '#kernel/errors.ts'
import type { CreateTableRequest } from '#protocol/api.ts'
import { LEASE_MS } from '#server/storage/node-storage.ts'
import { StorageUnavailableError } from '#server/storage/storage.ts'
import { audit, type StorageSnapshot } from '../invariants/audit.ts'
import { checkClientLog, checkClientState } from '../invariants/client-checks.ts'
import { type ClientLog, createClientLog } from '../invariants/client-log.ts'
import { emptyMemoryData } from '../memory-storage/memory-data.ts'
import { onlinePlayOf, PLAYED_GAMES } from '../online-play/online-play.ts'
import { openTab, type Tab } from './client-tab.ts'
import { type Cluster, createCluster } from './cluster.ts'
import type { CrashableServer } from './crashable-server.ts'
import { type FaultProfile, NO_FAULTS } from './fault-profile.ts'
import { createNetwork, type Network, type NetworkOptions } from './network.ts'
import { findOverdueGames, findWrongPresence } from './presence-check.ts'
import { createSeededRandom, type SeededRandom } from './seeded-random.ts'
import { takeStorageSnapshot } from './storage-snapshot.ts'
import { findUnfairLosses } from './unfair-losses.ts'
import { createVirtualClock, type VirtualClock } from './virtual-clock.ts'

export interface SimulationResult {
  readonly violations: readonly string[]
  /** The events of the run, for debugging a violation. */
  readonly trace: readonly string[]
  /** The number of moves in each game that was played. */
  readonly moves: Readonly<Record<string, number>>
}

export interface SimulationOptions {
  readonly seed: string
  readonly faults: FaultProfile
  readonly games: ReadonlyMap<string, GameEntry>
  readonly players?: number
  /** How many servers share the storage. */
  readonly nodes?: number
  /** How long faults are injected before everything settles. */
  readonly ms?: number
}

const START_MS = 1_000_000
/** Longer than any connection timeout and any storage outage. */
const SETTLE_MS = 35_000
/** Long enough for every game without moves to end. */
const END_MS = 65_000

/** Runs players, network, server and storage in one process from one seed, so that every failure can be repeated. */
export function simulate(options: SimulationOptions): Promise<SimulationResult> {
  return new Simulation(options).run()
}

type SimulationEnvironment = Omit<NetworkOptions, 'cluster' | 'clock'> & {
  readonly clock: VirtualClock
  readonly games: SimulationOptions['games']
}

interface OpenTab {
  readonly player: string
  readonly tab: Tab
}

class Simulation {
  readonly #options: SimulationOptions
  readonly #players: number
  readonly #clock = createVirtualClock(START_MS)
  readonly #random: SeededRandom
  readonly #data = emptyMemoryData(this.#clock.now)
  readonly #trace: string[] = []
  readonly #unexpectedErrors: string[] = []
  readonly #outages: { from: number; until: number }[] = []
  readonly #environment: SimulationEnvironment
  readonly #cluster: Cluster
  readonly #network: Network
  readonly #tabs: OpenTab[] = []
  readonly #clientLogs: ClientLog[] = []
  #faults: FaultProfile = NO_FAULTS
  #isSettling = false

  constructor(options: SimulationOptions) {
    const { seed, games, players = 4, nodes = 1 } = options
    this.#options = options
    this.#players = players
    this.#random = createSeededRandom(seed, 'simulation')
    this.#environment = {
      clock: this.#clock,
      random: this.#random,
      games,
      log: (event: string) => this.#log(event),
      faults: () => this.#faults,
    }
    this.#cluster = createCluster(nodes, {
      ...this.#environment,
      data: this.#data,
      onFailure: error => {
        if (!(error instanceof StorageUnavailableError))
          this.#unexpectedErrors.push(`Something failed: ${errorMessage(error)}`)
      },
      onStorageChange: () => this.#noteOutage(),
      onCutOff: server => this.#network.disconnectAll(server),
    })
    this.#network = createNetwork({ ...this.#environment, cluster: this.#cluster })
    for (let number = 0; number < players; number++) this.#addPlayer(number)
  }

  async run(): Promise<SimulationResult> {
    const clock = this.#clock
    const end = START_MS + (this.#options.ms ?? 90_000)
    await this.#seatPlayers()
    this.#faults = this.#options.faults
    for (const { tab } of this.#tabs) this.#actAgain(tab)
    for (const server of this.#cluster.servers) this.#breakAtRandom(server)
    await clock.advanceTo(end)
    this.#isSettling = true
    this.#faults = NO_FAULTS
    // Some tabs stay to the end, the others close for good.
    const staying = this.#tabs.filter(() => this.#random.chance(600))
    for (const { tab } of staying) tab.stayIdle()
    for (const leaving of this.#tabs) if (!staying.includes(leaving)) leaving.tab.close()
    await clock.advanceTo(end + SETTLE_MS)
    const wrongPresence = findWrongPresence(this.#data, staying)
    await clock.advanceTo(end + SETTLE_MS + END_MS)
    const outcome = this.#checkInvariants(staying)
    for (const { tab } of this.#tabs) tab.close()
    await clock.advanceTo(end + SETTLE_MS + END_MS + SETTLE_MS)
    return { ...outcome, violations: [...outcome.violations, ...wrongPresence, ...this.#findLeaks()] }
  }

  #log(event: string): void {
    this.#trace.push(`${this.#clock.now() - START_MS} ms: ${event}`)
  }

  #addPlayer(number: number): void {
    const random = this.#random
    const player = { id: `player${number}`, name: `Player ${number}`, claimed: false }
    const clientLog = createClientLog(player.id)
    this.#clientLogs.push(clientLog)
    const behaviour = { resigns: 5, blunders: 30, goesAway: random.pick([0, 10, 30]), rematches: 300 }
    for (let count = random.chance(300) ? 2 : 1; count > 0; count--) {
      const openTransport = this.#network.transportFor(player, clientLog)
      const tab = openTab({
        ...this.#environment,
        cluster: this.#cluster,
        player,
        behaviour,
        clientLog,
        openTransport,
      })
      this.#tabs.push({ player: player.id, tab })
    }
  }

  async #seatPlayers(): Promise<void> {
    // Clocks may be wrong from the start.
    this.#faults = { ...NO_FAULTS, skewMs: this.#options.faults.skewMs }
    for (const server of this.#cluster.servers) await completeInTime(server.start(), this.#clock)
    const tables = this.#openTables()
    for (const opened of await completeInTime(tables, this.#clock))
      for (const { player, tab } of this.#tabs) if (opened.players.includes(player)) tab.goTo(opened.code)
    for (const { tab } of this.#tabs) tab.stayIdle()
  }

  /** Seats the players in pairs; the last pair's opener may play against the computer instead, and the other watches. */
  async #openTables() {
    const tables: { readonly code: string; readonly players: readonly string[] }[] = []
    for (let first = 0; first < this.#players; first += 2) {
      const opener = { id: `player${first}`, name: `Player ${first}` }
      const isComputerGame = first + 2 >= this.#players && this.#random.chance(300)
      const opened = await this.#cluster.service()!.createTable(this.#drawTable(isComputerGame), opener)
      if (!opened.ok) throw new Error(`No table was opened: ${opened.rejection.code}`)
      tables.push({ code: opened.value.code, players: [`player${first}`, `player${first + 1}`] })
    }
    return tables
  }

  #drawTable(isComputerGame: boolean): CreateTableRequest {
    const random = this.#random
    const game = random.pick(PLAYED_GAMES)
    const request = { game, setup: onlinePlayOf(game).setup(random), open: random.chance(500) }
    if (!isComputerGame) return request
    const computer = Object.keys(this.#options.games.get(game)!.text.levels)[0]!
    // Without a clock and with an agreed size, moves can be taken back.
    const untimed = { clock: false, size: 'agreed', rows: 5, cols: 5 }
    return { ...request, computer, ...(game === 'obstruction' && random.chance(500) && { setup: untimed }) }
  }

  #actAgain(tab: Tab): void {
    if (this.#isSettling) return
    tab.act()
    this.#clock.after(this.#random.between(100, 3_000), () => this.#actAgain(tab))
  }

  /** After everyone has left, no table may stay in memory. */
  #findLeaks(): readonly string[] {
    const cached = this.#cluster.servers.map(server => server.service()?.tablesInMemory() ?? 0)
    const { size } = this.#data.presence
    const isClean = size === 0 && cached.every(tables => tables === 0)
    return isClean ? [] : [`${cached.join(' and ')} tables are in memory, ${size} have presence rows`]
  }

  /** Kills or closes a server now and then, and starts it again after a while; or cuts it off from the others. */
  #breakAtRandom(server: CrashableServer): void {
    if (this.#isSettling) return
    const { killed, closed, partitioned, listenerLost } = this.#faults
    const random = this.#random
    const isKill = random.chance(killed)
    if ((isKill || random.chance(closed)) && server.service()) {
      this.#log(`${server.name} ${isKill ? 'is killed' : 'closes'}`)
      const end = isKill ? Promise.resolve(server.kill()) : server.stop()
      this.#noteOutage()
      void end.then(() => {
        this.#network.disconnectAll(server)
        this.#clock.after(random.between(50, 3_000), () => this.#restart(server))
      })
    }
    if (random.chance(partitioned)) server.partition(this.#drawEnd(`${server.name} cannot reach the storage`))
    if (random.chance(listenerLost)) server.deafen(this.#drawEnd(`${server.name} hears no wake-ups`))
    this.#clock.after(1_000, () => this.#breakAtRandom(server))
  }

  #drawEnd(event: string): number {
    const until = this.#clock.now() + this.#random.between(100, 20_000)
    this.#log(`${event} until ${until - START_MS} ms`)
    return until
  }

  #restart(server: CrashableServer): void {
    this.#log(`${server.name} starts`)
    // Starting fails without storage; a supervisor would retry.
    server.start().then(
      () => this.#noteOutage(),
      () => this.#clock.after(1_000, () => this.#restart(server)),
    )
  }

  /** While any server works, nobody is excused from moving. */
  #noteOutage(): void {
    const isWorking = this.#cluster.servers.some(
      server => server.service() && server.service()!.unavailableReason() === undefined,
    )
    const now = this.#clock.now()
    if (!isWorking) this.#outages.push({ from: now, until: Number.POSITIVE_INFINITY })
    else for (const outage of this.#outages) outage.until = Math.min(outage.until, now)
  }

  #checkInvariants(staying: readonly OpenTab[]): SimulationResult {
    const snapshot = takeStorageSnapshot(this.#data)
    const audited = audit(snapshot, this.#options.games)
    const wrongStates = staying.flatMap(({ player, tab }) => {
      const state = tab.remoteTable()?.state()
      const opened = snapshot.tables.findLast(({ table }) =>
        [table.id, table.code].includes(tab.table() ?? ''),
      )
      return opened ? checkClientState(state, state?.id ?? opened.table.id, player, audited) : []
    })
    return {
      violations: [
        ...this.#unexpectedErrors,
        ...audited.violations,
        ...findUnfairLosses(audited, {
          heardAt: this.#network.heardAt,
          outages: this.#outages,
          contactMs: this.#cluster.servers.length > 1 ? LEASE_MS : 0,
        }),
        ...findOverdueGames(this.#data, this.#clock.now()),
        ...this.#clientLogs.flatMap(clientLog => checkClientLog(clientLog, snapshot, audited)),
        ...wrongStates,
      ],
      trace: this.#trace,
      moves: countMoves(snapshot),
    }
  }
}

/** Waits for a promise and advances time meanwhile. */
async function completeInTime<Value>(work: Promise<Value>, clock: VirtualClock): Promise<Value> {
  let isDone = false
  const done = work.finally(() => {
    isDone = true
  })
  done.catch(() => {})
  while (!isDone) await clock.advanceTo(clock.now() + 10)
  return done
}

function countMoves({ tables }: StorageSnapshot): Readonly<Record<string, number>> {
  const moves: Record<string, number> = {}
  for (const { table, entries } of tables)
    moves[table.game] = (moves[table.game] ?? 0) + entries.filter(({ action }) => action.do === 'move').length
  return moves
}
