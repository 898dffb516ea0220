import { expect, test } from 'vitest'
import { customLettersIn, dropHiddenOptions, isOptionVisible, lexiconHashIn } from './option-visibility.ts'
import type { AnyOptions } from './options.ts'
import { readSetup } from './options.ts'

const options: AnyOptions = {
  letters: { kind: 'choice', choices: ['usual', 'own'], default: 'usual' },
  ownLetters: { kind: 'file', longest: 9, default: '', for: { option: 'letters', choice: 'own' } },
  words: { kind: 'lexicon', longest: 6, default: 'abc123', letters: 'ownLetters' },
}

test('a file matters with the choice whose place it takes, and is left out with any other', () => {
  const own = { letters: 'own', ownLetters: 'A 1 2' }
  expect(isOptionVisible(options.ownLetters!, own)).toBe(true)
  expect(isOptionVisible(options.ownLetters!, { ...own, letters: 'usual' })).toBe(false)
  expect(dropHiddenOptions(options, own)).toEqual(own)
  expect(dropHiddenOptions(options, { ...own, letters: 'usual' })).toEqual({ letters: 'usual' })
})

test('one’s own words have the letters of the file beside them, where it matters', () => {
  const own = { letters: 'own', ownLetters: 'A 1 2', words: 'abc123' }
  expect(customLettersIn(options, own)).toBe('A 1 2')
  expect(customLettersIn(options, { ...own, letters: 'usual' })).toBeUndefined()
  expect(lexiconHashIn(options, own)).toBe('abc123')
  expect(lexiconHashIn({}, own)).toBeUndefined()
})

test.each([
  [{ ownLetters: 'ten signs!' }, 'text-too-long'],
  [{ ownLetters: 7 }, 'not-a-text'],
  [{ words: 'abc1234' }, 'text-too-long'],
  [{ words: null }, 'not-a-text'],
])('%j is refused as %s', (chosen, code) => {
  const read = readSetup(options as never, chosen)
  expect(read.ok ? 'accepted' : read.rejection.code).toBe(code)
})
