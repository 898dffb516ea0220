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
  /** The last things that happened, for whoever looks into a violation. */
  readonly trace: readonly string[]
  readonly moves: number
  readonly games: number
}

export interface SimulationOptions {
  readonly seed: string
  readonly weather: FaultProfile
  readonly games: ReadonlyMap<string, GameEntry>
  readonly players?: number
  /** How long there is weather, before all comes to rest. */
  readonly ms?: number
}

const START_MS = 1_000_000
/** Longer than any silence is borne, and any storage is out. */
const SETTLE_MS = 35_000
/** By then every game at which nobody moves is over. */
const END_MS = 65_000

/** Players, network, house and storage in one process, all from one seed: what went wrong once goes wrong again. */
export async function simulate(options: SimulationOptions): Promise<SimulationResult> {
  const { seed, games, players = 4, ms = 90_000 } = options
  const time = createVirtualClock(START_MS)
  const luck = createSeededRandom(seed, 'simulation')
  const kept = emptyMemoryData()
  const trace: string[] = []
  const accidents: string[] = []
  const outages: { from: number; until: number }[] = []
  const tell = (what: string) => void trace.push(`${time.now() - START_MS} ms: ${what}`)
  let weather = NO_FAULTS
  const surroundings = { clock: time, luck, games, tell, weather: () => weather }
  const house = createCrashableServer({
    ...{ ...surroundings, kept },
    onFailure(error) {
      if (!(error instanceof StorageUnavailableError))
        accidents.push(`Something failed: ${errorMessage(error)}`)
    },
    onStorageChange(trouble) {
      if (trouble) outages.push({ from: time.now(), until: Number.POSITIVE_INFINITY })
      else for (const one of outages) one.until = Math.min(one.until, time.now())
    },
  })
  const network = createNetwork({ ...surroundings, house })

  const tabs: { readonly player: string; readonly tab: Tab }[] = []
  const witnesses: ClientLog[] = []
  for (let number = 0; number < players; number++) {
    const player = { id: `player${number}`, name: `Player ${number}`, claimed: false }
    const witness = createClientLog(player.id)
    witnesses.push(witness)
    const manners = { resigns: 5, blunders: 30, goesAway: luck.pick([0, 10, 30]), rematches: 300 }
    for (let page = luck.chance(300) ? 2 : 1; page > 0; page--)
      tabs.push({
        player: player.id,
        tab: openTab({
          ...surroundings,
          house,
          player,
          manners,
          openWire: network.transportFor(player, witness),
        }),
      })
  }

  await completeInTime(house.start(), time)
  for (const codes of await completeInTime(openTables(house, players, luck), time))
    for (const { player, tab } of tabs) if (codes.players.includes(player)) tab.goTo(codes.code)
  for (const { tab } of tabs) tab.stayIdle()

  weather = options.weather
  let isOver = false
  for (const { tab } of tabs) {
    const think = () => {
      if (isOver) return
      tab.act()
      time.after(luck.between(100, 3_000), think)
    }
    think()
  }
  misfortunes()
  await time.advanceTo(START_MS + ms)
  isOver = true
  weather = NO_FAULTS
  // Some stay to the end, the others are gone for good.
  const stays = tabs.filter(() => luck.chance(600))
  for (const one of tabs) if (stays.includes(one)) one.tab.stayIdle()
  for (const one of tabs) if (!stays.includes(one)) one.tab.close()
  await time.advanceTo(START_MS + ms + SETTLE_MS)
  const strangers = findWrongPresence(kept, stays)
  await time.advanceTo(START_MS + ms + SETTLE_MS + END_MS)
  const outcome = verdict()
  for (const { tab } of tabs) tab.close()
  await time.advanceTo(START_MS + ms + SETTLE_MS + END_MS + SETTLE_MS)
  return { ...outcome, violations: [...outcome.violations, ...strangers, ...leftovers()] }

  /** When all have gone, nothing is held in memory for them. */
  function leftovers(): readonly string[] {
    const held = house.service()?.tablesInMemory()
    return held === 0 && kept.presence.size === 0
      ? []
      : [`${held} tables are held for ${kept.presence.size} visits`]
  }

  /** Houses that die or close are opened again after a while. */
  function misfortunes(): void {
    if (isOver) return
    const { killed, closed } = weather
    const kills = luck.chance(killed)
    if ((kills || luck.chance(closed)) && house.service()) {
      tell(kills ? 'the house is killed' : 'the house closes')
      outages.push({ from: time.now(), until: Number.POSITIVE_INFINITY })
      const end = kills ? Promise.resolve(house.kill()) : house.stop()
      void end.then(() => {
        network.disconnectAll()
        time.after(luck.between(50, 3_000), reopen)
      })
    }
    time.after(1_000, misfortunes)
  }

  function reopen(): void {
    tell('the house opens')
    house.start().then(
      () => {
        for (const one of outages) one.until = Math.min(one.until, time.now())
      },
      // A house that finds no storage does not open; whoever looks after it tries again.
      () => time.after(1_000, reopen),
    )
  }

  function verdict(): SimulationResult {
    const books = takeStorageSnapshot(kept)
    const audited = audit(books, games)
    const seen = stays.flatMap(({ player, tab }) => {
      const standing = tab.remoteTable()?.state()
      const named = books.tables.findLast(({ table }) => [table.id, table.code].includes(tab.table() ?? ''))
      return named ? checkClientState(standing, standing?.id ?? named.table.id, player, audited) : []
    })
    const entries = books.tables.flatMap(table => table.entries)
    return {
      violations: [
        ...accidents,
        ...audited.violations,
        ...findUnfairLosses(audited, { heardAt: network.heardAt, outages }),
        ...findOverdueGames(kept, time.now()),
        ...witnesses.flatMap(witness => checkClientLog(witness, books, audited)),
        ...seen,
      ],
      trace,
      moves: entries.filter(({ action }) => action.do === 'move').length,
      games: books.results.length,
    }
  }
}

/** Waits for something that needs time to pass. */
async function completeInTime<Answer>(work: Promise<Answer>, time: VirtualClock): Promise<Answer> {
  let isDone = false
  const done = work.finally(() => {
    isDone = true
  })
  done.catch(() => {})
  while (!isDone) await time.advanceTo(time.now() + 10)
  return done
}

/** Everyone plays against a neighbour, the last one perhaps against a computer, and somebody watches. */
async function openTables(
  house: ReturnType<typeof createCrashableServer>,
  players: number,
  luck: SeededRandom,
) {
  const tables: { readonly code: string; readonly players: readonly string[] }[] = []
  const order = { game: 'obstruction', open: luck.chance(500) }
  for (let first = 0; first < players; first += 2) {
    const opener = { id: `player${first}`, name: `Player ${first}` }
    const alone = first + 2 >= players && luck.chance(300)
    const untimed = { setup: { clock: false, size: 'agreed', rows: 5, cols: 5 } }
    const against = alone ? { computer: 'casual', ...(luck.chance(500) && untimed) } : {}
    const opened = await house.service()!.createTable({ ...order, ...against }, opener)
    if (!opened.ok) throw new Error(`No table was opened: ${opened.rejection.code}`)
    tables.push({ code: opened.value.code, players: [`player${first}`, `player${first + 1}`] })
  }
  return tables
}
