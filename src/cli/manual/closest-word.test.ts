import { expect, it } from 'vitest'
import { closestWord } from './closest-word.ts'

const COMMANDS = ['play', 'join', 'watch', 'tables', 'profile', 'account', 'replay', 'export', 'solitudo']

it.each([
  ['paly', 'play'],
  ['Play', 'play'],
  ['jion', 'join'],
  ['wathc', 'watch'],
  ['exprot', 'export'],
  ['acount', 'account'],
  ['solitud', 'solitudo'],
  ['sol', 'solitudo'],
  ['dance', undefined],
  ['', undefined],
  ['p', undefined],
])('%s: %s', (given, meant) => {
  expect(closestWord(given, COMMANDS)).toBe(meant)
})
