import { expect, test } from 'vitest'
import { object, type Person, subject } from './text.ts'

const named = (name: string): Person => ({ name, you: false })

test('a computer is the subject of a sentence without its level, which stays where it tells opponents apart', () => {
  expect(subject(named('the computer (mind reader)'))).toBe('The computer')
  expect(object(named('the computer (mind reader)'))).toBe('the computer (mind reader)')
})

test('what a person has put in brackets belongs to the name', () => {
  expect(subject(named('Ann (at work)'))).toBe('Ann (at work)')
})
