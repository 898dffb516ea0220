import type { EngineClient } from '#engine-client/engine-client.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Rejection, Result } from '#kernel/result.ts'
import type { RuleVersions } from '#kernel/rule-versions.ts'
import type { GameRecord } from '#protocol/api.ts'
import type { TableCommand } from '#protocol/client-messages.ts'
import { upgradeSetup } from '#table/record-format.ts'
import { readRecord } from '#table/restore.ts'
import type { TableRecord } from '#table/table.ts'
import { createListeners } from '../listeners.ts'
import type { Session } from '../session.ts'
import { verifyFairness } from './fairness.ts'
import { openRemoteSession } from './remote-session.ts'
import type { ServerConnection } from './server-connection.ts'
import { applyUpdate, type RemoteTableState } from './table-state.ts'

/** A subscribed table on a server: before, during and after the game. */
export interface RemoteTable {
  /** Undefined until the first update. */
  state(): RemoteTableState | undefined
  /** The reason why the table is not available. */
  rejection(): Rejection | undefined
  /** The session, once the game has begun; always the same object. */
  session(): Session | undefined
  /** Whether the draws were provably fixed before the first move. Undefined until the record is checked after the end. */
  isFair(): boolean | undefined
  /** The result with the ratings, and the score between the two players; undefined until it is loaded after the end. */
  result(): TableResult | undefined
  subscribe(listener: () => void): () => void
  sit(): Promise<Result<number>>
  stand(): Promise<Result<number>>
  rematch(): Promise<Result<number>>
  close(): void
}

export type TableResult = Pick<GameRecord, 'finished' | 'versus'>

export interface RemoteTableOptions {
  readonly connection: ServerConnection
  /** The id or code of the table. */
  readonly table: string
  readonly clock: Clock
  readonly engineClient: EngineClient
  /** The rules for checking the record of the finished game. Rejects while they cannot be loaded. */
  loadGame(id: string): Promise<RuleVersions>
  /** The record of a finished game. */
  loadRecord(id: string): Promise<Result<GameRecord>>
}

const RECORD_RETRY_MS = 3_000

export function openRemoteTable(options: RemoteTableOptions): RemoteTable {
  const { connection, table, clock, engineClient } = options
  const listeners = createListeners()
  let state: RemoteTableState | undefined
  let rejection: Rejection | undefined
  let record: TableRecord | undefined
  let fair: boolean | undefined
  let result: TableResult | undefined
  let isFetching = false
  let stopRetry = () => {}
  let firstCommitment: string | undefined
  let session: (Session & { notify(): void }) | undefined

  function notify(): void {
    session?.notify()
    listeners.notify()
  }

  const unsubscribeTable = connection.subscribeTable(table, {
    lastSeq: () => state?.seq ?? -1,
    onUpdate(update) {
      const next = applyUpdate(state, update)
      if (!next) return connection.catchUp(table)
      if (next === state) return
      rejection = undefined
      state = next
      firstCommitment ??= next.about.commitment
      if (next.game)
        session ??= openRemoteSession({
          connection,
          clock,
          engineClient,
          tableState: () => state!,
          record: () => record,
        })
      if (next.phase === 'over' && !isFetching) fetchRecord(next)
      notify()
    },
    onMissing(missing) {
      rejection = missing
      notify()
    },
  })
  const unsubscribe = connection.subscribe(notify)

  /** The record reveals the seed, so the draws can be checked. */
  function fetchRecord({ id, about }: RemoteTableState): void {
    isFetching = true
    const retryLater = () => {
      stopRetry = clock.after(RECORD_RETRY_MS, () => fetchRecord(state!))
    }
    Promise.all([options.loadRecord(id), options.loadGame(about.game)]).then(([finished, versions]) => {
      // A server of an earlier version sends a record of format 1.
      const read = finished.ok ? readRecord(finished.value.record) : finished
      if (!finished.ok || !read.ok) return retryLater()
      result = finished.value
      const { viewer, game: shown } = state!
      record = read.value
      const { params } = upgradeSetup(about.game, about.setup)
      const evidence = { commitment: firstCommitment!, viewer, view: shown!.view, params }
      fair = verifyFairness(versions, record, evidence)
      notify()
    }, retryLater)
  }

  const send = (command: TableCommand) => connection.command(state?.id ?? table, command)

  return {
    state: () => state,
    rejection: () => rejection,
    session: () => session,
    isFair: () => fair,
    result: () => result,
    subscribe: listeners.subscribe,
    sit: () => send({ do: 'sit' }),
    stand: () => send({ do: 'stand' }),
    rematch: () => send({ do: 'rematch' }),
    close() {
      stopRetry()
      unsubscribeTable()
      unsubscribe()
      session?.close()
      listeners.clear()
    },
  }
}
