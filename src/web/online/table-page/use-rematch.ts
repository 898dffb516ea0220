import { useEffect, useRef, useState } from 'preact/hooks'
import { object, subject } from '#kernel/text.ts'
import type { RemoteTable } from '#session/remote/remote-table.ts'
import type { RemoteTableState } from '#session/remote/table-state.ts'
import type { Snapshot } from '#session/session.ts'
import type { TableCapabilities } from '../../play/table-capabilities.ts'
import { navigate, onlineTablePath } from '../../router.ts'
import { announce } from '../../shell/live-regions.tsx'
import { onlineGameText } from '../../text/en/online.ts'
import { serverRejectionText } from '../rejection-text.ts'

export interface Rematch {
  readonly action: TableCapabilities['rematch']
  /** Sentences about who wants a rematch. */
  readonly lines: readonly string[]
  /** The code of the next table. */
  readonly next: string | undefined
}

/** A rematch: both players ask for it, then everyone is led to the new table. */
export function useRematch(table: RemoteTable, tableState: RemoteTableState, snapshot: Snapshot): Rematch {
  const { viewer, rematch } = tableState
  const { next } = rematch
  const [refusal, setRefusal] = useState('')
  const known = useRef(next)
  const lines = rematchLines(tableState, snapshot)
  const spoken = lines.join(' ')

  useEffect(() => {
    // A player who comes back to an old game wants to see it, not the next one.
    if (next === undefined || known.current === next || viewer === 'spectator') return
    announce(onlineGameText.again)
    navigate(onlineTablePath(next), 'replace')
  }, [next, viewer])
  useEffect(() => {
    if (spoken) announce(spoken)
  }, [spoken])

  async function act(): Promise<void> {
    const requested = await table.rematch()
    const why = requested.ok ? '' : serverRejectionText(requested.rejection)
    setRefusal(why)
    if (why) announce(why, 'assertive')
  }

  const may =
    viewer !== 'spectator' && snapshot.ending && !rematch.asked.includes(viewer) && next === undefined
  return {
    action: may ? { label: onlineGameText.rematch, act } : undefined,
    lines: refusal ? [...lines, refusal] : lines,
    next,
  }
}

/** Sentences about who wants a rematch, and who has left. */
export function rematchLines(
  { viewer, rematch, seats }: Pick<RemoteTableState, 'viewer' | 'rematch' | 'seats'>,
  { ending, people }: Pick<Snapshot, 'ending' | 'people'>,
): readonly string[] {
  if (!ending) return []
  if (rematch.next !== undefined) return [onlineGameText.next(rematch.next)]
  const lines = rematch.asked
    .filter(seat => seat !== viewer)
    .map(seat => onlineGameText.wants(subject(people[seat])))
  const others = people.flatMap((person, seat) =>
    seat === viewer || rematch.asked.includes(seat) ? [] : person,
  )
  if (viewer !== 'spectator' && rematch.asked.includes(viewer) && others[0])
    lines.push(onlineGameText.asked(object(others[0])))
  for (const [seat, info] of seats.entries())
    if (seat !== viewer && info.kind === 'person' && !info.here) lines.push(onlineGameText.left(info.name))
  return lines
}
