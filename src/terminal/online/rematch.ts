import { rematchState } from '#app/rematch.ts'
import type { Rejection } from '#kernel/result.ts'
import { type JoinedTable, joinTable } from './join-table.ts'
import type { ServerClient } from './server-client.ts'

/** Follows a rematch to its table. */
export interface RematchFollower {
  /** Joins the rematch as soon as everyone has requested it. Called at every change. */
  followWhenAgreed(): void
  /** Requests a rematch, or follows the players to theirs. */
  request(): Promise<Rejection | undefined>
  /** Whether the next table is being joined. */
  isJoining(): boolean
  joined(): JoinedTable | undefined
}

export interface RematchOptions {
  readonly server: ServerClient
  readonly joined: JoinedTable
  /** Called when the next table was joined, or could not be. */
  onJoined(refusal?: Rejection): void
}

export function createRematchFollower({ server, joined, onJoined }: RematchOptions): RematchFollower {
  const { table } = joined
  let isComing = false
  let next: JoinedTable | undefined
  const watches = () => table.state()?.viewer === 'spectator'

  async function goOn(code: string): Promise<void> {
    if (isComing) return
    isComing = true
    const found = await joinTable(server, code, watches() ? 'watch' : 'play')
    if (found.ok) next = found.value
    isComing = found.ok
    onJoined(found.ok ? undefined : found.rejection)
  }

  return {
    followWhenAgreed() {
      const state = table.state()
      const { next: code, isLedOn } = state ? rematchState(state) : {}
      if (code && isLedOn) goOn(code)
    },
    async request() {
      const code = table.state()?.rematch.next
      if (code) {
        await goOn(code)
        return undefined
      }
      const result = await table.rematch()
      return result.ok ? undefined : result.rejection
    },
    isJoining: () => isComing,
    joined: () => next,
  }
}
