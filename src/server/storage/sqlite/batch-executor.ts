import type { DatabaseSync } from 'node:sqlite'
import type { MessagePort } from 'node:worker_threads'
import type { Append } from '../table-storage.ts'
import { openDatabase, type SqliteFile } from './database.ts'
import { isConnectionUsable, type RpcFailure, toFailure } from './errors.ts'
import { HighWaterMark } from './high-water-mark.ts'
import { prepareQueries } from './queries.ts'
import { QUERY_KINDS, type Queries, type QueryKind, type RpcRequest, type RpcResponse } from './rpc.ts'

/** So much play may be lost from a damaged file without anybody noticing. */
const SAVE_MARK_MS = 5_000

/** Executes the batches that arrive at a port: each message is a JSON list of requests, or null to stop. */
export function serveBatches(port: MessagePort, file: SqliteFile): void {
  const executor = new BatchExecutor(file)
  setInterval(() => executor.saveMark(), SAVE_MARK_MS).unref()
  port.on('message', (message: string | null) => {
    if (message !== null) {
      port.postMessage(JSON.stringify(executor.execute(JSON.parse(message))))
      return
    }
    executor.close()
    port.close()
  })
}

/**
 * Executes requests in batches, so that many of them share one commit. Opens the file with the first request, and again
 * after an error with it.
 */
export class BatchExecutor {
  readonly #file: SqliteFile
  readonly #mark: HighWaterMark
  /** How long the logs are that have grown since the mark was saved. */
  readonly #grownLogs = new Map<string, number>()
  #database: DatabaseSync | undefined
  #queries: Queries | undefined

  constructor(file: SqliteFile) {
    this.#file = file
    this.#mark = new HighWaterMark(file.mark)
  }

  /** When it returns, every successful write is on the disk. */
  execute(requests: readonly RpcRequest[]): readonly RpcResponse[] {
    const alone = requests.findIndex(request => queryKind(request) === 'alone')
    if (alone < 0) return this.#executeTogether(requests)
    return [
      ...this.#executeTogether(requests.slice(0, alone)),
      this.#executeAlone(requests[alone]!),
      ...this.execute(requests.slice(alone + 1)),
    ]
  }

  /** Writes down how long the logs are, if they have grown. */
  saveMark(): void {
    this.#updateMark()
    this.#mark.save()
  }

  close(): void {
    this.#updateMark()
    this.#mark.close()
    this.#database?.close()
    this.#database = undefined
    this.#queries = undefined
  }

  #executeTogether(requests: readonly RpcRequest[]): readonly RpcResponse[] {
    if (requests.length === 0) return []
    let responses: readonly RpcResponse[]
    try {
      responses = this.#executeInTransaction(requests)
    } catch (error) {
      this.#discardConnection(error)
      return this.#executeReads(requests, toFailure(error, this.#file.file))
    }
    this.#noteCommitted(requests, responses)
    return responses
  }

  /** A request that changes the whole file, which no transaction can contain. */
  #executeAlone(request: RpcRequest): RpcResponse {
    try {
      return { value: callQuery(this.#activeQueries(), request) }
    } catch (error) {
      this.#discardConnection(error)
      return { failure: toFailure(error, this.#file.file) }
    }
  }

  #activeQueries(): Queries {
    this.#database ??= openDatabase(this.#file)
    this.#queries ??= prepareQueries(this.#database, this.#mark)
    return this.#queries
  }

  /** All requests in one transaction. Throws if it cannot be committed; then nothing is stored. */
  #executeInTransaction(requests: readonly RpcRequest[]): readonly RpcResponse[] {
    const queries = this.#activeQueries()
    const database = this.#database!
    database.exec(requests.some(isWrite) ? 'BEGIN IMMEDIATE' : 'BEGIN')
    const responses: RpcResponse[] = []
    for (const request of requests)
      try {
        responses.push({ value: callQuery(queries, request) })
      } catch (error) {
        const failure = toFailure(error, this.#file.file)
        // A problem with the file fails the whole batch.
        if (failure.kind !== 'bug' || !database.isTransaction) throw error
        return this.#retryWithout(requests, responses.length, failure)
      }
    database.exec('COMMIT')
    return responses
  }

  /** One invalid request fails alone: the transaction is rolled back and the others are executed again. */
  #retryWithout(
    requests: readonly RpcRequest[],
    failedIndex: number,
    failure: RpcFailure,
  ): readonly RpcResponse[] {
    // Their caches contain what is rolled back.
    this.#queries = undefined
    this.#database!.exec('ROLLBACK')
    const responses = this.#executeInTransaction(requests.toSpliced(failedIndex, 1))
    return responses.toSpliced(failedIndex, 0, { failure })
  }

  /** When nothing can be written, reads may still work. */
  #executeReads(requests: readonly RpcRequest[], failure: RpcFailure): readonly RpcResponse[] {
    const reads = requests.filter(request => !isWrite(request))
    const responses = reads.length < requests.length && reads.length > 0 ? this.execute(reads) : []
    let next = 0
    return requests.map(request => (isWrite(request) ? { failure } : (responses[next++] ?? { failure })))
  }

  #noteCommitted(requests: readonly RpcRequest[], responses: readonly RpcResponse[]): void {
    for (const [index, [part, name, given]] of requests.entries()) {
      if (part === 'tables' && name === 'append' && responses[index]!.value === 'appended') {
        const { table, seq } = given[0] as Append
        this.#grownLogs.set(table, seq)
      }
      if (part === 'administration' && name === 'purge') {
        this.#updateMark()
        this.#mark.rereadAfterPurge(this.#database!)
      }
    }
  }

  #updateMark(): void {
    this.#mark.update(this.#grownLogs)
    this.#grownLogs.clear()
  }

  #discardConnection(error: unknown): void {
    // Their caches may contain what was not committed.
    this.#queries = undefined
    try {
      if (this.#database?.isTransaction) this.#database.exec('ROLLBACK')
      if (isConnectionUsable(error)) return
      this.#database?.close()
    } catch {
      // A connection that cannot even be closed is dropped.
    }
    this.#database = undefined
  }
}

function queryKind([part, name]: RpcRequest): QueryKind {
  return (QUERY_KINDS[part] as Readonly<Record<string, QueryKind>>)[name]!
}

function isWrite(request: RpcRequest): boolean {
  return queryKind(request) === 'write'
}

function callQuery(queries: Queries, [part, name, parameters]: RpcRequest): unknown {
  const group = queries[part] as unknown as Readonly<
    Record<string, (...parameters: readonly unknown[]) => unknown>
  >
  return group[name]!(...parameters)
}
