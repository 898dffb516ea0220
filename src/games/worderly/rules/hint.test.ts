import { describe, expect, test } from 'vitest'
import { startTestGame } from '../testing/test-game.ts'
import { HIDDEN } from './layout.ts'

const hidden = (grid: readonly string[]) => grid.join('').split(HIDDEN).length - 1

describe('[W17] a hint', () => {
  test('uncovers one letter for a life and no point', () => {
    const before = startTestGame()
    const game = before.after('?')
    expect(game.view).toMatchObject({ lives: 19, points: 0 })
    expect(hidden(before.view.grid) - hidden(game.view.grid)).toBe(1)
    expect(game.events[0]).toMatchObject({ kind: 'hinted', lives: 19, revealed: [] })
  })

  test('chooses a letter that several hidden words share', () => {
    const [event] = startTestGame().after('?').events
    const { row, column } = event?.kind === 'hinted' ? event.cell : { row: -1, column: -1 }
    const { words } = startTestGame().view
    const through = words.filter(({ cell, direction, length }) =>
      Array.from({ length }, (_, place) => {
        const step = { across: [0, 1], down: [1, 0], diagonal: [2, 2] }[direction]
        return [cell.row + place * step[0]!, cell.column + place * step[1]!]
      }).some(([r, c]) => r === row && c === column),
    )
    expect(through.length).toBeGreaterThan(1)
  })

  test('uncovers the letter of the named cell, as a capital in the main word', () => {
    const game = startTestGame().after('? b2', '? C2')
    expect(game.view.grid[1]).toBe('.Pl###.......')
    expect(game.refusal('? b2')).toBe('letter-open')
    expect(game.refusal('? a1')).toBe('no-letter-there')
    expect(game.refusal('? z99')).toBe('no-letter-there')
  })

  test('that completes a word finds it without points', () => {
    const game = startTestGame().after('? c2', '? c3', '? c4')
    expect(game.state.found).toEqual([{ word: 'lap', how: 'revealed' }])
    expect(game.events[0]).toMatchObject({ revealed: ['lap'] })
    expect(game.refusal('lap')).toBe('revealed-before')
  })

  test('is refused with one life left', () => {
    const game = startTestGame({ level: 'elder' }).after('?', '?')
    expect(game.view).toMatchObject({ lives: 1, canHint: false, over: null })
    expect(game.refusal('?')).toBe('last-life')
  })

  test('that uncovers the last hidden letter wins', () => {
    let game = startTestGame()
    for (const { word } of game.state.layout.words.slice(0, -1))
      if (game.refusal(word) === undefined && !game.view.over) game = game.after(word)
    while (!game.view.over && hidden(game.view.grid) > 0) game = game.after('?')
    expect(game.view.over).toBe('won')
  })
})
