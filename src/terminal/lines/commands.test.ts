import { expect, it } from 'vitest'
import { asTyped, LINE_COMMANDS, readLine, SOLO_COMMANDS, toldCommands } from './commands.ts'

const isCell = (text: string) => /^[a-j][0-9]+$/.test(text)

it('reads commands, moves and nothing', () => {
  expect(readLine(' Undo ', isCell)).toEqual({ command: 'undo', about: '' })
  expect(readLine('c3', isCell)).toEqual({ move: 'c3' })
  expect(readLine('nonsense', isCell)).toEqual({ move: 'nonsense' })
  expect(readLine('   ', isCell)).toBeUndefined()
})

it('takes a word after a command only where the command is about something', () => {
  expect(readLine('look B3', isCell, SOLO_COMMANDS)).toEqual({ command: 'look', about: 'b3' })
  expect(readLine('undo b3', isCell, SOLO_COMMANDS)).toEqual({ move: 'undo b3' })
})

it('takes a word that could be a move for a command only after a colon', () => {
  expect(readLine('hint', () => true)).toEqual({ move: 'hint' })
  expect(readLine(':hint', () => true)).toEqual({ command: 'hint', about: '' })
})

it('tells which commands need the colon', () => {
  expect(asTyped(['board', 'hint', 'quit'], text => text === 'hint')).toEqual(['board', ':hint', 'quit'])
})

it('tells of nothing that a game never does', () => {
  const game = (undo: 'free' | 'never') => ({ game: { undo: () => undo, hints: true as const } })
  expect(toldCommands(LINE_COMMANDS, game('never'), {})).not.toContain('undo')
  expect(toldCommands(LINE_COMMANDS, game('never'), {})).not.toContain('redo')
  expect(toldCommands(LINE_COMMANDS, game('free'), {})).toEqual(LINE_COMMANDS)
})
