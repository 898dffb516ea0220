import { useEffect, useRef, useState } from 'preact/hooks'
import { type RematchState, rematchState } from '#app/rematch.ts'
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
  const state = rematchState(tableState)
  const { next, isLedOn, mayAsk } = state
  const [refusal, setRefusal] = useState('')
  const known = useRef(next)
  const lines = rematchLines(state, snapshot)
  const spoken = lines.join(' ')

  useEffect(() => {
    // A player who comes back to an old game wants to see it, not the next one.
    if (next === undefined || known.current === next || !isLedOn) return
    announce(onlineGameText.again)
    navigate(onlineTablePath(next), 'replace')
  }, [next, isLedOn])
  useEffect(() => {
    if (spoken) announce(spoken)
  }, [spoken])

  async function act(): Promise<void> {
    const requested = await table.rematch()
    const why = requested.ok ? '' : serverRejectionText(requested.rejection)
    setRefusal(why)
    if (why) announce(why, 'assertive')
  }

  return {
    action: snapshot.ending && mayAsk ? { label: onlineGameText.rematch, act } : undefined,
    lines: refusal ? [...lines, refusal] : lines,
    next,
  }
}

/** Sentences about who wants a rematch, and who has left. */
export function rematchLines(
  { next, asking, awaited, gone }: RematchState,
  { ending, people }: Pick<Snapshot, 'ending' | 'people'>,
): readonly string[] {
  if (!ending) return []
  if (next !== undefined) return [onlineGameText.next(next)]
  return [
    ...asking.map(seat => onlineGameText.wants(subject(people[seat]))),
    ...awaited.slice(0, 1).map(seat => onlineGameText.asked(object(people[seat]))),
    ...gone.map(seat => onlineGameText.left(subject(people[seat]))),
  ]
}
