import { describe, expect, test } from 'vitest'
import type { KeyValueStore } from '#app/key-value-store.ts'
import {
  applyConsentAnswer,
  canLearnFrom,
  gamesToLearnFrom,
  type LearningConsent,
  readConsent,
  saveConsent,
} from '#app/learning-consent.ts'
import type { StoredGame } from '#app/saved-game-store.ts'
import type { PastGame } from '#kernel/engine.ts'
import type { RuleVersions } from '#kernel/rule-versions.ts'
import type { Player } from '#table/player.ts'
import { createMemoryKeyValueStore } from '#testing/fakes/memory-key-value-store.ts'
import { openGame } from '../entry.ts'
import type { GuessGoTypes } from '../rules/types.ts'
import { fillGrids, NINE, openTestTable } from '../testing/test-table.ts'
import { text } from '../text/en.ts'
import { createEngine } from './engine.ts'

const ME: Player = { kind: 'person', name: 'You' }
const computer = (level: string): Player => ({ kind: 'computer', level })
const REVERSED = NINE.split(' ').toReversed().join(' ')
const MIXED = 'elk ant hen cat ibis bee gnu dog fox'

function savedGame(grid: string, players: readonly Player[], startedAt = 0): StoredGame {
  const { record } = fillGrids(openTestTable(), grid, REVERSED)
  const saved = {
    players,
    record: { ...record, startedAt, entries: record.entries.map(entry => ({ ...entry, at: startedAt })) },
  }
  return { id: `${startedAt}`, savedAt: startedAt, finished: true, saved }
}

const learnt = (games: readonly StoredGame[], consent: LearningConsent) =>
  createEngine(() => {}).learn!(
    gamesToLearnFrom(openGame() as RuleVersions, games, consent) as readonly PastGame<GuessGoTypes>[],
  )
const YES: LearningConsent = { isGiven: true, since: 0 }

describe('the mind reader’s learning from earlier games', () => {
  const games = [
    savedGame(NINE, [ME, computer('random')], 30),
    savedGame(MIXED, [ME, computer('careful')], 20),
  ]

  test('[G15] needs consent, and finds the order in which grids were filled', () => {
    expect(learnt(games, { isGiven: false, since: 0 })).toBeNull()
    expect(learnt(games, YES)).toEqual({ habits: 'alphabet 1 length 0 random 1' })
  })

  test('[G15] leaves out forgotten games, but not later ones', () => {
    const forgotten = applyConsentAnswer(YES, 'fresh', 25)
    expect(forgotten).toEqual({ isGiven: true, since: 25 })
    expect(learnt(games, forgotten)).toEqual({ habits: 'alphabet 1 length 0 random 0' })
    expect(learnt(games, applyConsentAnswer(forgotten, 'yes', 99))).toEqual({
      habits: 'alphabet 1 length 0 random 0',
    })
    expect(learnt(games, applyConsentAnswer(forgotten, 'no', 99))).toBeNull()
  })

  test('[G15] uses only games of one person against the computer, and only grids that were played with', () => {
    const two = savedGame(NINE, [ME, { kind: 'person', name: 'Ben' }])
    const { record } = openTestTable()
    const unfilled = {
      ...savedGame(NINE, [ME, computer('random')]),
      saved: { players: [ME, computer('random')], record },
    }
    expect(learnt([two, unfilled], YES)).toBeNull()
    const second = savedGame(NINE, [computer('random'), ME])
    expect(learnt([second], YES)).toEqual({ habits: 'alphabet 1 length 0 random 0' })
  })

  test('[G15] is used by the mind reader alone, and only against one person', () => {
    expect(canLearnFrom(openGame(), [ME, computer('mindreader')])).toBe(true)
    expect(canLearnFrom(openGame(), [ME, computer('observer')])).toBe(false)
    expect(canLearnFrom(openGame(), [ME, ME])).toBe(false)
  })

  test('[G15] is shown to the player in a sentence', () => {
    expect(text.learning!.describeLearnt(null)).toBe('It doesn’t know any of your grids yet.')
    expect(text.learning!.describeLearnt({ habits: 'alphabet 3 length 0 random 1' })).toBe(
      'It knows 4 of your grids: 3 in alphabetical order, 1 in no particular order.',
    )
  })
})

function consentAfter(change: (store: KeyValueStore) => void): LearningConsent {
  const store = createMemoryKeyValueStore()
  change(store)
  return readConsent(store, 'guessgo')
}

test('consent is stored as a line, and any other text is not consent', () => {
  for (const consent of [YES, { isGiven: false, since: 0 }, { isGiven: true, since: 1_700_000_000_000 }])
    expect(consentAfter(store => saveConsent(store, 'guessgo', consent))).toEqual(consent)
  for (const text of ['', 'yes', 'yes please', 'true 0', 'yes -1'])
    expect(consentAfter(store => store.set('learning.guessgo', text))).toEqual({ isGiven: false, since: 0 })
  expect(consentAfter(() => {})).toEqual({ isGiven: false, since: 0 })
})
