import { expect, test } from 'vitest'
import type { PlayedMove } from '#kernel/engine.ts'
import { notation } from '../../rules/notation.ts'
import { begin, play } from '../../rules/play.ts'
import type { SolitudoTypes } from '../../rules/types.ts'
import { view } from '../../rules/view.ts'
import { type SampleName, sampleOf } from '../../testing/sample-deals.ts'
import { noteLines, noteSentence } from '../../text/en-notes.ts'
import { createHinter } from './hint.ts'
import { review } from './review.ts'

function start(sample: SampleName) {
  const { params, deal } = sampleOf(sample)
  return begin(params, deal)
}

function gameOf(sample: SampleName, ...texts: readonly string[]): PlayedMove<SolitudoTypes>[] {
  let { state } = start(sample)
  return texts.map(text => {
    const read = notation.read(text)
    const played = read.ok ? play(state, read.value) : read
    if (!read.ok || !played.ok) throw new Error(`${text} is refused`)
    const one = { state, seat: 0, move: read.value }
    state = played.value.state
    return one
  })
}

test('a review marks each move right or wrong, and does not count tentative marks as mistakes', () => {
  const notes = review(
    gameOf(
      'square',
      'shade a1',
      'shade b1 c1',
      'clear b1',
      'try',
      'shade d1',
      'drop',
      'try',
      'shade d2 e2',
      'hold',
      'try',
      'clear e2',
      'hold',
      'solution',
    ),
  )
  expect(notes.map(({ verdict = '' }) => verdict)).toEqual([
    'kept',
    'threw',
    '',
    '',
    '',
    '',
    '',
    '',
    'threw',
    '',
    '',
    'kept',
    '',
    '',
  ])
  expect(notes.map(noteSentence)).toEqual([
    'Right, and a few steps ahead of your marks.',
    'b1 shouldn’t be shaded.',
    'Mark cleared.',
    'Marks from here on are trial marks.',
    'd1 shouldn’t be shaded, but this was only a trial.',
    'No harm done.',
    'Marks from here on are trial marks.',
    'e2 shouldn’t be shaded, but this was only a trial.',
    'e2 shouldn’t be shaded.',
    'Marks from here on are trial marks.',
    'Mark cleared.',
    'The trial marks were right.',
    'The solution was shown.',
    'Your right move followed from your marks.',
  ])
  expect(review(gameOf('several', 'a1')).map(({ code }) => code)).toEqual(['review-unjudged'])
})

test('a review names the technique that gave a mark, and tells guesses from marks that followed', () => {
  const notes = review(gameOf('square', 'shade c1', 'keep d1', 'shade b3'))
  expect(notes.map(({ code }) => code)).toEqual(['review-far', 'review-right', 'review-right', 'review-path'])
  expect(noteSentence(notes[1]!)).toBe('Right: around a shaded cell.')
  expect(noteLines(notes[1]!)).toEqual(['c1 is shaded, so the cells around it are kept: b1, d1 and c2.'])
  expect(noteSentence(notes[3]!)).toBe('1 of 3 right moves was a guess.')
  const [guess] = review(gameOf('blanks', 'keep e3'))
  expect(noteSentence(guess!)).toBe(
    'Right, but a guess: neither a technique nor one supposition gave e3 yet.',
  )
})

test('a review points out an easier step than the one that was taken', () => {
  const [supposed] = review(gameOf('blanks', 'shade a1'))
  expect(supposed).toMatchObject({ code: 'review-supposition' })
  const [, right] = review(gameOf('rectangle', 'keep b1', 'shade e4'))
  expect(noteLines(right!).at(-1)).toMatch(/^An easier step was there\. /)
})

test('[H11] each further request reveals a little more of a hint, and the last one says which cells to mark', () => {
  const hint = createHinter()
  const seen = view(start('square').state, 0)
  const first = hint(seen)
  expect(first?.code).toBe('hint-technique')
  const last = first?.next?.next
  expect(last).toMatchObject({ code: 'hint-step', move: { kind: 'mark' } })
  expect(last?.next).toBeUndefined()
  expect(hint(view(start('several').state, 0))?.code).toBe('hint-several-solutions')
})
