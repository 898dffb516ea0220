import type { DatabaseSync } from 'node:sqlite'
import { openDatabase, type SqliteFile } from './database.ts'
import { isConnectionUsable, type RpcFailure, toFailure } from './errors.ts'
import { prepareQueries } from './queries.ts'
import { isWrite, type Queries, type RpcRequest, type RpcResponse } from './rpc.ts'

/** Executes requests in batches, so that many of them share one commit. */
export interface BatchExecutor {
  /** When it returns, every successful write is on the disk. */
  execute(requests: readonly RpcRequest[]): readonly RpcResponse[]
  close(): void
}

/** Opens the file with the first request, and again after an error with it. */
export function openBatchExecutor(file: SqliteFile, open = openDatabase): BatchExecutor {
  let database: DatabaseSync | undefined
  let queries: Queries | undefined

  function execute(requests: readonly RpcRequest[]): readonly RpcResponse[] {
    try {
      return executeInTransaction(requests)
    } catch (error) {
      discardConnection(error)
      return executeReads(requests, toFailure(error, file.file))
    }
  }

  /** All requests in one transaction. Throws if it cannot be committed; then nothing is stored. */
  function executeInTransaction(requests: readonly RpcRequest[]): readonly RpcResponse[] {
    database ??= open(file)
    queries ??= prepareQueries(database)
    const activeQueries = queries
    database.exec(requests.some(isWrite) ? 'BEGIN IMMEDIATE' : 'BEGIN')
    const responses: RpcResponse[] = []
    for (const request of requests)
      try {
        responses.push({ value: callQuery(activeQueries, request) })
      } catch (error) {
        const failure = toFailure(error, file.file)
        // A problem with the file fails the whole batch.
        if (failure.kind !== 'bug' || !database.isTransaction) throw error
        return retryWithout(requests, responses.length, failure)
      }
    database.exec('COMMIT')
    return responses
  }

  /** One invalid request fails alone: the transaction is rolled back and the others are executed again. */
  function retryWithout(
    requests: readonly RpcRequest[],
    failedIndex: number,
    failure: RpcFailure,
  ): readonly RpcResponse[] {
    // Their caches contain what is rolled back.
    queries = undefined
    database!.exec('ROLLBACK')
    return executeInTransaction(requests.toSpliced(failedIndex, 1)).toSpliced(failedIndex, 0, { failure })
  }

  /** When nothing can be written, reads may still work. */
  function executeReads(requests: readonly RpcRequest[], failure: RpcFailure): readonly RpcResponse[] {
    const reads = requests.filter(request => !isWrite(request))
    const responses = reads.length < requests.length && reads.length > 0 ? execute(reads) : []
    let next = 0
    return requests.map(request => (isWrite(request) ? { failure } : (responses[next++] ?? { failure })))
  }

  function discardConnection(error: unknown): void {
    // Their caches may contain what was not committed.
    queries = undefined
    try {
      if (database?.isTransaction) database.exec('ROLLBACK')
      if (isConnectionUsable(error)) return
      database?.close()
    } catch {
      // A connection that cannot even be closed is dropped.
    }
    database = undefined
  }

  return {
    execute,
    close() {
      database?.close()
      database = undefined
      queries = undefined
    },
  }
}

function callQuery(queries: Queries, [part, name, parameters]: RpcRequest): unknown {
  const group = queries[part] as unknown as Readonly<
    Record<string, (...parameters: readonly unknown[]) => unknown>
  >
  return group[name]!(...parameters)
}
