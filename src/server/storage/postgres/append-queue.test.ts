import { setImmediate as nextTurn } from 'node:timers/promises'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { moveEntry, over, result } from '#testing/storage-contract/samples.ts'
import type { Append, AppendResult } from '../table-storage.ts'
import { AppendQueue } from './append-queue.ts'

interface SentBatch {
  readonly appends: readonly Append[]
  answer(results?: readonly (AppendResult | Error)[]): Promise<void>
  fail(error: Error): Promise<void>
}

const move = (table: string, seq: number): Append => ({
  ...{ table, seq, entry: moveEntry('a1'), summary: { deadline: null } },
})
const ending = (table: string, seq: number): Append => ({
  ...{ ...move(table, seq), summary: over, result: result(table) },
})

/** A queue whose batches are answered by the test. */
function openQueue() {
  const sent: SentBatch[] = []
  const send = (appends: readonly Append[]) => {
    const { promise, resolve, reject } = Promise.withResolvers<readonly (AppendResult | Error)[]>()
    sent.push({
      appends,
      answer(results = appends.map(() => 'appended')) {
        resolve(results)
        return nextTurn()
      },
      fail(error) {
        reject(error)
        return nextTurn()
      },
    })
    return promise
  }
  const queue = new AppendQueue({
    appendBatch: send,
    appendEnding: async append => {
      const [answer] = await send([append])
      if (answer instanceof Error) throw answer
      return answer!
    },
    onCommit() {},
  })
  return { queue, sent }
}

const tablesOf = ({ appends }: SentBatch) => appends.map(({ table, seq }) => `${table}${seq}`)

describe('the queue of appends', () => {
  test('sends the appends of one turn together, and the next while they are committed', async () => {
    const { queue, sent } = openQueue()
    const first = ['a', 'b'].map(table => queue.append(move(table, 1)))
    await nextTurn()
    const second = queue.append(move('c', 1))
    await nextTurn()
    const third = ['d', 'e'].map(table => queue.append(move(table, 1)))
    await nextTurn()
    expect(sent.map(tablesOf)).toEqual([['a1', 'b1'], ['c1']])
    await sent[1]!.answer(['taken'])
    expect(await second).toBe('taken')
    expect(sent.map(tablesOf)).toEqual([['a1', 'b1'], ['c1'], ['d1', 'e1']])
    await sent[0]!.answer()
    await sent[2]!.answer()
    expect(await Promise.all([...first, ...third])).toEqual(Array(4).fill('appended'))
  })

  test('sends the entries of one table one after another, in their order', async () => {
    const { queue, sent } = openQueue()
    const answers = [move('a', 1), move('a', 2), ending('a', 3), move('b', 1)].map(append =>
      queue.append(append),
    )
    await nextTurn()
    expect(sent.map(tablesOf)).toEqual([['a1', 'b1']])
    await sent[0]!.answer()
    await sent[1]!.answer()
    await sent[2]!.answer()
    expect(sent.map(tablesOf)).toEqual([['a1', 'b1'], ['a2'], ['a3']])
    expect(await Promise.all(answers)).toHaveLength(4)
  })

  test('rejects a failed entry alone, a failed batch as a whole, and goes on', async () => {
    const { queue, sent } = openQueue()
    const answers = Promise.allSettled(['a', 'b'].map(table => queue.append(move(table, 1))))
    await nextTurn()
    await sent[0]!.answer([new Error('gap'), 'appended'])
    expect(await answers).toMatchObject([{ status: 'rejected' }, { value: 'appended' }])
    const lost = Promise.allSettled(['a', 'b'].map(table => queue.append(move(table, 1))))
    await nextTurn()
    await sent[1]!.fail(new Error('lost'))
    expect(await lost).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }])
    const next = queue.append(move('a', 1))
    await nextTurn()
    await sent[2]!.answer()
    expect(await next).toBe('appended')
  })

  test('waits for everything when it is closed, and accepts nothing more', async () => {
    const { queue, sent } = openQueue()
    const answer = queue.append(move('a', 1))
    await nextTurn()
    let isClosed = false
    const closed = queue.close().then(() => {
      isClosed = true
    })
    await expect(queue.append(move('b', 1))).rejects.toThrow('closed')
    expect(isClosed).toBe(false)
    await sent[0]!.answer()
    await closed
    expect(await answer).toBe('appended')
  })

  test('never has a table in two batches, nor more batches than it may', async () => {
    const anyAppend = fc.record({ table: fc.constantFrom('a', 'b', 'c', 'd'), isEnding: fc.boolean() })
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyAppend, { maxLength: 30 }),
        fc.infiniteStream(fc.nat()),
        async (all, pick) => {
          const { queue, sent } = openQueue()
          const answers = all.map(({ table, isEnding }, seq) =>
            queue.append(isEnding ? ending(table, seq) : move(table, seq)),
          )
          const open: SentBatch[] = []
          const order: Append[] = []
          await nextTurn()
          for (let taken = 0; taken < sent.length || open.length > 0; ) {
            open.push(...sent.slice(taken))
            taken = sent.length
            const tables = open.flatMap(({ appends }) => appends.map(({ table }) => table))
            expect(new Set(tables).size).toBe(tables.length)
            expect(open.filter(({ appends }) => !appends[0]!.result).length).toBeLessThanOrEqual(2)
            const [batch] = open.splice(pick.next().value! % open.length, 1)
            order.push(...batch!.appends)
            await batch!.answer()
          }
          await Promise.all(answers)
          for (const table of ['a', 'b', 'c', 'd']) {
            const seqs = order.filter(append => append.table === table).map(({ seq }) => seq)
            expect(seqs).toEqual(seqs.toSorted((one, other) => one - other))
          }
        },
      ),
      { numRuns: 100 },
    )
  })
})
