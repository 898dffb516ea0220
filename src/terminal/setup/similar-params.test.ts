import { describe, expect, it } from 'vitest'
import type { SavedGame } from '#app/saved-game-format.ts'
import { type AnyOptions, similarParams } from '#kernel/options.ts'
import { GENERATED_PUZZLE } from '#testing/fakes/fake-terminal-host.ts'
import { loadGameOrThrow } from '../game/loaded-game.ts'
import { gameRequestFrom, initialValues } from '../screens/forms/setup-fields.ts'

async function similar(game: string, params: object): Promise<object> {
  const { rules } = await loadGameOrThrow(game)
  return similarParams(rules.options as AnyOptions, params)
}

describe('another game like the last', () => {
  it('takes over the choices, without an imported puzzle', async () => {
    const choices = { ...GENERATED_PUZZLE.params, mode: 'practice', grade: 'tricky' }
    const { puzzle } = GENERATED_PUZZLE.deal
    expect(await similar('solitudo', { ...choices, puzzle })).toEqual(choices)
  })

  it('takes over everything in a game without puzzles', async () => {
    const params = { rows: 5, cols: 7, starter: 'first', size: 'agreed', clock: true }
    expect(await similar('obstruction', params)).toMatchObject(params)
  })

  it('[G16] takes over a custom word list', async () => {
    const params = { size: 3, ownWords: 'ant\nbee', listName: 'animals' }
    expect(await similar('guessgo', params)).toMatchObject(params)
  })

  it('[W15] takes over a word list of which only the hash is left, but not into a form', async () => {
    const params = {
      level: 'elder',
      judging: 'kind',
      area: 'compact',
      lexicon: 'a1'.repeat(16),
      puzzle: 'abc',
    }
    expect(await similar('worderly', params)).toEqual({ ...params, puzzle: '' })
    const worderly = await loadGameOrThrow('worderly')
    const saved = { players: [], record: { params } } as unknown as SavedGame
    expect(gameRequestFrom(worderly, initialValues(worderly, saved)).params).toMatchObject({
      level: 'elder',
      lexicon: '',
    })
  })
})
