import type { DatabaseSync } from 'node:sqlite'
import { openDatabase, type SqliteFile } from './database.ts'
import { isConnectionUsable, type RpcFailure, toFailure } from './errors.ts'
import { prepareQueries } from './queries.ts'
import { isWrite, type Queries, type RpcRequest, type RpcResponse } from './rpc.ts'

/** Answers questions many at a time, so that many of them share one wait for the disk. */
export interface BatchExecutor {
  /** Whatever it says was done is on the disk. */
  execute(questions: readonly RpcRequest[]): readonly RpcResponse[]
  close(): void
}

/** A ledger opens its file with the first question, and again after any trouble with it. */
export function openBatchExecutor(file: SqliteFile, open = openDatabase): BatchExecutor {
  let database: DatabaseSync | undefined
  let queries: Queries | undefined

  function execute(questions: readonly RpcRequest[]): readonly RpcResponse[] {
    try {
      return executeInTransaction(questions)
    } catch (error) {
      discardConnection(error)
      return executeReads(questions, toFailure(error, file.file))
    }
  }

  /** All in one transaction. Throws when it cannot be kept; then nothing of it is. */
  function executeInTransaction(questions: readonly RpcRequest[]): readonly RpcResponse[] {
    database ??= open(file)
    queries ??= prepareQueries(database)
    const asked = queries
    database.exec(questions.some(isWrite) ? 'BEGIN IMMEDIATE' : 'BEGIN')
    const answers: RpcResponse[] = []
    for (const question of questions)
      try {
        answers.push({ value: callQuery(asked, question) })
      } catch (error) {
        const failure = toFailure(error, file.file)
        // Trouble with the file concerns them all.
        if (failure.kind !== 'bug' || !database.isTransaction) throw error
        return retryWithout(questions, answers.length, failure)
      }
    database.exec('COMMIT')
    return answers
  }

  /** One wrong question spoils no other: the rest is asked anew, as if it had never begun. */
  function retryWithout(
    questions: readonly RpcRequest[],
    wrong: number,
    failure: RpcFailure,
  ): readonly RpcResponse[] {
    // They remember what is taken back.
    queries = undefined
    database!.exec('ROLLBACK')
    return executeInTransaction(questions.toSpliced(wrong, 1)).toSpliced(wrong, 0, { failure })
  }

  /** When nothing can be written, what is kept may still be read. */
  function executeReads(questions: readonly RpcRequest[], failure: RpcFailure): readonly RpcResponse[] {
    const reads = questions.filter(question => !isWrite(question))
    const answers = reads.length < questions.length && reads.length > 0 ? execute(reads) : []
    let next = 0
    return questions.map(question => (isWrite(question) ? { failure } : (answers[next++] ?? { failure })))
  }

  function discardConnection(error: unknown): void {
    // They may remember what was not kept.
    queries = undefined
    try {
      if (database?.isTransaction) database.exec('ROLLBACK')
      if (isConnectionUsable(error)) return
      database?.close()
    } catch {
      // A connection that cannot even be given up is of no more use.
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

function callQuery(shelves: Queries, [part, name, given]: RpcRequest): unknown {
  const shelf = shelves[part] as unknown as Readonly<
    Record<string, (...given: readonly unknown[]) => unknown>
  >
  return shelf[name]!(...given)
}
