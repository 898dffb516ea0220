import { beforeEach, describe, expect, test } from 'vitest'
import type { GameCommand, GameText } from '#kernel/text.ts'
import type { OpenSheet } from '../sheets/sheets.tsx'
import { handlePuzzleKey, handleTypedCommand } from './key-handler.ts'
import type { PuzzleContext } from './puzzle-context.ts'

const CELL = { row: 0, column: 0 }
const surrender: GameCommand = {
  word: 'solution',
  key: '\\',
  label: 'Show the solution',
  confirm: () => 'Sure?',
  move: () => 'solution',
}
const words = {
  commands: [{ word: 'hold', key: ')', label: 'Hold', move: () => undefined }, surrender],
  queries: [{ word: 'why', key: '%', label: 'Why?', answer: () => ({ text: 'Because.', cells: [CELL] }) }],
  toggles: [{ id: 'equal', word: 'equal', key: '$', label: 'Equal numbers' }],
} as unknown as GameText

describe('what a puzzle offers besides its cells', () => {
  let done: string[]
  let sheet: OpenSheet | undefined
  let alone: PuzzleContext

  beforeEach(() => {
    done = []
    sheet = undefined
    alone = {
      loadedGame: {
        words,
        face: { keyMove: (_: object, __: object, key: string) => (key === '#' ? 'shade a1' : undefined) },
      },
      play: {
        snapshot: { view: {} },
        move: (text: string) => done.push(text),
        showMessage: ({ kind, text }: { kind: string; text: string }) => done.push(`${kind}: ${text}`),
      },
      session: {},
      screen: {
        aids: new Set<string>(),
        switchAid: (id: string) => done.push(`aid ${id}`),
        show: (one: OpenSheet) => {
          sheet = one
        },
      },
    } as unknown as PuzzleContext
  })

  test('[H9] a key on a cell makes its move', () => {
    expect(handlePuzzleKey('#', CELL, alone)).toBe(true)
    expect(done).toEqual(['shade a1'])
  })

  test('a key that means nothing here is left to others', () => {
    expect(handlePuzzleKey('q', CELL, alone)).toBe(false)
    expect(handleTypedCommand('b3', alone)).toBe(false)
    expect(done).toEqual([])
  })

  test('a deed that is not possible now says so', () => {
    expect(handlePuzzleKey(')', CELL, alone)).toBe(true)
    expect(done).toEqual(['refused: “Hold” is not possible now.'])
  })

  test('a deed that ends the game is asked about first, typed or pressed', () => {
    expect(handleTypedCommand(' Solution ', alone)).toBe(true)
    expect(done).toEqual([])
    expect(sheet).toMatchObject({ deed: surrender })
    if (typeof sheet === 'object' && 'act' in sheet) sheet.act()
    expect(done).toEqual(['solution'])
  })

  test('questions are answered and ways of looking switched, by key and by word', () => {
    handlePuzzleKey('%', CELL, alone)
    handleTypedCommand('why', alone)
    handlePuzzleKey('$', CELL, alone)
    expect(done).toEqual(['hint: Because.', 'hint: Because.', 'aid equal'])
  })
})
