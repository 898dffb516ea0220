import type { GameEntry } from '#games/game-entry.ts'
import { errorMessage } from '#kernel/errors.ts'
import { StorageUnavailableError } from '#server/storage/storage.ts'
import { audit } from '../invariants/audit.ts'
import { checkClientLog, checkClientState } from '../invariants/client-checks.ts'
import { type ClientLog, createClientLog } from '../invariants/client-log.ts'
import { emptyMemoryData } from '../memory-storage/memory-data.ts'
import { openTab, type Tab } from './client-tab.ts'
import { createCrashableServer } from './crashable-server.ts'
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
  readonly moves: number
  readonly games: number
}

export interface SimulationOptions {
  readonly seed: string
  readonly weather: FaultProfile
  readonly games: ReadonlyMap<string, GameEntry>
  readonly players?: number
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

type SimulationEnvironment = Omit<NetworkOptions, 'server' | 'clock'> & {
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
  readonly #data = emptyMemoryData()
  readonly #trace: string[] = []
  readonly #unexpectedErrors: string[] = []
  readonly #outages: { from: number; until: number }[] = []
  readonly #environment: SimulationEnvironment
  readonly #server: ReturnType<typeof createCrashableServer>
  readonly #network: Network
  readonly #tabs: OpenTab[] = []
  readonly #clientLogs: ClientLog[] = []
  #faults: FaultProfile = NO_FAULTS
  #isSettling = false

  constructor(options: SimulationOptions) {
    const { seed, games, players = 4 } = options
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
    this.#server = createCrashableServer({
      ...this.#environment,
      data: this.#data,
      onFailure: error => {
        if (!(error instanceof StorageUnavailableError))
          this.#unexpectedErrors.push(`Something failed: ${errorMessage(error)}`)
      },
      onStorageChange: isUnavailable => (isUnavailable ? this.#beginOutage() : this.#endOutages()),
    })
    this.#network = createNetwork({ ...this.#environment, server: this.#server })
    for (let number = 0; number < players; number++) this.#addPlayer(number)
  }

  async run(): Promise<SimulationResult> {
    const clock = this.#clock
    const end = START_MS + (this.#options.ms ?? 90_000)
    await this.#seatPlayers()
    this.#faults = this.#options.weather
    for (const { tab } of this.#tabs) this.#actAgain(tab)
    this.#restartAtRandom()
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
        server: this.#server,
        player,
        behaviour,
        openTransport,
      })
      this.#tabs.push({ player: player.id, tab })
    }
  }

  async #seatPlayers(): Promise<void> {
    await completeInTime(this.#server.start(), this.#clock)
    const tables = openTables(this.#server, this.#players, this.#random)
    for (const opened of await completeInTime(tables, this.#clock))
      for (const { player, tab } of this.#tabs) if (opened.players.includes(player)) tab.goTo(opened.code)
    for (const { tab } of this.#tabs) tab.stayIdle()
  }

  #actAgain(tab: Tab): void {
    if (this.#isSettling) return
    tab.act()
    this.#clock.after(this.#random.between(100, 3_000), () => this.#actAgain(tab))
  }

  /** After everyone has left, no table may stay in memory. */
  #findLeaks(): readonly string[] {
    const cached = this.#server.service()?.tablesInMemory()
    const { size } = this.#data.presence
    return cached === 0 && size === 0 ? [] : [`${cached} tables are in memory, ${size} have presence rows`]
  }

  /** Kills or closes the server now and then, and starts it again after a while. */
  #restartAtRandom(): void {
    if (this.#isSettling) return
    const { killed, closed } = this.#faults
    const random = this.#random
    const isKill = random.chance(killed)
    if ((isKill || random.chance(closed)) && this.#server.service()) {
      this.#log(isKill ? 'the server is killed' : 'the server closes')
      this.#beginOutage()
      const end = isKill ? Promise.resolve(this.#server.kill()) : this.#server.stop()
      void end.then(() => {
        this.#network.disconnectAll()
        this.#clock.after(random.between(50, 3_000), () => this.#restart())
      })
    }
    this.#clock.after(1_000, () => this.#restartAtRandom())
  }

  #restart(): void {
    this.#log('the server starts')
    // Starting fails without storage; a supervisor would retry.
    this.#server.start().then(
      () => this.#endOutages(),
      () => this.#clock.after(1_000, () => this.#restart()),
    )
  }

  #beginOutage(): void {
    this.#outages.push({ from: this.#clock.now(), until: Number.POSITIVE_INFINITY })
  }

  #endOutages(): void {
    for (const outage of this.#outages) outage.until = Math.min(outage.until, this.#clock.now())
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
    const entries = snapshot.tables.flatMap(table => table.entries)
    return {
      violations: [
        ...this.#unexpectedErrors,
        ...audited.violations,
        ...findUnfairLosses(audited, { heardAt: this.#network.heardAt, outages: this.#outages }),
        ...findOverdueGames(this.#data, this.#clock.now()),
        ...this.#clientLogs.flatMap(clientLog => checkClientLog(clientLog, snapshot, audited)),
        ...wrongStates,
      ],
      trace: this.#trace,
      moves: entries.filter(({ action }) => action.do === 'move').length,
      games: snapshot.results.length,
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

/** Seats the players in pairs; the last pair's opener may play against the computer instead, and the other watches. */
async function openTables(
  server: ReturnType<typeof createCrashableServer>,
  players: number,
  random: SeededRandom,
) {
  const tables: { readonly code: string; readonly players: readonly string[] }[] = []
  const request = { game: 'obstruction', open: random.chance(500) }
  for (let first = 0; first < players; first += 2) {
    const opener = { id: `player${first}`, name: `Player ${first}` }
    const isComputerGame = first + 2 >= players && random.chance(300)
    const untimed = { setup: { clock: false, size: 'agreed', rows: 5, cols: 5 } }
    const opponent = isComputerGame ? { computer: 'casual', ...(random.chance(500) && untimed) } : {}
    const opened = await server.service()!.createTable({ ...request, ...opponent }, opener)
    if (!opened.ok) throw new Error(`No table was opened: ${opened.rejection.code}`)
    tables.push({ code: opened.value.code, players: [`player${first}`, `player${first + 1}`] })
  }
  return tables
}
