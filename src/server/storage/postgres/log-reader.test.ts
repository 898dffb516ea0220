import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { LogReader } from './log-reader.ts'

/** A reader whose queries are answered by the test: a table has the entry after the given one, unless it is unknown. */
function openReader() {
  const queries: { readonly tables: readonly string[]; answer(error?: Error): Promise<void> }[] = []
  const query = (_: string, [tables, sinces]: readonly unknown[]) => {
    const { promise, resolve, reject } = Promise.withResolvers<never>()
    const rows = (tables as readonly string[]).flatMap((table, index) => {
      const since = (sinces as readonly number[])[index]!
      const entry = { at: since + 1, action: '{"do":"close"}', command: null }
      if (table === 'unknown') return []
      return [
        table === 'same' ? { read: index + 1, seq: null } : { read: index + 1, seq: since + 1, ...entry },
      ]
    })
    queries.push({
      tables: tables as readonly string[],
      answer(error) {
        if (error) reject(error)
        else resolve(rows as never)
        return nextTurn()
      },
    })
    return promise
  }
  return { reader: new LogReader({ query }), queries }
}

test('the reads of one turn share a query, and each gets its own answer', async () => {
  const { reader, queries } = openReader()
  const reads = ['a', 'unknown', 'same', 'a'].map((table, index) => reader.readSince(table, index))
  await nextTurn()
  expect(queries.map(({ tables }) => tables)).toEqual([['a', 'unknown', 'same', 'a']])
  await queries[0]!.answer()
  const closed = (at: number) => [{ at, action: { do: 'close' } }]
  expect(await Promise.all(reads)).toEqual([closed(1), undefined, [], closed(4)])
})

test('reads collect while two queries are under way', async () => {
  const { reader, queries } = openReader()
  for (const table of ['a', 'b', 'c', 'd']) {
    void reader.readSince(table, 0)
    await nextTurn()
  }
  expect(queries.map(({ tables }) => tables)).toEqual([['a'], ['b']])
  await queries[0]!.answer()
  expect(queries.at(-1)!.tables).toEqual(['c', 'd'])
})

test('[F10] a query that fails fails its reads only, and those after it go on', async () => {
  const { reader, queries } = openReader()
  const lost = reader.readSince('a', 0)
  await nextTurn()
  const outcome = expect(lost).rejects.toThrow('gone')
  await queries[0]!.answer(new Error('gone'))
  await outcome
  const found = reader.readSince('b', 0)
  await nextTurn()
  await queries[1]!.answer()
  expect(await found).toHaveLength(1)
})
