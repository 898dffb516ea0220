import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ASCII } from '#terminal/kit/glyphs.ts'
import { plainText } from '#terminal/kit/styled-text.ts'
import { type KeyPlayer, keyPlayerAt } from '../testing/key-player.ts'
import { face } from './face.ts'

const WORDS = 'CORN NAVY ON TRACE TRACK TRADE TRAIN TREND TRIAL TROLL TRUCK TRUST TRUTH'
const DRAWS = 'C O R N F Y O A C K T H P S V G N A Q W E R R T Y Z T'
/** Row numbers stand before the document's lines, and its players begin here. */
const MARGIN = 3
const PLAYERS = 75

const [first = '', ...others] = readFileSync(join(import.meta.dirname, 'golden/sample.txt'), 'utf8')
  .trimEnd()
  .split('\n\n')
const points = first.split('\n').slice(0, 2)
const screens = [first.split('\n').slice(2), ...others.map(screen => screen.split('\n'))]

/** The keys that each player presses in the sample, with the cell. */
const TURNS = [
  { cell: 'f7', keys: ['corn'] },
  { cell: 'h6', keys: ['@', 'tr...', 'enter', 'space', 'track'] },
  { cell: 'g8', keys: ['navy'] },
  { cell: 'h8', keys: ['}', 'qw'] },
] as const

function drawn({ view, draft }: KeyPlayer): readonly string[] {
  const people = ['Player 1', 'Player 2'].map(name => ({ name, you: false }))
  const scene = { view, people, draft, cursor: undefined, highlight: undefined, glyphs: ASCII }
  const size = { columns: 110, rows: 20 }
  const block = face.drawFullScreen!({
    ...scene,
    size,
    seatStatus: () => [],
    statusLines: () => [],
    log: () => [],
  })
  return block.map(line => plainText(line).trimEnd())
}

/** The part of the lines beside the board that the document shows: the players on the left. */
const turnOf = (screen: readonly string[]) => screen.map(line => line.slice(0, PLAYERS).trimEnd())
const playersOf = (screen: readonly string[]) => screen.map(line => line.slice(PLAYERS).trimEnd())
/** The screen as the document has it, without coordinates. */
const asPrinted = (screen: readonly string[]) =>
  screen.slice(points.length + 1).map(line => line.slice(MARGIN))

describe('[S18] the sample game of the document, by its keys', () => {
  it('is drawn to the letter: what each turn shows before Enter, and the players after it', () => {
    const player = keyPlayerAt({ words: WORDS, draws: DRAWS, params: { bags: 'open' } })
    expect(screens).toHaveLength(TURNS.length)
    for (const [index, { cell, keys }] of TURNS.entries()) {
      const sample = screens[index]!
      player.goTo(cell)
      player.press(...keys)
      const before = drawn(player)
      expect(before.slice(0, 2)).toEqual(points)
      expect(turnOf(asPrinted(before))).toEqual(turnOf(sample))
      player.press('enter')
      expect(player.refusal).toBeUndefined()
      expect(playersOf(asPrinted(drawn(player)))).toEqual(playersOf(sample))
    }
    expect(player.table.state.scores).toEqual([18, 11])
  })
})
