import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PlayedMove } from '#kernel/engine.ts'
import { FastRng } from '#kernel/fast-rng.ts'
import { randomFor } from '#kernel/random.ts'
import type { Grid, GuessGoTypes, Params, State } from '../../rules/types.ts'
import { view } from '../../rules/view.ts'
import { bruteForceEnding } from '../../testing/brute-force.ts'
import { openTestTable, stateAt } from '../../testing/test-table.ts'
import { noteLines, noteSentence } from '../../text/en-review.ts'
import { knowledgeOf } from '../bots/knowledge.ts'
import { type FillingStyle, fillInStyle } from '../simulation/filling-styles.ts'
import { simulateHitwords } from './hitword-odds.ts'
import { createReviewer } from './review.ts'

const review = createReviewer(() => {})

function stateOf(chosen: Partial<Params>, seed: string, style: FillingStyle = 'random'): State {
  const { terms, ...opened } = stateAt(openTestTable({ ownWords: '', ...chosen }, seed))
  const random = randomFor(seed, 7, style)
  const grids = [0, 1].map(() => fillInStyle(style, terms, random))
  return { ...opened, terms, grids, phase: 'calling', starter: 0, ready: [true, true] }
}

/** The state in which the first seat has called these words and the other seat others. */
function afterCalls(state: State, words: readonly string[]): State {
  const calls = words.map(word => ({ word, hit: state.grids[1]!.includes(word) }))
  return { ...state, calls: [calls, []] }
}

const callOf = (state: State, word: string): PlayedMove<GuessGoTypes> => ({
  state,
  seat: 0,
  move: { kind: 'call', word },
})

function detailsOf(state: State, word: string) {
  const [note] = review([callOf(state, word)])
  return note!.details as unknown as {
    hit: number
    line: number
    fire: number
    alike: { hit: number; line: number; fire: number }
    better: readonly { word: string; hit: number }[]
    isHit: boolean
  }
}

describe('the review of a call', () => {
  test('[G15] depends on nothing that was hidden from the caller', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000 }), fc.integer({ min: 1, max: 12 }), (seed, calls) => {
        const state = stateOf({ size: 4, pool: 30 }, `${seed}`)
        const random = randomFor(`${seed}`, 1, 'calls')
        const words = random.shuffled(state.terms.pool)
        const played = afterCalls(state, words.slice(0, calls))
        const word = words[calls]!
        // Another grid with the same hits and misses, elsewhere and with other words besides.
        const hits = state.grids[1]!.filter(one => words.slice(0, calls).includes(one!))
        const open = random.shuffled(words.slice(calls))
        const other = random.shuffled([...hits, ...open.slice(0, 16 - hits.length)])
        const { isHit: _, ...told } = detailsOf(played, word)
        const { isHit: __, ...toldOfOther } = detailsOf({ ...played, grids: [state.grids[0]!, other] }, word)
        expect(toldOfOther).toEqual(told)
      }),
      { numRuns: 40 },
    )
  })

  test('counts all grids that fit: of 14 open words 8 are on a grid of nine with one hit', () => {
    const state = stateOf({ size: 3, pool: 16 }, 'plum')
    const hit = state.grids[1]![0]!
    const miss = state.terms.pool.find(word => !state.grids[1]!.includes(word))!
    const word = state.terms.pool.find(one => one !== hit && one !== miss)!
    expect(detailsOf(afterCalls(state, [hit, miss]), word).alike).toEqual({ hit: 8 / 14, line: 0, fire: 0 })
  })

  test('where places are shown, only the cells that complete a line count', () => {
    const state = stateOf({ size: 3, pool: 16, showHits: true }, 'pear')
    const [first, second] = state.grids[1] as readonly string[]
    const word = state.terms.pool.find(one => one !== first && one !== second)!
    // One of seven open cells completes row 1.
    const { hit, line } = detailsOf(afterCalls(state, [first!, second!]), word).alike
    expect(line).toBeCloseTo(hit / 7, 10)
  })

  test('on random grids as many words are hit as the chances say', () => {
    let expected = 0
    let hits = 0
    for (let game = 0; game < 40; game++) {
      const state = stateOf({ size: 5, pool: 60 }, `game ${game}`)
      const words = randomFor(`game ${game}`, 2, 'order').shuffled(state.terms.pool)
      for (const calls of [0, 8, 16, 24]) {
        const { hit, isHit } = detailsOf(afterCalls(state, words.slice(0, calls)), words[calls]!)
        expected += hit
        hits += Number(isHit)
      }
    }
    // 160 calls with a chance of about 0.4 each: a standard deviation of 6.
    expect(Math.abs(hits - expected)).toBeLessThan(20)
  })

  test('a grid in the order of the list is recognised, and better words are named', () => {
    const state = stateOf({ size: 5, pool: 100 }, 'quince', 'list')
    const { pool } = state.terms
    const played = afterCalls(
      state,
      [0, 3, 7, 12, 60, 80].map(index => pool[index]!),
    )
    const near = detailsOf(played, pool[8]!)
    const far = detailsOf(played, pool[90]!)
    expect(near.hit).toBeGreaterThan(0.8)
    expect(far.hit).toBeLessThan(0.15)
    expect(near.alike.hit).toBeCloseTo(far.alike.hit, 10)
    expect(far.better.every(({ word }) => state.grids[1]!.includes(word))).toBe(true)
    const [good, poor] = [pool[8]!, pool[90]!].map(word => review([callOf(played, word)])[0]!.verdict)
    expect([good, poor]).toEqual(['best', 'poor'])
  })

  test('moves before the calls are not judged, and the luck of each player is summed up', () => {
    const state = stateOf({ size: 3, pool: 16 }, 'fig')
    const notes = review([
      { state: { ...state, phase: 'tossing' }, seat: 0, move: { kind: 'leave' } },
      callOf(state, state.grids[1]![4]!),
    ])
    expect(notes.map(noteSentence)).toEqual([
      '',
      '67% chance of a hit and 0% of completing a line.',
      '1 hit in 1 call; about 0.7 could be expected.',
    ])
    expect(noteLines(notes[1]!).at(-1)).toBe(
      'If all grids that fit were equally likely (exact count): 56% hit, 0% line.',
    )
  })
})

