import { expect, test } from 'vitest'
import { english } from '#lexicon/english.ts'
import { buildLexicon } from '#lexicon/lexicon.ts'
import { readRecord, restore } from '#table/restore.ts'
import { stateOf } from '#table/table.ts'
import format1 from '../testing/format-1.json' with { type: 'json' }
import { loadedDictionaries } from './dictionaries.ts'
import { createRules } from './rules.ts'

test('a record of format 1 restores to its last position', () => {
  const { words, record, finalState } = format1
  const rules = createRules(loadedDictionaries(buildLexicon(words.split(' '), english)))
  const read = readRecord(record)
  if (!read.ok) throw new Error(read.rejection.code)
  expect(read.value).toMatchObject({ format: 2, params: record.setup, deal: null })
  const table = restore(rules, read.value)
  if (!table.ok) throw new Error(JSON.stringify(table.rejection))
  expect(stateOf(table.value)).toEqual(finalState)
  expect(table.value.ending).toMatchObject({ by: 'rules', outcome: { winners: [1], scores: [12, 19] } })
})
