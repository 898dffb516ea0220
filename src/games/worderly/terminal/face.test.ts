import { describe, expect, it } from 'vitest'
import type { FullScreenScene } from '#terminal/kit/face.ts'
import { ASCII, UNICODE } from '#terminal/kit/glyphs.ts'
import { type Block, blockWidth, plainText, type Span, styledLine } from '#terminal/kit/styled-text.ts'
import { padEndTo } from '#terminal/kit/width.ts'
import { rules } from '../rules/rules.ts'
import type { View, WorderlyTypes } from '../rules/types.ts'
import { paramsWith, testPuzzles } from '../testing/puzzles.ts'
import { startTestGame, type TestGame } from '../testing/test-game.ts'
import { face, input } from './face.ts'

/** The room for a face in a window of 80 by 24. */
const USUAL = { columns: 78, rows: 20 }

function table(
  { view }: Pick<TestGame, 'view'>,
  changed: Partial<FullScreenScene<WorderlyTypes>> = {},
): Block {
  return face.drawFullScreen!({
    view,
    people: [{ name: 'You', you: true }],
    cursor: undefined,
    highlight: undefined,
    size: USUAL,
    glyphs: UNICODE,
    seatStatus: () => [],
    statusLines: () => [],
    log: (_columns, rows) => Array.from({ length: rows }, (_, row) => styledLine(`log ${row + 1}`)),
    ...changed,
  })
}

const text = (block: Block) => block.map(row => plainText(row).trimEnd())
const spans = (block: Block): readonly Span[] => block.flat()

describe('Wizards of Worderly Place in a window of 80 by 24', () => {
  it('[W18] shows the grid, the letters, lives, points and the latest guess with its result', () => {
    const game = startTestGame().after('planet', 'plant', 'entap')
    const letters = [...game.view.letters.toUpperCase()].join('  ')
    expect(text(table(game)).slice(0, 13)).toEqual([
      '   a b c d e f g h i j k l m   Apprentice',
      ' 1           # # # #           Lives   19 of 20',
      ' 2   P # # # #                 ●●●●●●●●●●●●●●●●●●●·',
      ' 3     #     #                 Points  10',
      ' 4     p L a n t               Words   2 of 21',
      ' 5         #',
      ' 6     # # # A #               Letters',
      ` 7     #       #   #   #   #    ${letters}`,
      ' 8 #   #   # # # N #   #   #',
      ' 9 # # #   #   #   #   #   #   Latest guess',
      '10 #   #   #       # E # # #   ENTAP wrong',
      '11       # # # #         #',
      '12         #     # # # # T     log 1',
    ])
  })

  it('[W5] hidden letters are `#` and what has no letter is blank; the main word is set off by more than colour', () => {
    const drawn = table(startTestGame().after('planet'))
    const capital = spans(drawn).find(({ text }) => text === 'L')
    expect(capital?.style?.bold).toBe(true)
    const covered = spans(table(startTestGame())).filter(({ text }) => text === '#')
    expect(covered.filter(({ style }) => style?.bold)).toHaveLength(6)
    expect(text(drawn).join('\n')).not.toMatch(/\./)
  })

  it('[W3] lists bonus words, and [W2] what is said has its place below', () => {
    const game = startTestGame().after('pan', 'pat')
    const said = [styledLine('! You have tried PAT before.')]
    const lines = text(table(game, { statusLines: () => said }))
    expect(lines.join('\n')).toContain('Bonus words: 2')
    expect(lines.join('\n')).toContain('pan pat')
    expect(lines.at(-1)).toBe('! You have tried PAT before.')
  })

  it('letters of what is being typed stand small, each as often as it is used', () => {
    const { view } = startTestGame()
    const shown = (entry: string) => text(table({ view }, { entry }))[7]!.slice(31).trim().split(/ +/)
    expect(
      shown('tan')
        .filter(letter => letter === letter.toLowerCase())
        .sort(),
    ).toEqual(['a', 'n', 't'])
    expect(shown('aa').filter(letter => letter === letter.toLowerCase())).toEqual(['a'])
    expect(shown('z').every(letter => letter === letter.toUpperCase())).toBe(true)
  })

  it('[W12] at the end all is open, and what was missed is inverse and listed whole', () => {
    const game = startTestGame().after('planet', 'e')
    const drawn = table(game, { statusLines: () => [styledLine('THE SPELL RESTS')] })
    const lines = text(drawn)
    expect(lines.join('\n')).not.toContain('#')
    expect(lines.join('\n')).toContain('Missed words: 20')
    for (const { word } of game.view.words.slice(1)) expect(lines.join(' ')).toContain(` ${word}`)
    const inverse = spans(drawn).filter(({ style }) => style?.inverse)
    const hidden = game.view.grid.join('').split('#').length - 1
    expect(inverse).toHaveLength(hidden)
    expect(inverse.every(({ text }) => /^[a-z]$/i.test(text))).toBe(true)
  })

  it('[W4] the wide grid fits, in narrow windows close, and in ASCII', () => {
    const wide = startTestGame(testPuzzles.wander)
    for (const size of [
      USUAL,
      { columns: 60, rows: 20 },
      { columns: 118, rows: 36 },
      { columns: 38, rows: 26 },
    ]) {
      const drawn = table(wide, { size })
      expect(blockWidth(drawn)).toBeLessThanOrEqual(size.columns)
      expect(drawn.length).toBeLessThanOrEqual(size.rows)
      expect(text(drawn).join('\n')).toMatch(/Lives +20 of 20/)
    }
    expect(text(table(wide, { glyphs: ASCII })).join('')).toMatch(/^[\n -~]*$/)
  })
})

