import { describe, expect, test } from 'vitest'
import { randomFor } from '#kernel/random.ts'
import { ASCII } from '#terminal/kit/glyphs.ts'
import { plainText, widthOf } from '#terminal/kit/spans.ts'
import type { Setup, State, View } from '../rules/types.ts'
import { filledWith, game, moved, NINE, opened, state } from '../testing/table.ts'
import { face } from './face.ts'

/** What an 80 by 24 window leaves for the board. */
const ROOM = { columns: 78, rows: 16 }

function drawn(view: View, aids: readonly string[] = [], room = ROOM, row = 0) {
  const scene = {
    view,
    people: [],
    cursor: { row, column: 0 },
    pointed: undefined,
    aids: new Set(aids),
    room,
    glyphs: ASCII,
  }
  const block = face.draw(scene)
  expect(widthOf(block)).toBeLessThanOrEqual(room.columns)
  expect(block.length).toBeLessThanOrEqual(room.rows)
  return block.map(plainText)
}

const large = (chosen: Partial<Setup> = {}) =>
  moved(opened({ size: 15, ownWords: '', ...chosen }), [0, 'fill'])

describe('the face in the terminal', () => {
  test('[G7] draws 15 by 15 in 80 columns: four signs a word, hitwords with a star', () => {
    const view = game.view(state(large()), 0)
    const lines = drawn(view)
    expect(lines).toHaveLength(16)
    const word = view.grids[0]!.find(one => one !== null && !view.terms.hitwordsOf.includes(one))!
    expect(lines.join('\n')).toContain(word.slice(0, 3))
    expect(lines.join('').match(/\*/g)).toHaveLength(3)
  })

  test('a small grid has whole words, the word at the cursor below, and the words left', () => {
    const table = filledWith(opened(), NINE, NINE)
    const lines = drawn(game.view(state(moved(table, [0, 'cat'], [1, 'ant'])), 0))
    expect(lines[1]).toMatch(/^ 1 \[ant +\]/)
    expect(lines).toContain('a1: ant, crossed out')
    expect(lines).toContain('8 words left')
    expect(lines.at(-1)).toBe('ant  bee  dog  elk  fox  gnu  hen  ibis')
  })

  test('every word of a pool of 500 is found by paging', () => {
    const view = game.view(state(opened({ size: 15, ownWords: '', pool: 500 })), 0)
    const seen = new Set<string>()
    for (let row = 0; row < 15; row++)
      for (const line of drawn(view, ['pool'], ROOM, row).slice(1))
        for (const word of line.split('  ')) seen.add(word)
    expect([...seen].map(word => word.replace('*', '')).sort()).toEqual([...view.terms.pool].sort())
  })

  test('of the other’s grid it draws only what is shown', () => {
    const table = filledWith(opened({ showHits: true }), NINE, NINE)
    const lines = drawn(game.view(state(moved(table, [0, 'cat'])), 0), ['theirs']).slice(0, 4)
    expect(lines.join('\n')).toContain('cat')
    expect(lines.join('\n')).not.toMatch(/ant|bee|dog/)
  })

  test('Enter alone makes a move that is accepted, from the empty grid to the end', () => {
    for (const chosen of [{ starter: 'called' }, { size: 11, ownWords: '', pool: 130 }] as const) {
      let now: State = state(opened(chosen))
      for (let ply = 1; !now.ended; ply++) {
        const seat = game.toAct(now)[0]!
        const view = game.view(now, seat)
        const empty = view.phase === 'filling' ? now.grids[seat]!.indexOf(null) : 0
        const cursor = {
          row: Math.floor(Math.max(0, empty) / now.terms.size),
          column: Math.max(0, empty) % now.terms.size,
        }
        const read = game.notation.read(face.move!(view, cursor))
        if (!read.ok) throw new Error(face.move!(view, cursor))
        const step = game.play(now, seat, read.value, randomFor('s', ply))
        if (!step.ok) throw new Error(`${face.move!(view, cursor)}: ${step.rejection.code}`)
        now = step.value.state
      }
    }
  })

  test('others look away while grids are secret', () => {
    const table = opened()
    expect(face.secret?.(game.view(state(table), 0))).toBe(true)
    expect(face.asksFor?.({ size: 5 } as Setup, 'hitwords')).toBe(false)
    expect(face.asksFor?.({ size: 11 } as Setup, 'hitwords')).toBe(true)
    expect(face.asksFor?.({ size: 11 } as Setup, 'habits')).toBe(false)
  })
})
