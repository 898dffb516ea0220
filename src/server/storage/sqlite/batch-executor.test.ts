import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { moveEntry, over, playing, result, sitEntry, table } from '#testing/storage-contract/samples.ts'
import { BatchExecutor } from './batch-executor.ts'
import type { RpcRequest } from './rpc.ts'

let folder: string
let executor: BatchExecutor

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quincunx-'))
  const file = join(folder, 'test.db')
  writeFileSync(file, '')
  executor = new BatchExecutor({ file, busyMs: 0 })
})

afterEach(() => {
  executor.close()
  rmSync(folder, { recursive: true })
})

const openRequest = (id: string): RpcRequest => ['tables', 'open', [table(id), [sitEntry()], playing()]]
const moveRequest = (id: string, seq: number): RpcRequest => [
  'tables',
  'append',
  [{ table: id, seq, entry: moveEntry('a1'), summary: { deadline: null } }],
]
const loadRequest = (id: string): RpcRequest => ['tables', 'load', [id]]

test('an invalid request fails alone: nothing of it is stored, and the rest of the batch is', () => {
  const invalidResult = { ...result('s'), reason: undefined }
  const invalidRequest: RpcRequest = [
    'tables',
    'append',
    [{ table: 's', seq: 3, entry: moveEntry('b1'), summary: over, result: invalidResult }],
  ]
  const gap = moveRequest('t', 9)
  const requests = [
    openRequest('s'),
    openRequest('t'),
    moveRequest('s', 2),
    invalidRequest,
    moveRequest('t', 2),
    gap,
    moveRequest('t', 3),
  ]
  const responses = executor.execute(requests)
  expect(responses).toMatchObject([
    ...[{ value: true }, { value: true }, { value: 'appended' }, { failure: { kind: 'bug' } }],
    ...[
      { value: 'appended' },
      { failure: { message: expect.stringContaining('gap') } },
      { value: 'appended' },
    ],
  ])
  expect(executor.execute([['history', 'find', ['s']]])).toEqual([{ value: undefined }])
  expect(executor.execute([loadRequest('s'), loadRequest('t')])).toMatchObject([
    { value: { entries: [sitEntry(), moveEntry('a1')] } },
    { value: { entries: [sitEntry(), moveEntry('a1'), moveEntry('a1')] } },
  ])
})

test('[F4] entries that another process has appended are noticed', () => {
  executor.execute([openRequest('t'), moveRequest('t', 2)])
  const other = new BatchExecutor({ file: join(folder, 'test.db'), busyMs: 0 })
  expect(other.execute([moveRequest('t', 2), moveRequest('t', 3)])).toEqual([
    { value: 'taken' },
    { value: 'appended' },
  ])
  expect(executor.execute([moveRequest('t', 3), moveRequest('t', 4)])).toEqual([
    { value: 'taken' },
    { value: 'appended' },
  ])
  expect(other.execute([loadRequest('t')])).toMatchObject([{ value: { entries: { length: 4 } } }])
  other.close()
})
