import { expect, test } from 'vitest'
import { findPuzzle } from './find-puzzle.ts'

test.each([
  'https://puzz.link/p?hitori/4/4/1114142333214213',
  'https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/singles.html#4x4:1114142333214213',
  '4x4:1114142333214213',
  '1 1 1 4\n1 4 2 3\n3 3 2 1\n4 2 1 3\n',
])('the puzzle of another program is found with its game: %s', async text => {
  expect(await findPuzzle(text)).toEqual({ game: 'solitudo', params: { puzzle: text.trim() } })
})

test.each([
  'https://example.org/',
  'https://puzz.link/p?nurikabe/4/4/1234',
  'hello',
  '{"format": "quincunx game"}',
])('any other text is not a puzzle: %s', async text => {
  expect(await findPuzzle(text)).toBeUndefined()
})
