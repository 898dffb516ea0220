import { isDeepStrictEqual } from 'node:util'
import type { SeatInfo, TableUpdate } from '#protocol/server-messages.ts'
import { seatOf } from '#server/tables/log/online-table.ts'
import { fullUpdate } from '#server/tables/log/updates.ts'
import type { RemoteTableState } from '#session/remote/table-state.ts'
import type { AuditResult, StorageSnapshot } from './audit.ts'
import type { ClientLog } from './client-log.ts'

/** Checks all messages that one player received against the storage: I1, I3 and I5. */
export function checkClientLog(
  clientLog: ClientLog,
  snapshot: StorageSnapshot,
  { statesByTable, secretsIn }: AuditResult,
): readonly string[] {
  const violations: string[] = []
  const label = `player ${clientLog.player}`
  violations.push(...findUnstoredAcknowledgements(clientLog, snapshot))
  // The same update arrives many times; checking it once is enough.
  const seen = new Set<string>()
  for (const update of clientLog.updates) {
    const key = JSON.stringify({ ...update, now: 0 })
    if (seen.has(key)) continue
    seen.add(key)
    const state = statesByTable.get(update.table)?.[update.seq]
    if (!state)
      violations.push(`I1: ${label} was shown seq ${update.seq} of table ${update.table}, which was not kept`)
    else
      violations.push(
        ...findUpdateMismatch(
          update,
          fullUpdate(state, expectedViewer(update, clientLog), NOBODY_PRESENT),
          label,
        ),
      )
    violations.push(...findLeakedProposals(update, key, statesByTable))
  }
  for (const secret of secretsIn(clientLog.received.join('\n')))
    violations.push(`I5: ${label} was told ${secret}`)
  return violations
}

/** Checks a client's state of a table against the log: I3. */
export function checkClientState(
  clientState: RemoteTableState | undefined,
  table: string,
  player: string,
  { statesByTable }: AuditResult,
): readonly string[] {
  const state = statesByTable.get(table)?.at(-1)
  const label = `I3: player ${player} at table ${table}`
  if (!state) return [`${label}, which does not exist`]
  if (!clientState) return [`${label} knows nothing of it`]
  if (clientState.seq !== state.seq) return [`${label} knows seq ${clientState.seq} of ${state.seq}`]
  const viewer = seatOf(state, player) ?? 'spectator'
  if (clientState.viewer !== viewer) return [`${label} looks as ${clientState.viewer} and is ${viewer}`]
  const { id: _, ...known } = clientState
  return findUpdateMismatch(
    { ...known, from: -1 } as unknown as TableUpdate,
    fullUpdate(state, viewer, NOBODY_PRESENT),
    label,
  )
}

const NOBODY_PRESENT = { now: 0, present: new Set<string>() }

/** I1: an acknowledged command is in the log under its id, at the acknowledged seq. */
function findUnstoredAcknowledgements(
  { player, commands, answers }: ClientLog,
  snapshot: StorageSnapshot,
): readonly string[] {
  const acknowledged = new Map<string, number>()
  return answers.flatMap(answer => {
    if (!answer.ok) return []
    const { id, seq } = answer
    const previousSeq = acknowledged.get(id)
    acknowledged.set(id, seq)
    if (previousSeq !== undefined && previousSeq !== seq)
      return [`I1: command ${id} of ${player} was answered with ${previousSeq} and then ${seq}`]
    const tableName = commands.get(id)?.table
    const found = snapshot.tables.filter(({ table }) =>
      [table.id, table.code].some(name => name === tableName),
    )
    // A takeback may consist of several entries, each with an id that starts with the command's.
    const isStored = found.some(({ entries }) => entries[seq - 1]?.command?.startsWith(`${player}/${id}`))
    return isStored
      ? []
      : [`I1: ${player} was promised ${id} at seq ${seq} of ${tableName}, which was not kept`]
  })
}

function expectedViewer(update: TableUpdate, { player }: ClientLog): TableUpdate['viewer'] {
  const seat = update.seats?.findIndex(info => info.kind === 'person' && info.id === player)
  return seat === undefined ? update.viewer : seat < 0 ? 'spectator' : seat
}

function findUpdateMismatch(update: TableUpdate, actual: TableUpdate, label: string): readonly string[] {
  const { game, seats, rematch, phase, viewer } = update
  const received = {
    phase,
    viewer,
    ...(seats && { seats: comparableSeats(seats, phase) }),
    ...(rematch && { rematch }),
    ...(game && { game: { ...game, log: game.log } }),
  }
  const expected = {
    phase: actual.phase,
    viewer: actual.viewer,
    ...(seats && { seats: comparableSeats(actual.seats!, phase) }),
    ...(rematch && { rematch: actual.rematch }),
    ...(game && { game: { ...actual.game, keep: game.keep, log: actual.game?.log.slice(game.keep) } }),
  }
  // A parsed message has no undefined fields.
  return isDeepStrictEqual(received, JSON.parse(JSON.stringify(expected)))
    ? []
    : [
        `I3: ${label} at seq ${update.seq} was told ${JSON.stringify(received)}, but it is ${JSON.stringify(expected)}`,
      ]
}

/** Presence is in the log only while a game is played. */
function comparableSeats(seats: readonly SeatInfo[], phase: TableUpdate['phase']): readonly SeatInfo[] {
  return seats.map(seat => (seat.kind === 'person' && phase !== 'playing' ? { ...seat, here: true } : seat))
}

/** I5: another player's secret proposal in an update from before all had proposed. */
function findLeakedProposals(
  update: TableUpdate,
  text: string,
  statesByTable: AuditResult['statesByTable'],
): readonly string[] {
  const states = statesByTable.get(update.table)
  const view = update.game?.view as { readonly phase?: string; readonly own?: object } | undefined
  if (view?.phase !== 'proposing' || !states) return []
  const own = JSON.stringify(view.own)
  return states.at(-1)!.play!.turns.flatMap(({ seat, text: proposed }) => {
    const [, rows, cols] = /^(\d+)x(\d+)$/.exec(proposed) ?? []
    if (rows === undefined || seat === update.viewer) return []
    const written = `"rows":${rows},"cols":${cols}`
    const hidden = update.about ? text.replace(JSON.stringify(update.about.setup), '') : text
    return hidden.includes(written) && !own?.includes(written)
      ? [`I5: ${update.viewer} at table ${update.table} was told the proposal ${proposed} of seat ${seat}`]
      : []
  })
}
