import { describe, expect, it } from 'vitest'
import type { SavedGame } from '#app/saved-game-format.ts'
import { GENERATED_PUZZLE, loadSolitudo } from '#testing/fakes/fake-terminal-host.ts'
import { loadGameOrThrow } from '../game/loaded-game.ts'
import { gameRequestFrom, initialValues } from '../screens/forms/setup-fields.ts'
import { similarSetup } from './similar-setup.ts'
import { visibleOptions } from './visible-options.ts'

describe('another game like the last', () => {
  it('takes over what was chosen, and nothing of what was made for the last', async () => {
    const last = { mode: 'practice', shape: 'square', side: 4, grade: 'tricky', ...GENERATED_PUZZLE }
    expect(similarSetup(await loadSolitudo(), last)).toEqual({
      mode: 'practice',
      shape: 'square',
      size: 5,
      side: 4,
      grade: 'tricky',
      puzzle: '',
      solution: '',
      rating: 'unrated',
    })
  })

  it('takes over everything where nothing is made', async () => {
    const setup = { rows: 5, cols: 7, starter: 'first', size: 'agreed', clock: true }
    expect(similarSetup(await loadGameOrThrow('obstruction'), setup)).toMatchObject(setup)
  })

  it('[G16] takes over a list of one’s own words', async () => {
    const setup = { size: 3, ownWords: 'ant\nbee', listName: 'animals' }
    expect(similarSetup(await loadGameOrThrow('guessgo'), setup)).toMatchObject(setup)
  })
  it('[W15] takes over a list of which only the hash is left, but not into a form', async () => {
    const worderly = await loadGameOrThrow('worderly')
    const setup = {
      level: 'elder',
      judging: 'kind',
      area: 'compact',
      lexicon: 'a1'.repeat(16),
      puzzle: 'abc',
    }
    expect(similarSetup(worderly, setup)).toEqual({ ...setup, puzzle: '' })
    const saved = { players: [], record: { setup } } as unknown as SavedGame
    expect(gameRequestFrom(worderly, initialValues(worderly, saved)).params).toMatchObject({
      level: 'elder',
      lexicon: '',
    })
  })
})

it('asks a person for no option that is only ever filled in', async () => {
  const asked = Object.keys(visibleOptions(await loadSolitudo()))
  expect(asked).toEqual(['mode', 'shape', 'size', 'side', 'grade', 'puzzle'])
})
