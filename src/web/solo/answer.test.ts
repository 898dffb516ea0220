import { beforeEach, describe, expect, test } from 'vitest'
import type { Deed, GameWords } from '#kernel/words.ts'
import type { SheetName } from '../sheets/sheets.tsx'
import type { Alone } from './alone.ts'
import { answerSoloKey, answerWord } from './answer.ts'

const CELL = { row: 0, column: 0 }
const surrender: Deed = {
  word: 'solution',
  key: '\\',
  label: 'Show the solution',
  confirm: () => 'Sure?',
  move: () => 'solution',
}
const words = {
  deeds: [{ word: 'hold', key: ')', label: 'Hold', move: () => undefined }, surrender],
  questions: [{ word: 'why', key: '%', label: 'Why?', answer: () => ({ text: 'Because.', cells: [CELL] }) }],
  aids: [{ id: 'equal', word: 'equal', key: '$', label: 'Equal numbers' }],
} as unknown as GameWords

describe('what a puzzle offers besides its cells', () => {
  let done: string[]
  let sheet: SheetName | undefined
  let alone: Alone

  beforeEach(() => {
    done = []
    sheet = undefined
    alone = {
      parlour: {
        words,
        face: { keyMove: (_: object, __: object, key: string) => (key === '#' ? 'shade a1' : undefined) },
      },
      play: {
        snapshot: { view: {} },
        move: (text: string) => done.push(text),
        say: ({ kind, text }: { kind: string; text: string }) => done.push(`${kind}: ${text}`),
      },
      session: {},
      desk: {
        aids: new Set<string>(),
        switchAid: (id: string) => done.push(`aid ${id}`),
        show: (one: SheetName) => {
          sheet = one
        },
      },
    } as unknown as Alone
  })

  test('[H9] a key on a cell makes its move', () => {
    expect(answerSoloKey('#', CELL, alone)).toBe(true)
    expect(done).toEqual(['shade a1'])
  })

  test('a key that means nothing here is left to others', () => {
    expect(answerSoloKey('q', CELL, alone)).toBe(false)
    expect(answerWord('b3', alone)).toBe(false)
    expect(done).toEqual([])
  })

  test('a deed that is not possible now says so', () => {
    expect(answerSoloKey(')', CELL, alone)).toBe(true)
    expect(done).toEqual(['refused: “Hold” is not possible now.'])
  })

  test('a deed that ends the game is asked about first, typed or pressed', () => {
    expect(answerWord(' Solution ', alone)).toBe(true)
    expect(done).toEqual([])
    expect(sheet).toMatchObject({ deed: surrender })
    if (typeof sheet === 'object' && 'act' in sheet) sheet.act()
    expect(done).toEqual(['solution'])
  })

  test('questions are answered and ways of looking switched, by key and by word', () => {
    answerSoloKey('%', CELL, alone)
    answerWord('why', alone)
    answerSoloKey('$', CELL, alone)
    expect(done).toEqual(['hint: Because.', 'hint: Because.', 'aid equal'])
  })
})
