import { describe, expect, test } from 'vitest'
import { viewFor } from '#table/table.ts'
import { fillGrids, NINE, openTestTable, playMoves, refusal, stateAt } from '../testing/test-table.ts'
import { rules } from './rules.ts'

const bothReady = (seed = 'a seed') => fillGrids(openTestTable({ starter: 'called' }, seed), NINE, NINE)

describe('the toss', () => {
  test('[G13] the first player calls a side; the player who called it right begins, and everyone sees the coin', () => {
    const starters = new Set<string>()
    for (let seed = 0; seed < 40; seed++) {
      const table = playMoves(bothReady(String(seed)), [0, 'heads'])
      const { toss, starter } = viewFor(table, 'spectator')
      expect(toss?.called).toEqual({ seat: 0, side: 'heads' })
      expect(starter).toBe(toss?.coin === 'heads' ? 0 : 1)
      expect(rules.toAct(stateAt(table))).toEqual([starter])
      starters.add(`${starter}`)
    }
    expect(starters.size).toBe(2)
  })

  test('[G13] the call can be left to the second player, who cannot pass it back', () => {
    const left = playMoves(bothReady(), [0, 'leave'])
    expect(rules.toAct(stateAt(left))).toEqual([1])
    expect(refusal(left, 1, 'leave')).toMatchObject({ code: 'call-the-coin' })
    const { toss, starter } = stateAt(playMoves(left, [1, 'tails']))
    expect(toss?.called).toEqual({ seat: 1, side: 'tails' })
    expect(starter).toBe(toss?.coin === 'tails' ? 1 : 0)
  })

  test('[G13] the coin falls on either side equally often, whatever was called', () => {
    let heads = 0
    for (let seed = 0; seed < 400; seed++) {
      const side = seed % 3 === 0 ? 'heads' : 'tails'
      if (stateAt(playMoves(bothReady(String(seed)), [0, side])).toss?.coin === 'heads') heads++
    }
    // 400 fair tosses deviate by more than 4.4 standard deviations (44) about once in 100,000.
    expect(Math.abs(heads - 200)).toBeLessThan(44)
  })

  test('no word can be called before it', () => {
    expect(refusal(bothReady(), 0, 'cat')).toMatchObject({ code: 'toss-first' })
    expect(refusal(bothReady(), 1, 'heads')).toMatchObject({ code: 'not-your-turn' })
  })

  test('without a call the coin decides by itself, unless the params name the starter', () => {
    expect(stateAt(fillGrids(openTestTable({ starter: 'tossed' }), NINE, NINE)).toss).toMatchObject({
      called: null,
    })
    expect(stateAt(fillGrids(openTestTable({ starter: 'second' }), NINE, NINE))).toMatchObject({
      toss: null,
      starter: 1,
    })
  })
})
