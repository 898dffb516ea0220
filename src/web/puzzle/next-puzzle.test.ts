import { expect, test } from 'vitest'
import { loadGame } from '../loaded-game.ts'
import { chosenOptionsOf } from './next-puzzle.ts'

test('another puzzle is made by the same choices, without the puzzle that was made', async () => {
  const loadedGame = await loadGame('solitudo')
  const made = {
    ...{ mode: 'practice', shape: 'square', size: 8, side: 4, grade: 'tricky' },
    ...{ puzzle: '11/12', solution: '#./..', rating: 'tricky' },
  }
  expect(chosenOptionsOf(loadedGame, made)).toEqual({
    mode: 'practice',
    shape: 'square',
    size: 8,
    grade: 'tricky',
  })
  expect(chosenOptionsOf(loadedGame, { ...made, shape: 'hexagon' })).toMatchObject({
    shape: 'hexagon',
    side: 4,
  })
})
