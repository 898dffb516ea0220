import { expect, test } from 'vitest'
import { webText } from './en-web.ts'

test.each([
  [{ name: 'Ann', you: true }, 'Your tiles'],
  [{ name: 'Ben', you: false }, 'Ben’s tiles'],
  [{ name: 'the computer (weekend)', you: false }, 'The computer’s tiles'],
])('the tiles of %o are called “%s” after a game', (person, said) => {
  expect(webText.bagOf(person)).toBe(said)
})
