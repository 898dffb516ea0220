import { loadGame } from '#games/catalog.ts'
import type { Storage } from '#server/storage/storage.ts'
import { applyAction, replayLog, summaryAfter } from '#server/tables/log/online-table.ts'
import { nextDeadline } from '#table/clocks.ts'
import { toAct, viewFor } from '#table/table.ts'
import type { StorageSnapshot } from '#testing/invariants/audit.ts'
import { randomMoveOf } from '#testing/online-play/online-play.ts'
import { createSeededRandom } from '#testing/simulation/seeded-random.ts'
import { unwrap } from '#testing/wire/client.ts'
import { addPairs } from '../prepared-games.ts'

/** A game in play whose player to move has little time left. */
export interface DueGame {
  readonly id: string
  readonly dueAt: number
  /** A player who is to move. */
  readonly token: string
  /** A legal move of this player. */
  readonly move: string
}

/** The time for a move of Obstruction. */
const MOVE_MS = 60_000

/** Stores games whose deadlines are spread over a span of time from now. They began in the past; nobody is connected. */
export async function addDueGames(
  storage: Storage,
  count: number,
  { fromMs, toMs }: { readonly fromMs: number; readonly toMs: number },
): Promise<readonly DueGame[]> {
  const { rules } = (await loadGame('obstruction'))!
  const random = createSeededRandom('due', 'moves')
  const now = Date.now()
  return Promise.all(
    Array.from({ length: count }, async (_, number) => {
      const begunAt = Math.floor(now - MOVE_MS + fromMs + ((toMs - fromMs) * number) / count)
      const [pair] = await addPairs(storage, 1, { games: ['obstruction'], now: begunAt })
      const { id } = pair!.table
      const { table: header, entries } = (await storage.tables.load(id))!
      const waiting = replayLog(header, rules, entries)
      const { table: begun, entry } = unwrap(applyAction(waiting, { do: 'begin' }, begunAt))
      await storage.tables.append({
        ...{ table: id, seq: begun.seq, entry, summary: summaryAfter(waiting, begun) },
      })
      const play = begun.play!
      const [seat] = toAct(play)
      const move = randomMoveOf({ game: rules.id, view: viewFor(play, seat!) as object }, random)
      return { id, dueAt: nextDeadline(play)!.at, token: pair!.people[seat!]!.token, move }
    }),
  )
}

/** How many ms after its deadline a game ended; Infinity if it goes on. */
export function latenessOf({ id, dueAt }: DueGame, { tables }: StorageSnapshot): number {
  const { entries } = tables.find(({ table }) => table.id === id)!
  const expired = entries.find(({ action }) => action.do === 'expire')
  return expired ? expired.at - dueAt : Number.POSITIVE_INFINITY
}
