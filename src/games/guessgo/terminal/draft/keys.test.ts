import { describe, expect, it } from 'vitest'
import { keyPlayerAt } from '../../testing/key-player.ts'
import { fillGrids, NINE, openTestTable, playMoves } from '../../testing/test-table.ts'
import { completeWord } from './completion.ts'

const LIST = 'cab\ncabin\ncane\nclam\nscab\nice cream\nhorn\nowl\nelk'
const filling = () => keyPlayerAt(openTestTable({ ownWords: LIST }))
const calling = () => keyPlayerAt(fillGrids(openTestTable(), NINE, NINE))
const grid = (desk: ReturnType<typeof keyPlayerAt>) => desk.view.grids[0]!

describe('[G14] filling by keys', () => {
  it('a word that is typed out goes to the cursor, which moves on to the next empty cell', () => {
    const desk = filling()
    desk.press('OWL', 'enter')
    expect(grid(desk)[0]).toBe('owl')
    expect(desk.cursor).toEqual({ row: 0, column: 1 })
    expect(desk.draft.typed).toBe('')
  })

  it('the beginning of a word is enough; a word typed out is meant itself, though others begin so', () => {
    const desk = filling()
    desk.press('cl', 'enter', 'cab', 'enter')
    expect(grid(desk).slice(0, 2)).toEqual(['clam', 'cab'])
  })

  it('Tab goes on through all that fit, those that only have it in them last, and round; back the other way', () => {
    const desk = filling()
    desk.press('cab')
    const taken = (...keys: readonly string[]) => {
      desk.press(...keys)
      return completeWord(desk.view, desk.draft)
    }
    expect(taken()).toBe('cab')
    expect(['tab', 'tab', 'tab'].map(key => taken(key))).toEqual(['cabin', 'scab', 'cab'])
    expect(['shift+tab', 'shift+tab'].map(key => taken(key))).toEqual(['scab', 'cabin'])
  })

  it('what no word begins with is not taken for a word that has it in it', () => {
    const desk = filling()
    desk.press('am', 'enter')
    expect(desk.refusal).toMatchObject({ code: 'not-in-pool', details: { word: 'am' } })
    expect(grid(desk).every(word => word === null)).toBe(true)
    expect(desk.draft.typed).toBe('')
  })

  it('after a refusal the cursor stays, so that the next word goes to the same cell', () => {
    const desk = filling()
    desk.press('zzz', 'enter')
    expect(desk.refusal?.code).toBe('not-in-pool')
    expect(desk.cursor).toEqual({ row: 0, column: 0 })
    desk.press('owl', 'enter')
    desk.goTo({ row: 0, column: 0 })
    desk.press('owl', 'enter')
    expect(desk.refusal?.code).toBe('already-there')
    expect(desk.cursor).toEqual({ row: 0, column: 0 })
    expect(grid(desk)[0]).toBe('owl')
  })

  it('words of two are typed with their space', () => {
    const desk = filling()
    desk.press('ice cream', 'enter')
    expect(grid(desk)[0]).toBe('ice cream')
  })

  it('Enter takes a word up and swaps it with the next cell; Esc leaves it', () => {
    const desk = filling()
    desk.press('owl', 'enter', 'elk', 'enter')
    desk.goTo({ row: 0, column: 0 })
    desk.press('enter', 'escape')
    expect(desk.draft.lifted).toBeNull()
    desk.press('enter')
    desk.goTo({ row: 2, column: 2 })
    desk.press('enter')
    expect(grid(desk)[8]).toBe('owl')
    expect(grid(desk)[0]).toBeNull()
  })

  it('Backspace takes back letters, then the word at the cursor', () => {
    const desk = filling()
    desk.press('owl', 'enter')
    desk.goTo({ row: 0, column: 0 })
    desk.press('x', 'backspace')
    expect(grid(desk)[0]).toBe('owl')
    desk.press('backspace')
    expect(grid(desk)[0]).toBeNull()
    desk.press('backspace')
    expect(desk.refusal).toBeUndefined()
  })

  it('Enter with nothing typed on an empty cell says what to do', () => {
    const desk = filling()
    desk.press('enter')
    expect(desk.refusal?.code).toBe('nothing-typed')
  })

  it('signs and keys that are the shell’s are left to it; Esc too while there is nothing to clear', () => {
    const desk = filling()
    for (const key of ['&', ')', '~', '{', '?', ':', 'escape', 'space']) expect(desk.press(key)).toBe(false)
  })
})

describe('calling by keys', () => {
  it('[G5] a word is called in any case; once called it is no longer completed to, and refused if typed out', () => {
    const desk = calling()
    desk.press('CAT', 'enter')
    expect(desk.view.calls[0]).toEqual([{ word: 'cat', hit: true }])
    const next = keyPlayerAt(playMoves(desk.table, [1, 'ant']))
    next.press('ca')
    expect(completeWord(next.view, next.draft)).toBeUndefined()
    next.press('t', 'enter')
    expect(next.refusal?.code).toBe('called-already')
    expect(next.view.calls[0]).toHaveLength(1)
    next.press('dog', 'enter')
    expect(next.view.calls[0]).toHaveLength(2)
  })

  it('what is typed while the other is to call is kept, and refused if it comes too early', () => {
    const desk = calling()
    desk.press('cat', 'enter', 'dog')
    expect(desk.draft.typed).toBe('dog')
    desk.press('enter')
    expect(desk.refusal?.code).toBe('not-your-turn')
  })

  it('[G13] the coin is called by a letter or two, or left', () => {
    const toss = () => keyPlayerAt(fillGrids(openTestTable({ starter: 'called' }), NINE, NINE))
    const called = toss()
    called.press('ta', 'enter')
    expect(called.view.toss?.called).toEqual({ seat: 0, side: 'tails' })
    const left = toss()
    left.press('x', 'enter')
    expect(left.refusal?.code).toBe('toss-first')
    left.press('leave', 'enter')
    expect(left.view.toAct).toEqual([1])
    const other = keyPlayerAt(left.table, 1)
    other.press('le', 'enter')
    expect(other.refusal?.code).toBe('toss-first')
  })
})
