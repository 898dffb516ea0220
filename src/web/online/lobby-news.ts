import { titleOf } from '#games/programme.ts'
import type { Lobby } from '#protocol/api.ts'
import { lobbyWords } from '../words.ts'
import { askHouse } from './ask.ts'
import type { Door, Mine } from './door.ts'
import { openMemory } from './memory.ts'
import { namesOf } from './names.ts'

/** What the lobby tells of the house. */
export interface HouseNews {
  readonly trouble?: string
  /** Tables at which this player sits or is asked for. */
  readonly mine: readonly Door[]
  /** How many wait for somebody, by game. */
  readonly waiting: ReadonlyMap<string, number>
  /** The table that has waited least for anyone to sit down, if there is one. */
  readonly open?: Door
}

const NONE: Mine = { doors: [], tables: new Set() }

/** A mere look at the lobby makes nobody a guest. */
export async function askForNews(): Promise<HouseNews> {
  const player = openMemory().read()
  const [answer, mine = NONE] = await Promise.all([
    // Asked outright: all else that can be asked of a house would come with it.
    askHouse({ method: 'GET', path: '/api/tables' }).catch(() => undefined),
    // Most who come have never been online.
    player && import('./my-tables.ts').then(({ askForMine }) => askForMine(player.id)),
  ])
  if (!answer || answer.status >= 400)
    return { trouble: lobbyWords.unreachable, mine: mine.doors, waiting: new Map() }
  const others = (answer.body as Lobby).tables.filter(
    ({ id, phase }) => phase === 'waiting' && !mine.tables.has(id),
  )
  const first = others[0]
  const waiting = new Map<string, number>()
  for (const { game } of others) waiting.set(game, (waiting.get(game) ?? 0) + 1)
  return {
    mine: mine.doors,
    waiting,
    ...(first && {
      open: {
        code: first.code,
        words: lobbyWords.openTable(titleOf(first.game), namesOf(first.seats)),
        urgent: false,
      },
    }),
  }
}
