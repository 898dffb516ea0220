import type { Rejection } from '#kernel/result.ts'
import { type JoinedTable, joinTable } from './join-table.ts'
import type { ServerClient } from './server-client.ts'

/** The way to the table at which the next game is played. */
export interface RematchFollower {
  /** Goes there by itself as soon as everyone has asked for it; to be called at every change. */
  followWhenAgreed(): void
  /** Asks for another game, or follows those who play one. */
  request(): Promise<Rejection | undefined>
  /** Whether one is on the way there. */
  isJoining(): boolean
  joined(): JoinedTable | undefined
}

export interface RematchOptions {
  readonly server: ServerClient
  readonly joined: JoinedTable
  /** Called when the next table is there, or cannot be gone to. */
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
      const code = table.state()?.rematch.next
      // Whoever watches may want to look at the end of this game in peace.
      if (code && !watches()) goOn(code)
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
