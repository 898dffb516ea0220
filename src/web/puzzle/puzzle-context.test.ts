import { beforeEach, describe, expect, test } from 'vitest'
import type { GameCommand } from '#kernel/commands.ts'
import type { OpenSheet } from '../sheets/sheets.tsx'
import { handlePuzzleKey, handleTypedCommand, type PuzzleContext } from './puzzle-context.ts'

const CELL = { row: 0, column: 0 }
const surrender: GameCommand = {
  kind: 'move',
  word: 'solution',
  key: '\\',
  label: 'Show the solution',
  confirm: () => 'Sure?',
  move: () => 'solution',
}
const commands: readonly GameCommand[] = [
  { kind: 'cell', key: '#', label: 'shade', move: () => 'shade a1' },
  { kind: 'move', word: 'hold', key: ')', label: 'Hold', move: () => undefined },
  surrender,
  {
    kind: 'query',
    word: 'why',
    key: '%',
    label: 'Why?',
    answer: () => ({ text: 'Because.', cells: [CELL] }),
  },
  { kind: 'toggle', id: 'equal', word: 'equal', key: '$', label: 'Equal numbers' },
]

describe('what a puzzle offers besides its cells', () => {
  let done: string[]
  let sheet: OpenSheet | undefined
  let context: PuzzleContext

  beforeEach(() => {
    done = []
    sheet = undefined
    context = {
      loadedGame: { commands },
      play: {
        snapshot: { view: {} },
        move: (text: string) => done.push(text),
        showMessage: ({ kind, text }: { kind: string; text: string }) => done.push(`${kind}: ${text}`),
      },
      session: {},
      screen: {
        boardToggles: new Set<string>(),
        switchToggle: (id: string) => done.push(`toggle ${id}`),
        show: (shown: OpenSheet) => {
          sheet = shown
        },
      },
    } as unknown as PuzzleContext
  })

  test('[H9] a key on a cell makes its move', () => {
    expect(handlePuzzleKey('#', CELL, context)).toBe(true)
    expect(done).toEqual(['shade a1'])
  })

  test('a key without meaning in this game is left to other handlers', () => {
    expect(handlePuzzleKey('q', CELL, context)).toBe(false)
    expect(handleTypedCommand('b3', context)).toBe(false)
    expect(done).toEqual([])
  })

  test('a command that is not possible now says so', () => {
    expect(handlePuzzleKey(')', CELL, context)).toBe(true)
    expect(done).toEqual(['refused: “Hold” isn’t possible now.'])
  })

  test('a command that ends the game is confirmed first, typed or pressed', () => {
    expect(handleTypedCommand(' Solution ', context)).toBe(true)
    expect(done).toEqual([])
    expect(sheet).toMatchObject({ command: surrender })
    if (typeof sheet === 'object' && 'act' in sheet) sheet.act()
    expect(done).toEqual(['solution'])
  })

  test('queries are answered and toggles switched, by key and by word', () => {
    handlePuzzleKey('%', CELL, context)
    handleTypedCommand('why', context)
    handlePuzzleKey('$', CELL, context)
    expect(done).toEqual(['hint: Because.', 'hint: Because.', 'toggle equal'])
  })
})
