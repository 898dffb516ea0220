import { expect, it } from 'vitest'
import { availableCommands, commandSpellings, PUZZLE_COMMANDS, parseLine, TEXT_COMMANDS } from './commands.ts'

const isCell = (text: string) => /^[a-j][0-9]+$/.test(text)

it('reads commands, moves and nothing', () => {
  expect(parseLine(' Undo ', isCell)).toEqual({ command: 'undo', argument: '' })
  expect(parseLine('c3', isCell)).toEqual({ move: 'c3' })
  expect(parseLine('nonsense', isCell)).toEqual({ move: 'nonsense' })
  expect(parseLine('   ', isCell)).toBeUndefined()
})

it('takes a word after a command only where the command is about something', () => {
  expect(parseLine('look B3', isCell, PUZZLE_COMMANDS)).toEqual({ command: 'look', argument: 'b3' })
  expect(parseLine('undo b3', isCell, PUZZLE_COMMANDS)).toEqual({ move: 'undo b3' })
})

it('takes a word that could be a move for a command only after a colon', () => {
  expect(parseLine('hint', () => true)).toEqual({ move: 'hint' })
  expect(parseLine(':hint', () => true)).toEqual({ command: 'hint', argument: '' })
})

it('tells which commands need the colon', () => {
  expect(commandSpellings(['board', 'hint', 'quit'], text => text === 'hint')).toEqual([
    'board',
    ':hint',
    'quit',
  ])
})

it('tells of nothing that a game never does', () => {
  const game = (undo: 'free' | 'never') => ({ game: { undo: () => undo, hasHints: true as const } })
  expect(availableCommands(TEXT_COMMANDS, game('never'), {})).not.toContain('undo')
  expect(availableCommands(TEXT_COMMANDS, game('never'), {})).not.toContain('redo')
  expect(availableCommands(TEXT_COMMANDS, game('free'), {})).toEqual(TEXT_COMMANDS)
})
