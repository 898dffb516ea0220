import { describe, expect, test } from 'vitest'
import { rules } from '../../rules/rules.ts'
import type { Params, State } from '../../rules/types.ts'
import { openTestTable, stateAt } from '../../testing/test-table.ts'
import { estimateDanger } from './hitword-model.ts'
import { knowledgeOf } from './knowledge.ts'

const opened = (chosen: Partial<Params> = {}) => stateAt(openTestTable({ size: 11, ownWords: '', ...chosen }))
const state = opened()
const [one, two, three] = state.terms.hitwordsOf as [string, string, string]
const others = state.terms.pool.filter(word => !state.terms.hitwordsOf.includes(word))

function dangerAfter(calls: readonly (readonly [word: string, hit: boolean])[], from: State = state) {
  const told = calls.map(([word, hit]) => ({ word, hit }))
  const calling = { ...from, phase: 'calling', starter: 0, ready: [true, true], calls: [told, []] } as const
  return estimateDanger(knowledgeOf(rules.view(calling, 0)))
}

describe('the danger of literal hitwords', () => {
  test('at first a hitword is more dangerous than another word: another may be beside it', () => {
    const { hitword, other } = dangerAfter([])
    expect(hitword).toBeGreaterThan(other)
    expect(other).toBeCloseTo(11.2 / 219, 2)
  })

  test('a missed hitword makes the others more dangerous', () => {
    expect(dangerAfter([[one, false]]).hitword).toBeGreaterThan(dangerAfter([]).hitword)
  })

  test('a hitword that was hit without losing stands alone, and the others are then less dangerous', () => {
    expect(dangerAfter([[one, true]]).hitword).toBeLessThan(dangerAfter([]).hitword / 2)
  })

  test('after two that stand alone hardly any danger is left, and after three none', () => {
    expect(
      dangerAfter([
        [one, true],
        [two, true],
      ]).hitword,
    ).toBe(0)
    expect(
      dangerAfter([
        [one, true],
        [two, true],
        [three, true],
      ]).hitword,
    ).toBe(0)
  })

  test('every other hit that fires nothing makes few cells beside hitwords likelier', () => {
    const hits = others.slice(0, 40).map((word): [string, boolean] => [word, true])
    const misses = others.slice(0, 40).map((word): [string, boolean] => [word, false])
    expect(dangerAfter(hits).other).toBeLessThan(dangerAfter(misses).other)
  })

  test('with eight neighbours other words are twice as dangerous', () => {
    const eight = dangerAfter([], opened({ adjacent: '8' }))
    expect(eight.other).toBeGreaterThan(1.8 * dangerAfter([]).other)
  })
})
