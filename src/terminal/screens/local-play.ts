import { messageOf } from '#kernel/failure.ts'
import type { Player } from '#session/player.ts'
import { rejectionWords } from '#session/words.ts'
import type { Table } from '#table/table.ts'
import type { LoadedGame } from '../loaded.ts'
import type { Shell } from '../shell.ts'
import { newTable, sitDown } from '../sitting.ts'
import { words } from '../words.ts'
import { createPlay } from './play.tsx'

export interface PlayRequest {
  readonly loaded: LoadedGame
  readonly id: string
  readonly table: Table
  readonly players: readonly Player[]
}

/** So that a computer's move is seen to come and not just found there. */
const PACE_MS = 350

/** A game at this screen alone. */
export function openPlay(shell: Shell, request: PlayRequest, how: 'open' | 'replace'): void {
  const { host } = shell
  const { loaded, players } = request
  const sitting = sitDown({ host, ...request, paceMs: PACE_MS, keeping })
  const play = createPlay(shell, sitting, { again })

  function keeping(work: Promise<void>): void {
    shell.mustFinish(work)
    work.catch((error: unknown) => play.say({ text: words.play.notKept(messageOf(error)), kind: 'refused' }))
  }

  /** The next game with the same choices, the seats changed. */
  function again(): void {
    const { setup } = sitting.session.snapshot()
    const seated = players.toReversed()
    const next = newTable(host, loaded, { game: loaded.id, setup, players: seated })
    if (next.ok) openPlay(shell, { loaded, id: host.newId(), table: next.value, players: seated }, 'replace')
    else play.say({ text: rejectionWords(next.rejection, loaded.words), kind: 'refused' })
  }

  shell[how](play)
}
