import { describe, expect, test } from 'vitest'
import {
  applyConsentAnswer,
  canLearnFrom,
  type LearningConsent,
  learnHabits,
  readConsent,
  writeConsent,
} from '#app/learning-consent.ts'
import type { StoredGame } from '#app/saved-game-store.ts'
import type { Player } from '#table/player.ts'
import { learning as said } from './learning-words.ts'
import { fillGrids, game, NINE, openTestTable } from './testing/test-table.ts'

const ME: Player = { kind: 'person', name: 'You' }
const computer = (level: string): Player => ({ kind: 'computer', level })
const REVERSED = NINE.split(' ').toReversed().join(' ')
const MIXED = 'elk ant hen cat ibis bee gnu dog fox'

function kept(grid: string, players: readonly Player[], startedAt = 0): StoredGame {
  const { record } = fillGrids(openTestTable(), grid, REVERSED)
  const saved = {
    players,
    record: { ...record, startedAt, entries: record.entries.map(one => ({ ...one, at: startedAt })) },
  }
  return { id: `${startedAt}`, savedAt: startedAt, finished: true, saved }
}

const learning = { ...game, learning: game.learning! }
const habits = async (games: readonly StoredGame[], leave: LearningConsent) =>
  ((await learnHabits(learning, games, leave)) as { habits: string }).habits
const YES: LearningConsent = { isGiven: true, since: 0 }

describe('what the mind reader learns from earlier games', () => {
  const games = [kept(NINE, [ME, computer('random')], 30), kept(MIXED, [ME, computer('careful')], 20)]

  test('[G15] without leave nothing, with it in which order grids were filled', async () => {
    expect(await habits(games, { isGiven: false, since: 0 })).toBe('')
    expect(await habits(games, YES)).toBe('alphabet 1 length 0 random 1')
  })

  test('[G15] what is forgotten is not learnt from again, later games are', async () => {
    const forgotten = applyConsentAnswer(YES, 'anew', 25)
    expect(forgotten).toEqual({ isGiven: true, since: 25 })
    expect(await habits(games, forgotten)).toBe('alphabet 1 length 0 random 0')
    expect(await habits(games, applyConsentAnswer(forgotten, 'yes', 99))).toBe('alphabet 1 length 0 random 0')
    expect(await habits(games, applyConsentAnswer(forgotten, 'no', 99))).toBe('')
  })

  test('[G15] only from the games of one person against the computer, and only from grids that were played with', async () => {
    const two = kept(NINE, [ME, { kind: 'person', name: 'Ben' }])
    const { record } = openTestTable()
    const unfilled = {
      ...kept(NINE, [ME, computer('random')]),
      saved: { players: [ME, computer('random')], record },
    }
    expect(await habits([two, unfilled], YES)).toBe('')
    const second = kept(NINE, [computer('random'), ME])
    expect(await habits([second], YES)).toBe('alphabet 1 length 0 random 0')
  })

  test('[G15] only the mind reader makes use of it, and only of one person', () => {
    expect(canLearnFrom(game, [ME, computer('mindreader')])).toBe(true)
    expect(canLearnFrom(game, [ME, computer('observer')])).toBe(false)
    expect(canLearnFrom(game, [ME, ME])).toBe(false)
  })

  test('[G15] a person reads what it knows', () => {
    expect(said.describeLearnt({ habits: '' })).toBe('It knows no grid of yours yet.')
    expect(said.describeLearnt({ habits: 'alphabet 3 length 0 random 1' })).toBe(
      'It knows 4 grids of yours: 3 by the alphabet, 1 in no order.',
    )
  })
})

test('leave is kept in a line, and whatever else stands there is no leave', () => {
  for (const leave of [YES, { isGiven: false, since: 0 }, { isGiven: true, since: 1_700_000_000_000 }])
    expect(readConsent(writeConsent(leave))).toEqual(leave)
  for (const text of [null, undefined, '', 'yes', 'yes please', 'true 0', 'yes -1'])
    expect(readConsent(text)).toEqual({ isGiven: false, since: 0 })
})
