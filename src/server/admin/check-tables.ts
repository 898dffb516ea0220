import { isDeepStrictEqual } from 'node:util'
import type { GameEntry } from '#games/game-entry.ts'
import { errorMessage } from '#kernel/errors.ts'
import { rulesForVersion } from '#kernel/rule-versions.ts'
import type { TablePhase } from '#protocol/server-messages.ts'
import { ratedPlayers } from '../ratings/game-ratings.ts'
import type { AdministrationStorage, StoredTableFacts } from '../storage/administration.ts'
import { applyAction, newOnlineTable, type OnlineTable, resultOf } from '../tables/log/online-table.ts'

/** One thing that is wrong with a stored table. */
export type TableProblem = { readonly table: string; readonly code?: string } & (
  | { readonly kind: 'unreadable'; readonly reason: string }
  | { readonly kind: 'gap'; readonly seq: number }
  | { readonly kind: 'unknown-rules'; readonly game: string; readonly version: number }
  | { readonly kind: 'refused-entry'; readonly seq: number; readonly reason: string }
  | { readonly kind: 'backwards'; readonly seq: number }
  | { readonly kind: 'wrong-phase'; readonly listed: TablePhase; readonly replayed: TablePhase }
  | { readonly kind: 'wrong-seats' | 'missing-result' | 'extra-result' | 'wrong-result' }
)

export interface TableCheck {
  readonly tables: number
  readonly entries: number
  readonly problems: readonly TableProblem[]
}

type LoadGame = (id: string) => Promise<GameEntry | undefined>
type ReadableFacts = Extract<StoredTableFacts, { entries: unknown }>

/** Replays every log and compares it with everything else that is stored about its table. */
export async function checkTables(
  { audit }: Pick<AdministrationStorage, 'audit'>,
  loadGame: LoadGame,
): Promise<TableCheck> {
  const problems: TableProblem[] = []
  let tables = 0
  let entries = 0
  let from: number | undefined = 0
  while (from !== undefined) {
    const page = await audit(from)
    for (const facts of page.tables) {
      tables++
      entries += 'entries' in facts ? facts.entries.length : 0
      const found = await checkTable(facts, loadGame)
      if (found) problems.push(found)
    }
    from = page.next
  }
  return { tables, entries, problems }
}

/** The first problem of a table: the others usually follow from it. */
async function checkTable(facts: StoredTableFacts, loadGame: LoadGame): Promise<TableProblem | undefined> {
  if ('unreadable' in facts)
    return { table: facts.id, kind: 'unreadable', reason: firstLine(facts.unreadable) }
  if (facts.isLogDeleted) return undefined
  const { id: table, table: header, seqs } = facts
  const place = { table, code: header.code }
  const gap = seqs.findIndex((seq, index) => seq !== index + 1)
  if (gap >= 0) return { ...place, kind: 'gap', seq: gap + 1 }
  // Nothing was played there; the host also closes tables that cannot be replayed.
  if (facts.phase === 'closed') return undefined
  const { game, version } = header
  const entry = await loadGame(game)
  const rules = entry && rulesForVersion(entry, version)
  if (!rules) return { ...place, kind: 'unknown-rules', game, version }
  const replayed = replay(facts, newOnlineTable(header, rules))
  return 'kind' in replayed ? { ...place, ...replayed } : compare(place, facts, replayed)
}

interface Replayed {
  readonly last: OnlineTable
  /** The table when its game ended. */
  readonly ended?: OnlineTable
}

function replay(
  { entries }: ReadableFacts,
  start: OnlineTable,
): Replayed | { kind: 'refused-entry'; seq: number; reason: string } | { kind: 'backwards'; seq: number } {
  let last = start
  let ended: OnlineTable | undefined
  for (const [index, { at, action }] of entries.entries()) {
    const seq = index + 1
    if (at < last.lastInstant) return { kind: 'backwards', seq }
    try {
      const next = applyAction(last, action, at)
      if (!next.ok) return { kind: 'refused-entry', seq, reason: next.rejection.code }
      last = next.value.table
    } catch (error) {
      return { kind: 'refused-entry', seq, reason: firstLine(errorMessage(error)) }
    }
    if (last.phase === 'over') ended ??= last
  }
  return ended ? { last, ended } : { last }
}

function compare(
  place: { readonly table: string; readonly code: string },
  { phase, seats, result }: ReadableFacts,
  { last, ended }: Replayed,
): TableProblem | undefined {
  if (phase !== last.phase) return { ...place, kind: 'wrong-phase', listed: phase, replayed: last.phase }
  if (!isDeepStrictEqual(seats, last.seats)) return { ...place, kind: 'wrong-seats' }
  if (!ended) return result ? { ...place, kind: 'extra-result' } : undefined
  if (!result) return { ...place, kind: 'missing-result' }
  const expected = resultOf(ended)
  const rated = ratedPlayers(expected) !== undefined
  return isDeepStrictEqual(result, { ...expected, rated }) ? undefined : { ...place, kind: 'wrong-result' }
}

function firstLine(text: string): string {
  return text.split('\n')[0]!.slice(0, 200)
}