describe('its keys and text', () => {
  it('[W14] a level tells in the menu how it has gone so far', () => {
    const kept = [{ facts: { level: 'master' }, outcome: 'solved', points: 63, ms: 9, at: 9 }] as const
    expect(face.menu!.levelNote!('master', kept)).toBe(' 5 lives   Won once, best 63 points')
    expect(face.menu!.levelNote!('elder', kept)).toBeUndefined()
  })

  it('[W17] offers a letter for a life only while one can be spared', () => {
    const offered = (view: View) => input.keys(view).find(({ label }) => label === 'a letter for a life')
    const elder = startTestGame({ level: 'elder' })
    expect(offered(elder.view)?.showKeys?.(UNICODE)).toBe('?')
    expect(offered(elder.view)?.quiet).toBeUndefined()
    expect(offered(elder.after('?', '?').view)?.quiet).toBe(true)
  })

  it('[W18] as plain text it has the grid, the latest guess, and at the end all letters', () => {
    const game = startTestGame().after('plant')
    expect(face.text(game.view, [])).toContain('Latest guess: PLANT, found, +5')
    const left = face.text(game.after('e').view, [])
    expect(left.join('\n')).not.toContain('#')
    expect(left).toContain(' 2   P l a t e')
    expect(left[0]).toBe('   a b c d e f g h i j k l m')
  })

  it('[W15] wide letters keep their columns, hidden or revealed', () => {
    const puzzle = testPuzzles.planet.puzzle.replace('aelnpt', 'アイウエオカ')
    const game = startTestGame({ puzzle })
    const main = game.state.layout.words[0]!.word
    for (const { view } of [game, game.after(main), game.after(main, 'e')]) {
      const lines = face.text(view, []).slice(1, view.grid.length + 1)
      for (const [row, line] of lines.entries()) {
        const shown = [...(view.solution ?? view.grid)[row]!].map(one => (one === '.' ? ' ' : one))
        const padded = shown.map(one => padEndTo(one, 2)).join(' ')
        expect(line).toBe(`${`${row + 1}`.padStart(2)} ${padded}`.trimEnd())
      }
      for (const columns of [118, 60, 45]) {
        const drawn = table({ view }, { size: { columns, rows: 30 } })
        expect(blockWidth(drawn)).toBeLessThanOrEqual(columns)
        expect(text(drawn)[0]).toMatch(columns > 60 ? /a {2}b {2}c/ : /a *b *c/)
      }
    }
  })

  it('[W15] asks for one’s own list again once only its hash is left', () => {
    const isAsked = (lexicon: string) => rules.options.lexicon.when!(paramsWith({ lexicon }))
    expect(isAsked('plum\npear')).toBe(true)
    expect(isAsked('0'.repeat(32))).toBe(false)
    expect(rules.options.puzzle).not.toHaveProperty('isPasted')
  })
})

it('what came last is told whole where there is room, if need be without the blank above it, and else from its beginning', () => {
  const log = (columns: number) => [
    styledLine(columns > 100 ? 'Elder: 3 lives. 21 words hide in the letters E P N T L A.' : 'A.'),
  ]
  const last = (rows: number) => text(table(startTestGame(), { size: { columns: 50, rows }, log })).slice(13)
  const whole = ['Elder: 3 lives. 21 words hide in the letters E P N', 'T L A.']
  expect(last(14)).toEqual(['Elder: 3 lives. 21 words hide in the letters E P …'])
  expect(last(15)).toEqual(whole)
  expect(last(16)).toEqual(['', ...whole])
})