describe('the odds with hitwords', () => {
  /** Three hitwords and twelve other words for nine cells; the first hitword and two other words were hit. */
  function smallState(rule: 'literal' | 'armed', adjacent: 4 | 8): State {
    const state = stateOf({ size: 3, pool: 16 }, 'sloe')
    const pool = state.terms.pool.slice(0, 15)
    const hitwordsOf = pool.slice(0, 3)
    const grid: Grid = [...hitwordsOf.slice(0, 2), ...pool.slice(3, 10)]
    const terms = { ...state.terms, pool, hitwordsOf, hitwords: rule, adjacent }
    const calls = [pool[3]!, pool[0]!, pool[4]!].map(word => ({ word, hit: true }))
    return { ...state, terms, grids: [grid, grid], calls: [calls, []] }
  }

  test.each([
    ['literal', 4],
    ['literal', 8],
    ['armed', 4],
  ] as const)('agree with trying every grid that fits (%s, %i)', (rule, adjacent) => {
    const state = smallState(rule, adjacent)
    const { pool, hitwordsOf } = state.terms
    const hits = state.calls[0]!.map(({ word }) => word)
    const known = knowledgeOf(view(state, 0))
    const numbers = hits.map(word => pool.indexOf(word))
    const odds = simulateHitwords(known, numbers, new FastRng(randomFor('odds', 0, 'test')))
    const exact = enumerate({ rule, adjacent, pool, hitwords: hitwordsOf, hits })
    expect(odds.ordinary.hit).toBeCloseTo(exact.ordinary.hit, 1)
    expect(odds.ordinary.fire).toBeCloseTo(exact.ordinary.fire, 1)
    expect(odds.ordinary.line).toBeCloseTo(exact.ordinary.line, 1)
    expect(odds.hitword.hit).toBeCloseTo(exact.hitword.hit, 1)
    expect(odds.hitword.fire).toBeCloseTo(exact.hitword.fire, 1)
  })

  interface Small {
    readonly rule: 'literal' | 'armed'
    readonly adjacent: 4 | 8
    readonly pool: readonly string[]
    readonly hitwords: readonly string[]
    readonly hits: readonly string[]
  }

  /** Tries every place for the hits, every set of hidden hitwords and every place for the word that is called. */
  function enumerate({ rule, adjacent, pool, hitwords, hits }: Small) {
    const sum = { weight: 0, ordinary: [0, 0, 0], hitword: [0, 0, 0] }
    const open = hitwords.filter(word => !hits.includes(word))
    const openOthers = pool.length - hitwords.length - (hits.length - 1)
    const end = (grid: Grid, called: readonly string[]) =>
      bruteForceEnding({ size: 3, grid, hits: called, hitwords, rule, adjacent })
    for (const hidden of [[], [open[0]!], [open[1]!], open]) {
      const others = 9 - hits.length - hidden.length
      // The other words are alike, so choosing and arranging them only multiplies the number of grids.
      const ways = choose(openOthers, others) * factorial(others)
      for (const grid of placements([...hits, ...hidden])) {
        const isOver = hits.some((_, index) => end(grid, hits.slice(0, index + 1)) !== undefined)
        if (isOver) continue
        sum.weight += ways
        const free = grid.flatMap((word, place) => (word === null ? [place] : []))
        add(
          sum.ordinary,
          ways * (others / openOthers),
          free.map(place => end(grid.with(place, 'x'), [...hits, 'x'])),
        )
        add(
          sum.hitword,
          ways * (hidden.length / open.length),
          hidden.map(word => end(grid, [...hits, word])),
        )
      }
    }
    const odds = ([hit, line, fire]: readonly number[]) => ({
      hit: hit! / sum.weight,
      line: line! / sum.weight,
      fire: fire! / sum.weight,
    })
    return { ordinary: odds(sum.ordinary), hitword: odds(sum.hitword) }
  }

  function add(sum: number[], weight: number, endings: readonly (string | undefined)[]): void {
    if (endings.length === 0) return
    sum[0]! += weight
    sum[1]! += (weight * endings.filter(one => one === 'line').length) / endings.length
    sum[2]! += (weight * endings.filter(one => one === 'hitword').length) / endings.length
  }

  function placements(words: readonly string[], grid: Grid = Array<null>(9).fill(null)): Grid[] {
    const [word, ...rest] = words
    if (word === undefined) return [grid]
    return grid.flatMap((taken, place) => (taken === null ? placements(rest, grid.with(place, word)) : []))
  }

  function factorial(number: number): number {
    return number < 2 ? 1 : number * factorial(number - 1)
  }

  function choose(of: number, count: number): number {
    return count === 0 ? 1 : (choose(of - 1, count - 1) * of) / count
  }
})
