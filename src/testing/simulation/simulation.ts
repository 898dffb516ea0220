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
import { createNetwork } from './network.ts'
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
export async function simulate(options: SimulationOptions): Promise<SimulationResult> {
  const { seed, games, players = 4, ms = 90_000 } = options
  const clock = createVirtualClock(START_MS)
  const random = createSeededRandom(seed, 'simulation')
  const data = emptyMemoryData()
  const trace: string[] = []
  const unexpectedErrors: string[] = []
  const outages: { from: number; until: number }[] = []
  const log = (event: string) => void trace.push(`${clock.now() - START_MS} ms: ${event}`)
  let faults = NO_FAULTS
  const environment = { clock, random, games, log, faults: () => faults }
  const server = createCrashableServer({
    ...{ ...environment, data },
    onFailure(error) {
      if (!(error instanceof StorageUnavailableError))
        unexpectedErrors.push(`Something failed: ${errorMessage(error)}`)
    },
    onStorageChange(isUnavailable) {
      if (isUnavailable) outages.push({ from: clock.now(), until: Number.POSITIVE_INFINITY })
      else endOutages()
    },
  })
  const network = createNetwork({ ...environment, server })

  const tabs: { readonly player: string; readonly tab: Tab }[] = []
  const clientLogs: ClientLog[] = []
  for (let number = 0; number < players; number++) {
    const player = { id: `player${number}`, name: `Player ${number}`, claimed: false }
    const clientLog = createClientLog(player.id)
    clientLogs.push(clientLog)
    const behaviour = { resigns: 5, blunders: 30, goesAway: random.pick([0, 10, 30]), rematches: 300 }
    for (let count = random.chance(300) ? 2 : 1; count > 0; count--)
      tabs.push({
        player: player.id,
        tab: openTab({
          ...environment,
          server,
          player,
          behaviour,
          openTransport: network.transportFor(player, clientLog),
        }),
      })
  }

  await completeInTime(server.start(), clock)
  for (const opened of await completeInTime(openTables(server, players, random), clock))
    for (const { player, tab } of tabs) if (opened.players.includes(player)) tab.goTo(opened.code)
  for (const { tab } of tabs) tab.stayIdle()

  faults = options.weather
  let isSettling = false
  for (const { tab } of tabs) {
    const actAgain = () => {
      if (isSettling) return
      tab.act()
      clock.after(random.between(100, 3_000), actAgain)
    }
    actAgain()
  }
  restartAtRandom()
  await clock.advanceTo(START_MS + ms)
  isSettling = true
  faults = NO_FAULTS
  // Some tabs stay to the end, the others close for good.
  const staying = tabs.filter(() => random.chance(600))
  for (const { tab } of staying) tab.stayIdle()
  for (const leaving of tabs) if (!staying.includes(leaving)) leaving.tab.close()
  await clock.advanceTo(START_MS + ms + SETTLE_MS)
  const wrongPresence = findWrongPresence(data, staying)
  await clock.advanceTo(START_MS + ms + SETTLE_MS + END_MS)
  const outcome = checkInvariants()
  for (const { tab } of tabs) tab.close()
  await clock.advanceTo(START_MS + ms + SETTLE_MS + END_MS + SETTLE_MS)
  return { ...outcome, violations: [...outcome.violations, ...wrongPresence, ...findLeaks()] }

  /** After everyone has left, no table may stay in memory. */
  function findLeaks(): readonly string[] {
    const cached = server.service()?.tablesInMemory()
    return cached === 0 && data.presence.size === 0
      ? []
      : [`${cached} tables are in memory, ${data.presence.size} have presence rows`]
  }

  /** Kills or closes the server now and then, and starts it again after a while. */
  function restartAtRandom(): void {
    if (isSettling) return
    const { killed, closed } = faults
    const isKill = random.chance(killed)
    if ((isKill || random.chance(closed)) && server.service()) {
      log(isKill ? 'the server is killed' : 'the server closes')
      outages.push({ from: clock.now(), until: Number.POSITIVE_INFINITY })
      const end = isKill ? Promise.resolve(server.kill()) : server.stop()
      void end.then(() => {
        network.disconnectAll()
        clock.after(random.between(50, 3_000), restart)
      })
    }
    clock.after(1_000, restartAtRandom)
  }

  function restart(): void {
    log('the server starts')
    // Starting fails without storage; a supervisor would retry.
    server.start().then(endOutages, () => clock.after(1_000, restart))
  }

  function endOutages(): void {
    for (const outage of outages) outage.until = Math.min(outage.until, clock.now())
  }

  function checkInvariants(): SimulationResult {
    const snapshot = takeStorageSnapshot(data)
    const audited = audit(snapshot, games)
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
        ...unexpectedErrors,
        ...audited.violations,
        ...findUnfairLosses(audited, { heardAt: network.heardAt, outages }),
        ...findOverdueGames(data, clock.now()),
        ...clientLogs.flatMap(clientLog => checkClientLog(clientLog, snapshot, audited)),
        ...wrongStates,
      ],
      trace,
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
