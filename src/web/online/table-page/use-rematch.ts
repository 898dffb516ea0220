import { useEffect, useRef, useState } from 'preact/hooks'
import { object, subject } from '#kernel/text.ts'
import type { RemoteTable } from '#session/remote/remote-table.ts'
import type { RemoteTableState } from '#session/remote/table-state.ts'
import type { Snapshot } from '#session/session.ts'
import type { TableCapabilities } from '../../play/table-capabilities.ts'
import { navigate, onlineTablePath } from '../../router.ts'
import { announce } from '../../shell/live-regions.tsx'
import { serverRejectionText } from '../rejection-text.ts'
import { onlineGameWords } from '../words.ts'

export interface Rematch {
  readonly action: TableCapabilities['rematch']
  /** How it stands with another game, in sentences. */
  readonly lines: readonly string[]
  /** The table at which it is played. */
  readonly next: string | undefined
}

/** Another game with the same players: both ask for it, then everyone goes there. */
export function useRematch(table: RemoteTable, standing: RemoteTableState, snapshot: Snapshot): Rematch {
  const { viewer, rematch } = standing
  const { next } = rematch
  const [refusal, setRefusal] = useState('')
  const known = useRef(next)
  const lines = rematchLines(standing, snapshot)
  const spoken = lines.join(' ')

  useEffect(() => {
    // Whoever comes back to an old game wants to see it, not to be sent on.
    if (next === undefined || known.current === next || viewer === 'spectator') return
    announce(onlineGameWords.again)
    navigate(onlineTablePath(next), 'replace')
  }, [next, viewer])
  useEffect(() => {
    if (spoken) announce(spoken)
  }, [spoken])

  async function act(): Promise<void> {
    const asked = await table.rematch()
    const why = asked.ok ? '' : serverRejectionText(asked.rejection)
    setRefusal(why)
    if (why) announce(why, 'assertive')
  }

  const may =
    viewer !== 'spectator' && snapshot.ending && !rematch.asked.includes(viewer) && next === undefined
  return {
    action: may ? { label: onlineGameWords.rematch, act } : undefined,
    lines: refusal ? [...lines, refusal] : lines,
    next,
  }
}

/** Who wants another game, and who has gone. */
export function rematchLines(
  { viewer, rematch, seats }: Pick<RemoteTableState, 'viewer' | 'rematch' | 'seats'>,
  { ending, people }: Pick<Snapshot, 'ending' | 'people'>,
): readonly string[] {
  if (!ending) return []
  if (rematch.next !== undefined) return [onlineGameWords.next(rematch.next)]
  const lines = rematch.asked
    .filter(seat => seat !== viewer)
    .map(seat => onlineGameWords.wants(subject(people[seat])))
  const others = people.flatMap((person, seat) =>
    seat === viewer || rematch.asked.includes(seat) ? [] : person,
  )
  if (viewer !== 'spectator' && rematch.asked.includes(viewer) && others[0])
    lines.push(onlineGameWords.asked(object(others[0])))
  for (const [seat, news] of seats.entries())
    if (seat !== viewer && news.kind === 'person' && !news.here) lines.push(onlineGameWords.left(news.name))
  return lines
}
