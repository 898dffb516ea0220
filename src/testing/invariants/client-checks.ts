import { isDeepStrictEqual } from 'node:util'
import type { SeatInfo, TableUpdate } from '#protocol/server-messages.ts'
import { seatOf } from '#server/tables/log/online-table.ts'
import { fullUpdate } from '#server/tables/log/updates.ts'
import type { RemoteTableState } from '#session/remote/table-state.ts'
import type { AuditResult, StorageSnapshot } from './audit.ts'
import type { ClientLog } from './client-log.ts'

/** Whether what one player was told agrees with the books: I1, I3 and I5. */
export function checkClientLog(
  witness: ClientLog,
  books: StorageSnapshot,
  { statesByTable, secretsIn }: AuditResult,
): readonly string[] {
  const lies: string[] = []
  const who = `player ${witness.player}`
  lies.push(...findUnstoredAcknowledgements(witness, books))
  // The same news comes again and again, and is looked at once.
  const seen = new Set<string>()
  for (const news of witness.updates) {
    const key = JSON.stringify({ ...news, now: 0 })
    if (seen.has(key)) continue
    seen.add(key)
    const room = statesByTable.get(news.table)?.[news.seq]
    if (!room) lies.push(`I1: ${who} was shown seq ${news.seq} of table ${news.table}, which was not kept`)
    else
      lies.push(
        ...findUpdateMismatch(news, fullUpdate(room, expectedViewer(news, witness), NOBODY_PRESENT), who),
      )
    lies.push(...findLeakedProposals(news, key, statesByTable))
  }
  for (const secret of secretsIn(witness.received.join('\n'))) lies.push(`I5: ${who} was told ${secret}`)
  return lies
}

/** Whether a client knows the table as the log tells it: I3. */
export function checkClientState(
  standing: RemoteTableState | undefined,
  table: string,
  player: string,
  { statesByTable: courses }: AuditResult,
): readonly string[] {
  const room = courses.get(table)?.at(-1)
  const who = `I3: player ${player} at table ${table}`
  if (!room) return [`${who}, which does not exist`]
  if (!standing) return [`${who} knows nothing of it`]
  if (standing.seq !== room.seq) return [`${who} knows seq ${standing.seq} of ${room.seq}`]
  const viewer = seatOf(room, player) ?? 'spectator'
  if (standing.viewer !== viewer) return [`${who} looks as ${standing.viewer} and is ${viewer}`]
  const { id: _, ...known } = standing
  return findUpdateMismatch(
    { ...known, from: -1 } as unknown as TableUpdate,
    fullUpdate(room, viewer, NOBODY_PRESENT),
    who,
  )
}

const NOBODY_PRESENT = { now: 0, present: new Set<string>() }

/** I1: what was answered with yes stands in the log, under its name, where the answer says. */
function findUnstoredAcknowledgements(
  { player, commands, answers }: ClientLog,
  books: StorageSnapshot,
): readonly string[] {
  const given = new Map<string, number>()
  return answers.flatMap(answer => {
    if (!answer.ok) return []
    const { id, seq } = answer
    const before = given.get(id)
    given.set(id, seq)
    if (before !== undefined && before !== seq)
      return [`I1: command ${id} of ${player} was answered with ${before} and then ${seq}`]
    const asked = commands.get(id)?.table
    const found = books.tables.filter(({ table }) => [table.id, table.code].some(name => name === asked))
    // Taking back may have several steps, each under a name of its own.
    const isKept = found.some(({ entries }) => entries[seq - 1]?.command?.startsWith(`${player}/${id}`))
    return isKept ? [] : [`I1: ${player} was promised ${id} at seq ${seq} of ${asked}, which was not kept`]
  })
}

function expectedViewer(news: TableUpdate, { player }: ClientLog): TableUpdate['viewer'] {
  const seat = news.seats?.findIndex(one => one.kind === 'person' && one.id === player)
  return seat === undefined ? news.viewer : seat < 0 ? 'spectator' : seat
}

function findUpdateMismatch(news: TableUpdate, truth: TableUpdate, who: string): readonly string[] {
  const { game, seats, rematch, phase, viewer } = news
  const told = {
    phase,
    viewer,
    ...(seats && { seats: comparableSeats(seats, phase) }),
    ...(rematch && { rematch }),
    ...(game && { game: { ...game, log: game.log } }),
  }
  const expected = {
    phase: truth.phase,
    viewer: truth.viewer,
    ...(seats && { seats: comparableSeats(truth.seats!, phase) }),
    ...(rematch && { rematch: truth.rematch }),
    ...(game && { game: { ...truth.game, keep: game.keep, log: truth.game?.log.slice(game.keep) } }),
  }
  // What was read from text has no undefined fields.
  return isDeepStrictEqual(told, JSON.parse(JSON.stringify(expected)))
    ? []
    : [
        `I3: ${who} at seq ${news.seq} was told ${JSON.stringify(told)}, but it is ${JSON.stringify(expected)}`,
      ]
}

/** Who is here stands in the log only while a game is played. */
function comparableSeats(seats: readonly SeatInfo[], phase: TableUpdate['phase']): readonly SeatInfo[] {
  return seats.map(seat => (seat.kind === 'person' && phase !== 'playing' ? { ...seat, here: true } : seat))
}

/** I5: a size that was proposed in secret, in news that came before all had proposed. */
function findLeakedProposals(
  news: TableUpdate,
  text: string,
  courses: AuditResult['statesByTable'],
): readonly string[] {
  const course = courses.get(news.table)
  const view = news.game?.view as { readonly phase?: string; readonly own?: object } | undefined
  if (view?.phase !== 'proposing' || !course) return []
  const own = JSON.stringify(view.own)
  return course.at(-1)!.play!.turns.flatMap(({ seat, text: proposed }) => {
    const [, rows, cols] = /^(\d+)x(\d+)$/.exec(proposed) ?? []
    if (rows === undefined || seat === news.viewer) return []
    const written = `"rows":${rows},"cols":${cols}`
    const hidden = news.about ? text.replace(JSON.stringify(news.about.setup), '') : text
    return hidden.includes(written) && !own?.includes(written)
      ? [`I5: ${news.viewer} at table ${news.table} was told the proposal ${proposed} of seat ${seat}`]
      : []
  })
}
