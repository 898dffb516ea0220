import type { GameEntry } from '#games/catalog.ts'
import { messageOf } from '#kernel/failure.ts'
import { nothingKept } from '#server/storage/memory/kept.ts'
import { StorageTrouble } from '#server/storage/storage.ts'
import { audit } from '../invariants/books.ts'
import { compare, testify } from '../invariants/testimony.ts'
import { takeWitness, type Witness } from '../invariants/witness.ts'
import { booksOf } from './books.ts'
import { mortalHouse } from './house.ts'
import { injustices } from './justice.ts'
import { type Luck, luckOf } from './luck.ts'
import { spreadNetwork } from './network.ts'
import { misplaced, unended } from './presence.ts'
import { openTab, type Tab } from './tab.ts'
import { beginTime, type Time } from './time.ts'
import { CALM, type Weather } from './weather.ts'

export interface Outcome {
  readonly violations: readonly string[]
  /** The last things that happened, for whoever looks into a violation. */
  readonly trace: readonly string[]
  readonly moves: number
  readonly games: number
}

export interface SimulationOptions {
  readonly seed: string
  readonly weather: Weather
  readonly games: ReadonlyMap<string, GameEntry>
  readonly players?: number
  /** How long there is weather, before all comes to rest. */
  readonly ms?: number
}

const START = 1_000_000
/** Longer than any silence is borne, and any storage is out. */
const REST_MS = 35_000
/** By then every game at which nobody moves is over. */
const END_MS = 65_000

