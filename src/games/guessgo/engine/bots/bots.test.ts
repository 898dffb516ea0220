import { describe, expect, test } from 'vitest'
import { randomFor } from '#kernel/random.ts'
import { adjacentIndexes, cellAtIndex } from '../../rules/grid.ts'
import { rules } from '../../rules/rules.ts'
import type { State, View } from '../../rules/types.ts'
import { openTestTable, stateAt } from '../../testing/test-table.ts'
import { createBots } from './bots.ts'

const bots = createBots()
const large = stateAt(openTestTable({ size: 11, pool: 121, ownWords: '' }))

/** The view of seat 0 in the calling phase, after these words were called and hit or missed. */
function calling(from: State, calls: readonly { word: string; hit: boolean }[]): View {
  return rules.view({ ...from, phase: 'calling', starter: 0, ready: [true, true], calls: [calls, []] }, 0)
}

function called(level: string, view: View, seed = 's'): string {
  const move = bots[level]!.choose(view, randomFor(seed, 1, 'bot'))
  if (move.kind !== 'call') throw new Error(`${move.kind} is not a call`)
  return move.word
}

describe('the computer', () => {
  test('[G8] places three hitwords on every level', () => {
    for (const bot of Object.values(bots)) {
      let now = large
      for (let ply = 1; !now.ready[0]; ply++) {
        const step = rules.play(
          now,
          0,
          bot.choose(rules.view(now, 0), randomFor('s', ply, 'bot')),
          randomFor('s', ply),
        )
        if (!step.ok) throw new Error(step.rejection.code)
        now = step.value.state
      }
      expect(now.terms.hitwordsOf.filter(word => now.grids[0]!.includes(word))).toHaveLength(3)
      expect(now.grids[0]).not.toContain(null)
    }
  })

  test('above the first level it places them off the edge, apart or two of them side by side', () => {
    const cellsBeside = new Map<number, number>()
    for (let seed = 0; seed < 60; seed++) {
      let now = large
      for (let ply = 1; !now.ready[0]; ply++) {
        const move = bots.careful!.choose(rules.view(now, 0), randomFor(String(seed), ply, 'bot'))
        const step = rules.play(now, 0, move, randomFor(String(seed), ply))
        if (step.ok) now = step.value.state
      }
      const own = now.grids[0]!
      const places = now.terms.hitwordsOf.filter(word => own.includes(word)).map(word => own.indexOf(word))
      const beside = new Set(places.flatMap(place => adjacentIndexes(place, now.terms)))
      const words = [...beside].filter(place => !places.includes(place)).length
      cellsBeside.set(words, (cellsBeside.get(words) ?? 0) + 1)
    }
    expect([...cellsBeside.keys()].sort()).toEqual([10, 12])
    // With 121 other words, 45 % are pairs.
    expect(cellsBeside.get(10)).toBeGreaterThan(15)
    expect(cellsBeside.get(10)).toBeLessThan(40)
  })

  test('above the first level it places armed hitwords in rows and columns of their own', () => {
    const armed = stateAt(openTestTable({ size: 11, pool: 124, ownWords: '', hitwords: 'armed' }))
    for (let seed = 0; seed < 20; seed++) {
      let now = armed
      for (let ply = 1; !now.ready[0]; ply++) {
        const move = bots.careful!.choose(rules.view(now, 0), randomFor(String(seed), ply, 'bot'))
        const step = rules.play(now, 0, move, randomFor(String(seed), ply))
        if (step.ok) now = step.value.state
      }
      const own = now.grids[0]!
      const cells = now.terms.hitwordsOf
        .filter(word => own.includes(word))
        .map(word => cellAtIndex(own.indexOf(word), 11))
      expect(new Set(cells.map(({ row }) => row)).size).toBe(3)
      expect(new Set(cells.map(({ column }) => column)).size).toBe(3)
    }
  })

  test.each(['careful', 'observer', 'mindreader'])(
    '%s rarely begins with a literal hitword, and calls armed ones last',
    level => {
      const { hitwordsOf, pool } = large.terms
      const first = Array.from({ length: 60 }, (_, seed) => called(level, calling(large, []), String(seed)))
      const risky = first.filter(word => hitwordsOf.includes(word)).length
      expect(risky).toBeGreaterThan(1)
      expect(risky).toBeLessThan(20)
      const armed = stateAt(openTestTable({ size: 11, pool: 121, ownWords: '', hitwords: 'armed' }))
      for (let seed = 0; seed < 20; seed++)
        expect(hitwordsOf).not.toContain(called(level, calling(armed, []), String(seed)))
      const plain = pool.filter(word => !hitwordsOf.includes(word)).map(word => ({ word, hit: false }))
      expect(hitwordsOf).toContain(called(level, calling(armed, plain)))
    },
  )

  test.each(['careful', 'observer', 'mindreader'])(
    '%s stays away from hitwords after a miss, and calls the others after one that stands alone',
    level => {
      const [one, two] = large.terms.hitwordsOf
      for (let seed = 0; seed < 30; seed++) {
        const next = (hit: boolean) => called(level, calling(large, [{ word: one!, hit }]), String(seed))
        expect(large.terms.hitwordsOf).not.toContain(next(false))
        expect(large.terms.hitwordsOf).toContain(next(true))
      }
      const both = [one!, two!].map(word => ({ word, hit: true }))
      expect(large.terms.hitwordsOf).toContain(called(level, calling(large, both)))
    },
  )

  test.each(['observer', 'mindreader'])('%s continues beside a run of hits, not beside misses', level => {
    const fresh = stateAt(openTestTable({ size: 5, pool: 100, ownWords: '' }))
    const word = (number: number) => fresh.terms.pool[number]!
    const hits = [40, 41, 42].map(number => ({ word: word(number), hit: true }))
    const misses = [10, 20, 30, 60, 70, 80, 90].map(number => ({ word: word(number), hit: false }))
    expect([word(38), word(39), word(43), word(44)]).toContain(
      called(level, calling(fresh, [...misses, ...hits])),
    )
  })

  test('the mind reader completes a row whose places are shown', () => {
    const shown = stateAt(openTestTable({ size: 5, pool: 100, ownWords: '', showHits: true }))
    const { pool } = shown.terms
    const grid = pool.slice(50, 75)
    const calls = [52, 53, 57, 60, 62, 63, 64].map(number => ({ word: pool[number]!, hit: true }))
    const view = calling({ ...shown, grids: [grid, grid] }, calls)
    expect(called('mindreader', view)).toBe(pool[61])
  })

  test('the mind reader uses the habits of earlier grids', () => {
    const words = 'a b c d e f g h i'.split(' ').map((letter, at) => letter.repeat(((at * 4) % 9) + 1))
    const chosen = { size: 3, ownWords: words.join(' ').replaceAll(' ', ','), pool: 9 }
    const byLength = [...words].sort((one, other) => one.length - other.length)
    const first = (habits: string) => {
      const fresh = stateAt(openTestTable(chosen, 'a seed', { habits }))
      const calls: { word: string; hit: boolean }[] = []
      for (let call = 0; call < 3; call++)
        calls.push({ word: called('mindreader', calling(fresh, calls)), hit: true })
      return calls.map(({ word }) => word).sort()
    }
    const lines = (order: readonly string[]) =>
      [0, 3, 6].map(at =>
        order
          .slice(at, at + 3)
          .sort()
          .join(),
      )
    expect(lines(words)).toContain(first('').join())
    expect(lines(byLength)).toContain(first('alphabet 0 length 9 random 0').join())
  })

  test('[G15] it knows nothing about the opponent’s grid but hits and misses', () => {
    for (const level of Object.keys(bots))
      for (let seed = 0; seed < 5; seed++) {
        const grid = (purpose: string) =>
          randomFor(String(seed), 0, purpose).shuffled(large.terms.pool).slice(0, 121)
        const one = calling({ ...large, grids: [large.grids[0]!, grid('one')] }, [])
        const other = calling({ ...large, grids: [large.grids[0]!, grid('other')] }, [])
        expect(called(level, one)).toBe(called(level, other))
      }
  })
})
