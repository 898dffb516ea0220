import { type GameEntry, gameIds, loadGame } from '#games/catalog.ts'
import type { PlayerNews } from '#protocol/news.ts'
import { drawCode } from '#server/house/codes.ts'
import { type House, openHouse } from '#server/house/house.ts'
import { type Connection, connect, type Outlet } from '#server/socket/connection.ts'
import type { Kept } from '#server/storage/memory/kept.ts'
import { openMemory } from '#server/storage/memory.ts'
import type { Clock } from '#session/clock.ts'
import type { Thinker } from '#session/thinker.ts'
import type { Luck } from './luck.ts'
import { luckyMove } from './lucky-move.ts'
import { troubled } from './storage.ts'
import type { Weather } from './weather.ts'

/** A house that can be killed and opened again on what it has kept. */
export interface MortalHouse {
  /** Undefined while there is none. */
  now(): House | undefined
  welcome(player: PlayerNews, out: Outlet): Connection
  open(): Promise<void>
  /** As the power going out: nothing that is under way is finished. */
  kill(): void
  close(): Promise<void>
}

export interface MortalOptions {
  readonly kept: Kept
  readonly clock: Clock
  readonly luck: Luck
  readonly games: ReadonlyMap<string, GameEntry>
  weather(): Weather
  tell(what: string): void
  /** The storage keeps nothing, or does so again. */
  noticed(trouble: boolean): void
  /** What should never happen has happened. */
  failed(error: unknown): void
}

/** All games, loaded once, so that no simulation waits for a file. */
export async function allGames(): Promise<ReadonlyMap<string, GameEntry>> {
  const entries = await Promise.all(gameIds.map(loadGame))
  return new Map(entries.map((entry, index) => [gameIds[index]!, entry!]))
}

export function mortalHouse(options: MortalOptions): MortalHouse {
  const { kept, luck, games, weather, tell, failed } = options
  const life = { number: 0 }
  const newId = () => String(luck.below(2 ** 32))
  const dice = { newId, newSeed: () => `a secret seed ${newId()}`, newCode: () => drawCode(luck) }
  let house: House | undefined

  /** Time as a process has it: what it waited for does not come after its death. */
  function mortalClock(mine: number): Clock {
    const { clock } = options
    return { now: clock.now, after: (ms, call) => clock.after(ms, () => life.number === mine && call()) }
  }

  return {
    now: () => house,
    welcome: (player, out) =>
      connect({
        house: house!,
        board: { follow: () => () => {} },
        ...{ player, out, failed, id: newId(), now: options.clock.now },
        mayHear: () => true,
        mayLookUp: () => true,
        sentence: ({ code }) => code,
      }),
    async open() {
      const mine = ++life.number
      const clock = mortalClock(mine)
      // What a house that is gone left behind is forgotten.
      kept.visits.clear()
      const storage = troubled(openMemory(kept), {
        clock,
        luck,
        weather,
        tell,
        isDead: () => life.number !== mine,
      })
      const opened = await openHouse({
        ...{ storage, clock, dice, thinker: slowThinker(clock, luck) },
        loadGame: async id => games.get(id),
        troubled(what) {
          tell(what)
          if (life.number === mine) options.noticed(what !== 'The storage works again.')
        },
      })
      if (life.number === mine) house = opened
    },
    kill() {
      life.number++
      house = undefined
    },
    async close() {
      const closing = house
      const mine = life.number
      house = undefined
      await closing?.close()
      if (life.number === mine) life.number++
    },
  }
}

/** Computers that think a while and then move as luck has it. */
function slowThinker(clock: Clock, luck: Luck): Thinker {
  return {
    think(job) {
      const text = luckyMove('view' in job ? job.view : {}, luck)
      const answer = new Promise<string>(resolve => {
        clock.after(luck.between(1, 500), () => resolve(text))
      })
      return { answer: answer as never, cancel: () => {} }
    },
    close() {},
  }
}
