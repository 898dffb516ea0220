import { isDeepStrictEqual } from 'node:util'
import type { SeatInfo, TableUpdate } from '#protocol/server-messages.ts'
import { type OnlineTable, seatOf } from '#server/tables/log/online-table.ts'
import { fullUpdate, viewerOf } from '#server/tables/log/updates.ts'
import type { RemoteTableState } from '#session/remote/table-state.ts'
import type { AuditResult, StorageSnapshot } from './audit.ts'
import type { ClientLog } from './client-log.ts'
import { findLeaks } from './leaks.ts'

/** Checks all messages that one player received against the storage: I1, I3 and I5. */
export function checkClientLog(
  clientLog: ClientLog,
  snapshot: StorageSnapshot,
  { statesByTable, secretsIn }: AuditResult,
): readonly string[] {
  const violations: string[] = []
  const label = `player ${clientLog.player}`
  violations.push(...findUnstoredAcknowledgements(clientLog, snapshot))
  violations.push(...findRefusedAlthoughDone(clientLog, snapshot))
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
    violations.push(...leaksAt(update, clientLog, state))
  }
  violations.push(...findLeaksOutsideUpdates(clientLog, statesByTable))
  for (const shown of clientLog.shownStates)
    violations.push(...checkShownState(shown, clientLog, statesByTable))
  for (const secret of secretsIn(clientLog.received.join('\n')))
    violations.push(`I5: ${label} was told ${secret}`)
  return violations
}

/** I5 for a message that belongs to a known state of a table. */
function leaksAt(message: unknown, { player }: ClientLog, state: OnlineTable | undefined): readonly string[] {
  const leaks = state ? findLeaks(message, state, viewerOf(state, player)) : []
  return leaks.map(leak => `I5: player ${player} at table ${state!.about.id} was told ${leak}`)
}

/**
 * I5 for answers, which name the seq of their table, and for all other messages, which are judged by every game that was
 * not over in the end.
 */
function findLeaksOutsideUpdates(
  clientLog: ClientLog,
  statesByTable: AuditResult['statesByTable'],
): readonly string[] {
  const ofAnswers = clientLog.answers.flatMap(answer => {
    const table = clientLog.commands.get(answer.id)?.table ?? ''
    return leaksAt(answer, clientLog, statesByTable.get(table)?.[answer.seq])
  })
  const latest = [...statesByTable.values()].map(states => states.at(-1)!)
  const ofOthers = clientLog.otherMessages.flatMap(message =>
    latest.flatMap(state => leaksAt(message, clientLog, state)),
  )
  return [...ofAnswers, ...ofOthers]
}

/** I3 in motion: whatever a client has shown is the table as it was at that seq. */
function checkShownState(
  shown: RemoteTableState,
  { player }: ClientLog,
  statesByTable: AuditResult['statesByTable'],
): readonly string[] {
  const state = statesByTable.get(shown.id)?.[shown.seq]
  if (!state) return [`I1: player ${player} showed seq ${shown.seq} of table ${shown.id}, which was not kept`]
  return findStateMismatch(shown, state, `player ${player}, in motion,`)
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
  return findStateMismatch(clientState, state, label)
}

function findStateMismatch(
  clientState: RemoteTableState,
  state: OnlineTable,
  label: string,
): readonly string[] {
  const { id: _, ...known } = clientState
  return findUpdateMismatch(
    { ...known, from: -1 } as unknown as TableUpdate,
    fullUpdate(state, clientState.viewer, NOBODY_PRESENT),
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

/** I2: a command that is in the log is not refused when it is sent again. */
function findRefusedAlthoughDone(
  { player, commands, answers }: ClientLog,
  { tables }: StorageSnapshot,
): readonly string[] {
  return answers.flatMap(answer => {
    const name = commands.get(answer.id)?.table
    const found = answer.ok ? undefined : tables.find(({ table }) => table.id === name || table.code === name)
    const index = found?.entries.findIndex(({ command }) => command === `${player}/${answer.id}`) ?? -1
    // A copy that came too early was refused before the other one was done.
    return index < 0 || answer.seq <= index
      ? []
      : [
          `I2: ${answer.id} of ${player} was refused at seq ${answer.seq}, but it was done at seq ${index + 1}`,
        ]
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
