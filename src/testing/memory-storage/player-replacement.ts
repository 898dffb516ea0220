import { deletedId, type PlayerReplacement } from '#server/storage/administration.ts'
import { nameKey, nameSkeleton } from '#server/storage/name-key.ts'
import { replacedEntry, replacedSitter } from '#server/storage/replaced-sitter.ts'
import type { MemoryData, MemoryResult, MemoryTable } from './memory-data.ts'

export function replacePlayer(data: MemoryData, replacement: PlayerReplacement): void {
  const { player, anonymous } = replacement
  for (const found of data.tables.values()) {
    replaceInTable(found, replacement)
    const result = data.results.get(found.table.id)
    if (result) data.results.set(found.table.id, replaceInResult(result, replacement))
  }
  // The lists of all players refer to the same results.
  for (const [id, results] of data.resultsOf)
    data.resultsOf.set(
      id,
      results.map(({ result }) => data.results.get(result.id)!),
    )
  if (anonymous) data.resultsOf.delete(player)
}

function replaceInTable(found: MemoryTable, replacement: PlayerReplacement): void {
  const { player, anonymous } = replacement
  const seats = found.summary.seats.map((sitter, seat) => replacedSitter(sitter, seat, replacement))
  found.summary = { ...found.summary, seats }
  found.entries.splice(
    0,
    found.entries.length,
    ...found.entries.map(entry => replacedEntry(entry, replacement)),
  )
  if (anonymous && found.table.openedBy === player) found.table = { ...found.table, openedBy: deletedId(0) }
}

function replaceInResult(found: MemoryResult, replacement: PlayerReplacement): MemoryResult {
  const { result, ratings } = found
  const isDeleted = (seat: number) => {
    const { sitter } = result.seats[seat]!
    return replacement.anonymous && sitter.kind === 'person' && sitter.id === replacement.player
  }
  const seats = result.seats.map((one, seat) => ({
    ...one,
    sitter: replacedSitter(one.sitter, seat, replacement),
  }))
  return {
    ...found,
    result: { ...result, seats },
    ratings: ratings.map((rating, seat) => (isDeleted(seat) ? undefined : rating)),
  }
}

export function deletePlayer(data: MemoryData, id: string): void {
  const player = data.players.get(id)
  if (player && player.password !== null) {
    data.claims.delete(nameKey(player.name))
    data.skeletons.delete(nameSkeleton(player.name))
  }
  for (const session of [...data.sessions.values()])
    if (session.player === id) {
      data.sessions.delete(session.id)
      data.sessionByHash.delete(session.tokenHash)
    }
  for (const key of [...data.ratings.keys()]) if (JSON.parse(key)[0] === id) data.ratings.delete(key)
  for (const rows of data.presence.values())
    for (const [key, row] of rows) if (row.player === id) rows.delete(key)
  const reports = data.reports.filter(report => report.player !== id)
  data.reports.splice(0, data.reports.length, ...reports.map(report => withoutReporter(report, id)))
  data.bans.delete(id)
  data.players.delete(id)
}

function withoutReporter<Report extends { readonly reporter: string | null }>(
  report: Report,
  id: string,
): Report {
  return report.reporter === id ? { ...report, reporter: null } : report
}
