import { expect, it } from 'vitest'
import {
  availableCommands,
  commandSpellings,
  helpTexts,
  PUZZLE_COMMANDS,
  parseLine,
  TEXT_COMMANDS,
} from './commands.ts'

const isCell = (text: string) => /^[a-j][0-9]+$/.test(text)

it('a line is a command, a move or nothing', () => {
  expect(parseLine(' Undo ', isCell)).toEqual({ command: 'undo', argument: '' })
  expect(parseLine('c3', isCell)).toEqual({ move: 'c3' })
  expect(parseLine('nonsense', isCell)).toEqual({ move: 'nonsense' })
  expect(parseLine('   ', isCell)).toBeUndefined()
})

it('only a command that has an argument takes the word after it', () => {
  expect(parseLine('look B3', isCell, PUZZLE_COMMANDS)).toEqual({ command: 'look', argument: 'B3' })
  expect(parseLine('undo b3', isCell, PUZZLE_COMMANDS)).toEqual({ move: 'undo b3' })
})

it('a word that could be a move is a command only after a colon', () => {
  expect(parseLine('hint', () => true)).toEqual({ move: 'hint' })
  expect(parseLine(':hint', () => true)).toEqual({ command: 'hint', argument: '' })
})

it('commands that could be moves are spelt with a colon', () => {
  expect(commandSpellings(['board', 'hint', 'quit'], text => text === 'hint')).toEqual([
    'board',
    ':hint',
    'quit',
  ])
})

it('commands that never do anything in a game are left out', () => {
  const game = (undo: 'free' | 'never') => ({
    rules: { undo: () => undo, seats: 2 },
    hasHints: true as const,
  })
  expect(availableCommands(TEXT_COMMANDS, game('never'), {})).not.toContain('undo')
  expect(availableCommands(TEXT_COMMANDS, game('never'), {})).not.toContain('redo')
  expect(availableCommands(TEXT_COMMANDS, game('free'), {})).toEqual(TEXT_COMMANDS)
})

it('the help is printed as plain text', () => {
  const help = () => [{ heading: 'Typing', paragraphs: ['`fill` fills the grid.', 'Enter plays.'] }]
  expect(helpTexts({ text: { help } })).toEqual(['Typing\nfill fills the grid.\nEnter plays.'])
})
