import type { EngineClient } from '#engine-client/engine-client.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Rejection, Result } from '#kernel/result.ts'
import type { RuleVersions } from '#kernel/rule-versions.ts'
import type { Viewer } from '#kernel/rules.ts'
import type { GameRecord } from '#protocol/api.ts'
import type { TableCommand } from '#protocol/client-messages.ts'
import type { TableRecord } from '#table/table.ts'
import { createListeners } from '../listeners.ts'
import type { Session } from '../session.ts'
import { verifyFairness } from './fairness.ts'
import { openRemoteSession } from './remote-session.ts'
import type { ServerConnection } from './server-connection.ts'
import { applyUpdate, type RemoteTableState } from './table-state.ts'

/** A table in a house elsewhere, followed from here: before the game, in it and after it. */
export interface RemoteTable {
  /** Undefined until the first news of it. */
  state(): RemoteTableState | undefined
  /** Why there is no such table to be seen. */
  rejection(): Rejection | undefined
  /** One's place in the game, from its beginning on: the same object for as long as the table is followed. */
  session(): Session | undefined
  /** Whether the draws can be seen to have been fixed beforehand; known some time after the end. */
  isFair(): boolean | undefined
  subscribe(listener: () => void): () => void
  sit(): Promise<Result<number>>
  stand(): Promise<Result<number>>
  rematch(): Promise<Result<number>>
  close(): void
}

export interface RemoteTableOptions {
  readonly connection: ServerConnection
  /** Its id or code. */
  readonly table: string
  readonly clock: Clock
  readonly engineClient: EngineClient
  /** The rules, to check the record of the finished game by. Rejects where they cannot be had just now. */
  loadGame(id: string): Promise<RuleVersions>
  /** The record of a finished game. */
  loadRecord(id: string): Promise<Result<GameRecord>>
}

const RECORD_RETRY_MS = 3_000

export function openRemoteTable(options: RemoteTableOptions): RemoteTable {
  const { connection, table, clock, engineClient } = options
  const listeners = createListeners()
  let standing: RemoteTableState | undefined
  let refusal: Rejection | undefined
  let record: TableRecord | undefined
  let fair: boolean | undefined
  let isFetching = false
  let stopRetry = () => {}
  let firstCommitment: string | undefined
  let session: (Session & { changed(): void }) | undefined

  function changed(): void {
    session?.changed()
    listeners.notify()
  }

  const unwatch = connection.subscribeTable(table, {
    lastSeq: () => standing?.seq ?? -1,
    onUpdate(news) {
      const next = applyUpdate(standing, news)
      if (!next) return connection.catchUp(table)
      if (next === standing) return
      refusal = undefined
      standing = next
      firstCommitment ??= next.about.commitment
      if (next.game)
        session ??= openRemoteSession({
          connection: connection,
          clock,
          thinker: engineClient,
          tableState: () => standing!,
          record: () => record,
        })
      if (next.phase === 'over' && !isFetching) fetchRecord(next)
      changed()
    },
    onMissing(rejection) {
      refusal = rejection
      changed()
    },
  })
  const unsubscribe = connection.subscribe(changed)

  /** The record tells what was hidden; with it the draws can be checked. */
  function fetchRecord({ id, about }: RemoteTableState): void {
    isFetching = true
    const later = () => {
      stopRetry = clock.after(RECORD_RETRY_MS, () => fetchRecord(standing!))
    }
    Promise.all([options.loadRecord(id), options.loadGame(about.game)]).then(([finished, editions]) => {
      if (!finished.ok) return later()
      const { viewer, game: seen } = standing!
      record = finished.value.record
      fair = verifyFairness(editions, record, told(viewer, seen!.view, about.setup))
      changed()
    }, later)
  }

  const told = (viewer: Viewer, view: object, setup: object) => ({
    commitment: firstCommitment!,
    viewer,
    view,
    setup,
  })
  const order = (command: TableCommand) => connection.command(standing?.id ?? table, command)

  return {
    state: () => standing,
    rejection: () => refusal,
    session: () => session,
    isFair: () => fair,
    subscribe: listeners.subscribe,
    sit: () => order({ do: 'sit' }),
    stand: () => order({ do: 'stand' }),
    rematch: () => order({ do: 'rematch' }),
    close() {
      stopRetry()
      unwatch()
      unsubscribe()
      session?.close()
      listeners.clear()
    },
  }
}
