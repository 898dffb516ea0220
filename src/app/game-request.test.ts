import { describe, expect, it } from 'vitest'
import { loadMetadata } from '#games/catalog.ts'
import { GENERATED_PUZZLE } from '#testing/fakes/fake-terminal-host.ts'
import { defaultLevel, lessonPlayers, seatPlayers, similarRequest } from './game-request.ts'

const defaultName = (seat: number, isAlone: boolean) => (isAlone ? 'Me' : `Player ${seat}`)
const person = (name: string) => ({ kind: 'person', name })
const computer = (level: string) => ({ kind: 'computer', level })

describe('the players of a game', () => {
  it('are one person, a person and the computer, or several people', () => {
    expect(seatPlayers(1, defaultName)).toEqual([person('Me')])
    expect(seatPlayers(2, defaultName, { level: 'club' })).toEqual([person('Me'), computer('club')])
    expect(seatPlayers(2, defaultName)).toEqual([person('Player 0'), person('Player 1')])
  })

  it('have the names they gave', () => {
    expect(seatPlayers(2, defaultName, { names: [' ', ' Ann '] })).toEqual([
      person('Player 0'),
      person('Ann'),
    ])
    expect(seatPlayers(2, defaultName, { names: ['Bob', 'Ann'], level: 'club' })).toEqual([
      person('Bob'),
      computer('club'),
    ])
  })

  it('include one of the easier computers unless another is chosen, and the easiest in lessons', async () => {
    const obstruction = (await loadMetadata('obstruction'))!
    const solitudo = (await loadMetadata('solitudo'))!
    expect(defaultLevel(obstruction)).toBe('steady')
    expect(defaultLevel(solitudo)).toBeUndefined()
    expect(lessonPlayers(obstruction, defaultName)).toEqual([person('Me'), computer('novice')])
    expect(lessonPlayers(solitudo, defaultName)).toEqual([person('Me')])
  })
})

describe('another game like the last', () => {
  const PLAYERS = seatPlayers(2, defaultName, { level: 'steady' })

  async function similarParams(game: string, params: object): Promise<object> {
    return similarRequest((await loadMetadata(game))!, { params, players: PLAYERS }).params
  }

  it('has the seats swapped', async () => {
    const obstruction = (await loadMetadata('obstruction'))!
    expect(similarRequest(obstruction, { params: {}, players: PLAYERS })).toMatchObject({
      game: 'obstruction',
      players: PLAYERS.toReversed(),
    })
  })

  it('takes over the choices, without an imported puzzle', async () => {
    const choices = { ...GENERATED_PUZZLE.params, mode: 'practice', grade: 'tricky' }
    const { puzzle } = GENERATED_PUZZLE.deal
    expect(await similarParams('solitudo', { ...choices, puzzle })).toMatchObject(choices)
  })

  it('takes over everything in a game without puzzles', async () => {
    const params = { rows: 5, cols: 7, starter: 'first', size: 'agreed', clock: true }
    expect(await similarParams('obstruction', params)).toMatchObject(params)
  })

  it('[G16] takes over a custom word list', async () => {
    const params = { size: 3, ownWords: 'ant\nbee', listName: 'animals' }
    expect(await similarParams('guessgo', params)).toMatchObject(params)
  })

  it('[W15] takes over a word list of which only the hash is left', async () => {
    const params = {
      level: 'elder',
      judging: 'kind',
      area: 'compact',
      lexicon: 'a1'.repeat(16),
      puzzle: 'abc',
    }
    expect(await similarParams('worderly', params)).toEqual({ ...params, puzzle: '' })
  })
})