/** Players, network, house and storage in one process, all from one seed: what went wrong once goes wrong again. */
export async function simulate(options: SimulationOptions): Promise<Outcome> {
  const { seed, games, players = 4, ms = 90_000 } = options
  const time = beginTime(START)
  const luck = luckOf(seed, 'simulation')
  const kept = nothingKept()
  const trace: string[] = []
  const accidents: string[] = []
  const closures: { from: number; until: number }[] = []
  const tell = (what: string) => void trace.push(`${time.now() - START} ms: ${what}`)
  let weather = CALM
  const surroundings = { clock: time, luck, games, tell, weather: () => weather }
  const house = mortalHouse({
    ...{ ...surroundings, kept },
    failed(error) {
      if (!(error instanceof StorageTrouble)) accidents.push(`Something failed: ${messageOf(error)}`)
    },
    noticed(trouble) {
      if (trouble) closures.push({ from: time.now(), until: Number.POSITIVE_INFINITY })
      else for (const one of closures) one.until = Math.min(one.until, time.now())
    },
  })
  const network = spreadNetwork({ ...surroundings, house })

  const tabs: { readonly player: string; readonly tab: Tab }[] = []
  const witnesses: Witness[] = []
  for (let number = 0; number < players; number++) {
    const player = { id: `player${number}`, name: `Player ${number}`, claimed: false }
    const witness = takeWitness(player.id)
    witnesses.push(witness)
    const manners = { resigns: 5, blunders: 30, goesAway: luck.pick([0, 10, 30]), rematches: 300 }
    for (let page = luck.once(300) ? 2 : 1; page > 0; page--)
      tabs.push({
        player: player.id,
        tab: openTab({ ...surroundings, house, player, manners, openWire: network.wiresOf(player, witness) }),
      })
  }

  await beginning(house.open(), time)
  for (const codes of await beginning(tablesFor(house, players, luck), time))
    for (const { player, tab } of tabs) if (codes.players.includes(player)) tab.goTo(codes.code)
  for (const { tab } of tabs) tab.calm()

  weather = options.weather
  let isOver = false
  for (const { tab } of tabs) {
    const think = () => {
      if (isOver) return
      tab.think()
      time.after(luck.between(100, 3_000), think)
    }
    think()
  }
  misfortunes()
  await time.passUntil(START + ms)
  isOver = true
  weather = CALM
  // Some stay to the end, the others are gone for good.
  const stays = tabs.filter(() => luck.once(600))
  for (const one of tabs) if (stays.includes(one)) one.tab.calm()
  for (const one of tabs) if (!stays.includes(one)) one.tab.close()
  await time.passUntil(START + ms + REST_MS)
  const strangers = misplaced(kept, stays)
  await time.passUntil(START + ms + REST_MS + END_MS)
  const outcome = verdict()
  for (const { tab } of tabs) tab.close()
  await time.passUntil(START + ms + REST_MS + END_MS + REST_MS)
  return { ...outcome, violations: [...outcome.violations, ...strangers, ...leftovers()] }

  /** When all have gone, nothing is held in memory for them. */
  function leftovers(): readonly string[] {
    const held = house.now()?.tablesInMemory()
    return held === 0 && kept.visits.size === 0
      ? []
      : [`${held} tables are held for ${kept.visits.size} visits`]
  }

  /** Houses that die or close are opened again after a while. */
  function misfortunes(): void {
    if (isOver) return
    const { killed, closed } = weather
    const kills = luck.once(killed)
    if ((kills || luck.once(closed)) && house.now()) {
      tell(kills ? 'the house is killed' : 'the house closes')
      closures.push({ from: time.now(), until: Number.POSITIVE_INFINITY })
      const end = kills ? Promise.resolve(house.kill()) : house.close()
      void end.then(() => {
        network.breakAll()
        time.after(luck.between(50, 3_000), reopen)
      })
    }
    time.after(1_000, misfortunes)
  }

  function reopen(): void {
    tell('the house opens')
    house.open().then(
      () => {
        for (const one of closures) one.until = Math.min(one.until, time.now())
      },
      // A house that finds no storage does not open; whoever looks after it tries again.
      () => time.after(1_000, reopen),
    )
  }

  function verdict(): Outcome {
    const books = booksOf(kept)
    const audited = audit(books, games)
    const seen = stays.flatMap(({ player, tab }) => {
      const standing = tab.seen()?.standing()
      const named = books.tables.findLast(({ table }) => [table.id, table.code].includes(tab.table() ?? ''))
      return named ? compare(standing, standing?.id ?? named.table.id, player, audited) : []
    })
    const entries = books.tables.flatMap(table => table.entries)
    return {
      violations: [
        ...accidents,
        ...audited.violations,
        ...injustices(audited, { heard: network.heard, closures }),
        ...unended(kept, time.now()),
        ...witnesses.flatMap(witness => testify(witness, books, audited)),
        ...seen,
      ],
      trace,
      moves: entries.filter(({ action }) => action.do === 'move').length,
      games: books.results.length,
    }
  }
}

/** Waits for something that needs time to pass. */
async function beginning<Answer>(work: Promise<Answer>, time: Time): Promise<Answer> {
  let isDone = false
  const done = work.finally(() => {
    isDone = true
  })
  done.catch(() => {})
  while (!isDone) await time.passUntil(time.now() + 10)
  return done
}

/** Everyone plays against a neighbour, the last one perhaps against a computer, and somebody watches. */
async function tablesFor(house: ReturnType<typeof mortalHouse>, players: number, luck: Luck) {
  const tables: { readonly code: string; readonly players: readonly string[] }[] = []
  const order = { game: 'obstruction', open: luck.once(500) }
  for (let first = 0; first < players; first += 2) {
    const opener = { id: `player${first}`, name: `Player ${first}` }
    const alone = first + 2 >= players && luck.once(300)
    const untimed = { setup: { clock: false, size: 'agreed', rows: 5, cols: 5 } }
    const against = alone ? { computer: 'casual', ...(luck.once(500) && untimed) } : {}
    const opened = await house.now()!.open({ ...order, ...against }, opener)
    if (!opened.ok) throw new Error(`No table was opened: ${opened.rejection.code}`)
    tables.push({ code: opened.value.code, players: [`player${first}`, `player${first + 1}`] })
  }
  return tables
}
