import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { move, over, playing, result, sitting, table } from '#testing/storage-contract/samples.ts'
import { type Ledger, openLedger } from './ledger.ts'
import type { Question } from './questions.ts'

let folder: string
let ledger: Ledger

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quincunx-'))
  const file = join(folder, 'parlour.db')
  writeFileSync(file, '')
  ledger = openLedger({ file, busyMs: 0 })
})

afterEach(() => {
  ledger.close()
  rmSync(folder, { recursive: true })
})

const opens = (id: string): Question => ['tables', 'open', [table(id), [sitting()], playing()]]
const moves = (id: string, seq: number): Question => [
  'tables',
  'append',
  [{ table: id, seq, entry: move('a1'), standing: { deadline: null } }],
]
const loads = (id: string): Question => ['tables', 'load', [id]]

test('a wrong question is answered by itself: nothing of it is kept, and all of the others', () => {
  const spoilt = { ...result('s'), reason: undefined }
  const wrong: Question = [
    'tables',
    'append',
    [{ table: 's', seq: 3, entry: move('b1'), standing: over, result: spoilt }],
  ]
  const gap = moves('t', 9)
  const asked = [opens('s'), opens('t'), moves('s', 2), wrong, moves('t', 2), gap, moves('t', 3)]
  const answers = ledger.answer(asked)
  expect(answers).toMatchObject([
    ...[{ value: true }, { value: true }, { value: 'appended' }, { failure: { kind: 'bug' } }],
    ...[
      { value: 'appended' },
      { failure: { message: expect.stringContaining('gap') } },
      { value: 'appended' },
    ],
  ])
  expect(ledger.answer([['history', 'find', ['s']]])).toEqual([{ value: undefined }])
  expect(ledger.answer([loads('s'), loads('t')])).toMatchObject([
    { value: { entries: [sitting(), move('a1')] } },
    { value: { entries: [sitting(), move('a1'), move('a1')] } },
  ])
})

test('[F4] what another has written in between is seen', () => {
  ledger.answer([opens('t'), moves('t', 2)])
  const other = openLedger({ file: join(folder, 'parlour.db'), busyMs: 0 })
  expect(other.answer([moves('t', 2), moves('t', 3)])).toEqual([{ value: 'taken' }, { value: 'appended' }])
  expect(ledger.answer([moves('t', 3), moves('t', 4)])).toEqual([{ value: 'taken' }, { value: 'appended' }])
  expect(other.answer([loads('t')])).toMatchObject([{ value: { entries: { length: 4 } } }])
  other.close()
})
