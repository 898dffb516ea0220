import { describe, expect, test } from 'vitest'
import { randomFor } from '#kernel/random.ts'
import { act, openTable } from '#table/act.ts'
import { restore } from '#table/restore.ts'
import { stateOf } from '#table/table.ts'
import { dealt, paramsWith, testPuzzles } from '../testing/puzzles.ts'
import { startTestGame } from '../testing/test-game.ts'
import { AREAS, HIDDEN } from './layout.ts'
import { readPuzzle } from './puzzle.ts'
import { rules } from './rules.ts'
import { LEVELS, LIVES } from './types.ts'

const WORDS =
  'planet plate plant petal plane leapt pleat panel penal tape peat peal leap plea lean lane pet ale lap eat ant'.split(
    ' ',
  )

/** Together they uncover every letter of LEAPT. */
const AROUND_LEAPT = ['peal', 'planet', 'plea', 'pet', 'peat']

describe('a level', () => {
  test('[W14] has 20, 15, 10, 5 or 3 lives', () => {
    expect(LEVELS.map(level => startTestGame({ level }).state.lives)).toEqual([20, 15, 10, 5, 3])
    expect(Object.keys(LIVES)).toEqual([...LEVELS])
  })

  test('[W5] begins with every letter hidden, and shows only the part of the area that has letters', () => {
    const { grid, words, letters } = startTestGame().view
    expect(grid[1]).toBe('.#####.......')
    expect(grid.join('')).toMatch(/^[.#]+$/)
    expect(grid.every(row => row.length === 13)).toBe(true)
    expect(grid).toHaveLength(12)
    expect(words.every(({ word, how }) => word === null && how === null)).toBe(true)
    expect([...letters].sort().join('')).toBe('aelnpt')
    expect(letters).not.toBe('planet')
  })
})

describe('a guess', () => {
  test('[W1] that is neither hidden nor a word costs a life', () => {
    const game = startTestGame().after('tle')
    expect(game.view).toMatchObject({ lives: 19, points: 0, wrong: ['tle'] })
    expect(game.view.latest).toEqual({ guess: 'tle', result: 'wrong', cells: [] })
    expect(game.events).toEqual([{ kind: 'wrong', word: 'tle', lives: 19 }])
  })

  test('[W2] that could not be right is refused, with its reason, and costs nothing', () => {
    const game = startTestGame().after('plant', 'tle', 'nap')
    const refusals = ['', 'at', 'planets', 'pizza', 'apple', 'plant', 'tle', 'nap'].map(game.refusal)
    expect(refusals).toEqual([
      'empty',
      'too-short',
      'too-long',
      'letters',
      'letters',
      'found-before',
      'repeated',
      'repeated',
    ])
  })

  test('[W2] of a word that was completed by other words is refused', () => {
    const game = startTestGame().after(...AROUND_LEAPT)
    expect(game.refusal('leapt')).toBe('revealed-before')
  })

  test('[W2] that could not be right costs a life if judging is strict', () => {
    const slips = ['', 'at', 'planets', 'pizza', 'plant', 'tle']
    let game = startTestGame({ judging: 'strict' }).after('plant', 'tle')
    for (const slip of slips) {
      const before = game.state.lives
      game = game.after(slip)
      expect([slip, before - game.state.lives]).toEqual([slip, 1])
    }
    expect(game.events).toEqual([{ kind: 'charged', word: 'tle', why: 'repeated', lives: 13 }])
  })

  test('[W3] of a real word that is not hidden is a bonus word, and costs a life only if judging is strict', () => {
    const kind = startTestGame().after('nap', 'tepal')
    expect(kind.view).toMatchObject({ lives: 20, points: 0, bonus: ['nap', 'tepal'] })
    const strict = startTestGame({ judging: 'strict' }).after('nap')
    expect(strict.view).toMatchObject({ lives: 19, bonus: ['nap'] })
    expect(strict.events).toEqual([{ kind: 'charged', word: 'nap', why: 'bonus', lives: 19 }])
  })

  test('[W10] may use a letter as often as the main word has it', () => {
    expect(startTestGame().refusal('tatt')).toBe('letters')
    expect(startTestGame().refusal('lent')).toBeUndefined()
  })

  test('[W11] gives a point for each letter that was hidden', () => {
    const first = startTestGame().after('plate')
    expect(first.view.points).toBe(5)
    expect(first.view.grid[1]).toBe('.Plate.......')
    const second = first.after('planet')
    expect(second.view.points).toBe(10)
    expect(second.view.latest?.cells).toHaveLength(5)
  })

  test('[W11] that completes another word finds that word too, without points', () => {
    const game = startTestGame().after(...AROUND_LEAPT)
    expect(game.events[0]).toMatchObject({ kind: 'found', word: 'peat', revealed: ['leapt'] })
    expect(game.state.found.at(-1)).toEqual({ word: 'leapt', how: 'revealed' })
    expect(game.view.points).toBe(4 + 6 + 4 + 2 + 4)
    expect(game.view.words.find(({ word }) => word === 'leapt')?.how).toBe('revealed')
  })
})

describe('the end', () => {
  test('[W12] is won when every letter is uncovered', () => {
    const game = wonGame()
    expect(game.view.over).toBe('won')
    expect(game.view.grid).toEqual(game.view.solution)
    expect(game.view.points).toBe(begunCells())
    expect(game.events.at(-1)).toMatchObject({ kind: 'won', lives: 20 })
    expect(rules.outcome(game.state)).toEqual({
      winners: [0],
      scores: [begunCells()],
      reason: 'won',
    })
  })

  test('[W12] is lost with the last life, and the missed words are shown', () => {
    const game = startTestGame({ level: 'elder' }).after('plate', 'tle', 'npa', 'ntl')
    expect(game.view.over).toBe('lost')
    expect(game.events.at(-1)).toEqual({ kind: 'lost', missed: WORDS.filter(word => word !== 'plate') })
    expect(game.view.words.filter(({ how }) => how === 'missed')).toHaveLength(20)
    expect(game.view.solution?.join('')).not.toContain(HIDDEN)
    expect(rules.outcome(game.state)).toMatchObject({ winners: [], reason: 'lost' })
  })

  test('[W12] refuses further guesses', () => {
    const { params, deal } = dealt(testPuzzles.planet)
    const left = act(openTable(rules, params, 'plum', 0, deal), { do: 'move', seat: 0, text: 'e' }, 0)
    expect(left.ok && act(left.value, { do: 'move', seat: 0, text: 'nap' }, 0)).toMatchObject({
      rejection: { code: 'game-over' },
    })
  })

  test('[W12] by leaving is neither won nor lost', () => {
    const game = startTestGame().after('e')
    expect(game.view).toMatchObject({ over: 'left', lives: 20 })
    expect(rules.outcome(game.state)).toMatchObject({ winners: [], reason: 'left' })
  })

  test('[W16] lists the bonus words that were missed, except those that are never listed', () => {
    const read = readPuzzle(testPuzzles.planet.puzzle, AREAS.compact)
    const bonus = read.ok ? read.value.bonus! : undefined
    const { bonusMissed } = startTestGame().after('nap', 'e').view
    expect(bonusMissed).toEqual(bonus?.listed.filter(word => word !== 'nap'))
    expect(bonusMissed.filter(word => bonus?.quiet.includes(word))).toEqual([])
    expect(startTestGame().view.bonusMissed).toEqual([])
  })
})

test('[W16] a real word that is unfit for praise is neither a bonus word nor wrong', () => {
  const [letters, main, words, listed, quiet] = testPuzzles.planet.puzzle.split('.')
  const [unfit, ...others] = quiet!.split('_')
  const puzzle = [letters, main, words, listed, others.join('_'), unfit].join('.')
  const word = [...unfit!].map(place => letters![Number(place) - 1]).join('')
  const kind = startTestGame({ puzzle })
  expect(kind.refusal(word)).toBe('not-hidden')
  expect(startTestGame().refusal(word)).toBeUndefined()
  const strict = startTestGame({ puzzle, judging: 'strict' }).after(word)
  expect(strict.view).toMatchObject({ lives: 19, bonus: [] })
  expect(strict.after('e').view.bonusMissed).not.toContain(word)
})

test('a record replays to the same game without a dictionary', () => {
  const { params, deal } = dealt(testPuzzles.wander)
  let table = openTable(rules, params, 'plum', 0, deal)
  for (const text of ['wander', 's', 'nap', 'rawed', '?', 'dawn']) {
    const next = act(table, { do: 'move', seat: 0, text }, 0)
    if (next.ok) table = next.value
  }
  expect(table.turns.length).toBeGreaterThan(3)
  const again = restore(rules, JSON.parse(JSON.stringify(table.record)))
  expect(again.ok && stateOf(again.value)).toEqual(stateOf(table))
})

test('a game without a puzzle cannot begin', () => {
  expect(() => rules.begin(paramsWith({}), null, randomFor('', 0))).toThrow('generated')
})

function wonGame() {
  let game = startTestGame()
  for (const word of WORDS) if (!game.view.over && game.refusal(word) === undefined) game = game.after(word)
  return game
}

function hiddenCells(grid: readonly string[]): number {
  return grid.join('').split(HIDDEN).length - 1
}

function begunCells(): number {
  return hiddenCells(startTestGame().view.grid)
}
