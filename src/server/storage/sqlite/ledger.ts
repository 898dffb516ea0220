import type { DatabaseSync } from 'node:sqlite'
import { connect, type SqliteFile } from './connection.ts'
import { type Answer, type Question, type Shelves, writes } from './questions.ts'
import { shelvesOf } from './shelves.ts'
import { type Failure, failureOf, outlasts } from './trouble.ts'

/** Answers questions many at a time, so that many of them share one wait for the disk. */
export interface Ledger {
  /** Whatever it says was done is on the disk. */
  answer(questions: readonly Question[]): readonly Answer[]
  close(): void
}

/** A ledger opens its file with the first question, and again after any trouble with it. */
export function openLedger(file: SqliteFile, open = connect): Ledger {
  let database: DatabaseSync | undefined
  let shelves: Shelves | undefined

  function answer(questions: readonly Question[]): readonly Answer[] {
    try {
      return together(questions)
    } catch (error) {
      giveUp(error)
      return readsOnly(questions, failureOf(error, file.file))
    }
  }

  /** All in one transaction. Throws when it cannot be kept; then nothing of it is. */
  function together(questions: readonly Question[]): readonly Answer[] {
    database ??= open(file)
    shelves ??= shelvesOf(database)
    const asked = shelves
    database.exec(questions.some(writes) ? 'BEGIN IMMEDIATE' : 'BEGIN')
    const answers: Answer[] = []
    for (const question of questions)
      try {
        answers.push({ value: ask(asked, question) })
      } catch (error) {
        const failure = failureOf(error, file.file)
        // Trouble with the file concerns them all.
        if (failure.kind !== 'bug' || !database.isTransaction) throw error
        return without(questions, answers.length, failure)
      }
    database.exec('COMMIT')
    return answers
  }

  /** One wrong question spoils no other: the rest is asked anew, as if it had never begun. */
  function without(questions: readonly Question[], wrong: number, failure: Failure): readonly Answer[] {
    // They remember what is taken back.
    shelves = undefined
    database!.exec('ROLLBACK')
    return together(questions.toSpliced(wrong, 1)).toSpliced(wrong, 0, { failure })
  }

  /** When nothing can be written, what is kept may still be read. */
  function readsOnly(questions: readonly Question[], failure: Failure): readonly Answer[] {
    const reads = questions.filter(question => !writes(question))
    const answers = reads.length < questions.length && reads.length > 0 ? answer(reads) : []
    let next = 0
    return questions.map(question => (writes(question) ? { failure } : (answers[next++] ?? { failure })))
  }

  function giveUp(error: unknown): void {
    // They may remember what was not kept.
    shelves = undefined
    try {
      if (database?.isTransaction) database.exec('ROLLBACK')
      if (outlasts(error)) return
      database?.close()
    } catch {
      // A connection that cannot even be given up is of no more use.
    }
    database = undefined
  }

  return {
    answer,
    close() {
      database?.close()
      database = undefined
      shelves = undefined
    },
  }
}

function ask(shelves: Shelves, [part, name, given]: Question): unknown {
  const shelf = shelves[part] as unknown as Readonly<
    Record<string, (...given: readonly unknown[]) => unknown>
  >
  return shelf[name]!(...given)
}
