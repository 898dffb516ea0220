import { describe, expect, it } from 'vitest'
import { readCell } from '#kernel/grid.ts'
import { alphabetOf } from '#lexicon/alphabet.ts'
import { buildLexicon } from '#lexicon/lexicon.ts'
import type { FullScreenScene } from '#terminal/kit/face.ts'
import { ASCII, UNICODE } from '#terminal/kit/glyphs.ts'
import { type Block, blockWidth, plainText, styledLine } from '#terminal/kit/styled-text.ts'
import { wrapText } from '#terminal/kit/width.ts'
import { presentation } from '../presentation/presentation.ts'
import type { ScribbleTypes } from '../rules/types.ts'
import { view } from '../rules/view.ts'
import { type KeyPlayer, keyPlayerAt } from '../testing/key-player.ts'
import type { Draft } from './draft.ts'
import { drafting } from './drafting.ts'
import { face } from './face.ts'

const WORDS = 'CORN NAVY ON TRACK TRACE TRADE'
const DRAWS = 'C O R N F Y O A C K T H P S V G N A Q W E R R T Y Z T'
const PEOPLE = [
  { name: 'Ann', you: false },
  { name: 'Ben', you: false },
]
/** The room for a face in a window of 80 by 24. */
const USUAL = { columns: 78, rows: 20 }

type Scene = FullScreenScene<ScribbleTypes, Draft>

function table(player: KeyPlayer, changed: Partial<Scene> = {}): Block {
  return face.drawFullScreen!({
    view: player.view,
    draft: player.draft,
    cursor: player.cursor,
    people: PEOPLE,
    highlight: undefined,
    size: USUAL,
    glyphs: UNICODE,
    seatStatus: () => [],
    statusLines: () => [],
    log: () => [],
    ...changed,
  })
}

const text = (block: Block) => block.map(row => plainText(row).trimEnd())

function middleOfAGame(): KeyPlayer {
  const player = keyPlayerAt({ words: WORDS, draws: DRAWS })
  player.goTo('f7')
  player.press('corn', 'enter')
  player.goTo('h6')
  player.press('@', 'tra..', 'enter', 'space', 'tra')
  return player
}

describe('Scribble in the narrowest window', () => {
  const LEAST_COLUMNS = 64
  it.each([
    ['a cell', []],
    ['a word', ['corn']],
    ['an exchange', ['}']],
    ['a query', ['@']],
    ['the bag', ['ctrl+o']],
  ])('says whole what is being done, and how (%s)', (_, keys) => {
    const player = keyPlayerAt({ words: WORDS, draws: DRAWS })
    player.goTo('l15')
    player.press(...keys)
    const { text: done, note } = drafting.status(player.view, player.draft, player.cursor)
    const others = drafting.status({ ...player.view, acting: false }, player.draft, player.cursor)
    // The prompt, what stands between, and a space at either side.
    const width = Math.max(...[note, others.note].map(one => `> ${done}   ${one}`.length)) + 2
    expect(width).toBeLessThanOrEqual(LEAST_COLUMNS)
  })
})

describe('Scribble in a window of 80 by 24', () => {
  it('[S14] counts the lookups that are left', () => {
    const player = middleOfAGame()
    const facts = () => text(table(player)).find(row => row.includes('runs'))
    expect(facts()).toContain(' 2 lookups')
    player.press('escape', '@', 'co..', 'enter')
    expect(facts()).toMatch(/ 1 lookup$/)
  })

  it('[S15] shows the turn, the board and both players, the other bag hidden', () => {
    expect(text(table(middleOfAGame()))).toEqual([
      'Points:  A:1  B:3  C:3  D:2   E:1  F:4  G:2  H:4  I:1  J:8  K:5  L:1  M:3',
      '         N:1  O:1  P:3  Q:10  R:1  S:1  T:1  U:1  V:4  W:4  X:8  Y:4  Z:10',
      '     a b c d e f g h i j k l m n o    178 tiles left, loose runs, 2 lookups',
      '   + - - - - - - - - - - - - - - - +  Round  : 2 (Ben)',
      ' 1 | . . . . . . . . . . . . . . . |  Returns: _ _ _ _ _ _ _',
      ' 2 | . . . . . . . . . . . . . . . |  Query  : T R A . . _ _ _ _ _ _ _ _ _ _',
      ' 3 | . . . . . . . . . . . . . . . |  TRACE',
      ' 4 | . . . . . . . . . . . . . . . |  TRACK',
      ' 5 | . . . . . . . . . . . . . . . |  TRADE',
      ' 6 | . . . . . . . T . . . . . . . |',
      ' 7 | . . . . . C O R N . . . . . . |',
      ' 8 | . . . . . . . A . . . . . . . |',
      ' 9 | . . . . . . .[↓]. . . . . . . |',
      '10 | . . . . . . . . . . . . . . . |                  Ann:',
      '11 | . . . . . . . . . . . . . . . |                  Bag: ? ? ? ? ? ? ?',
      '12 | . . . . . . . . . . . . . . . |                  Score: 0 + 6 = 6',
      '13 | . . . . . . . . . . . . . . . |                  ________________________',
      '14 | . . . . . . . . . . . . . . . |                  Ben:',
      '15 | . . . . . . . . . . . . . . . |                  Bag: _ C K _ H P S',
      '   + - - - - - - - - - - - - - - - +                  Score: 0',
    ])
  })

  it('finds room for what is said and for the log, and puts what is said first', () => {
    const said = 'TRAP is not in the dictionary. Try another word.'
    const scene = {
      statusLines: (columns: number) => wrapText(said, columns).map(one => styledLine(one)),
      log: (columns: number, room: number) => Array(room).fill(styledLine('log'.padEnd(columns, '.'))),
    }
    const player = middleOfAGame()
    const beside = (rows: readonly string[]) => rows.slice(6, 13).map(row => row.slice(38))
    expect(beside(text(table(player, scene)))).toEqual([
      'TRACE           TRAP is not in the',
      'TRACK           dictionary. Try another',
      'TRADE           word.',
      '',
      ...Array(3).fill('                log.....................'),
    ])
    player.press('escape', '}', 'h', 'enter')
    expect(beside(text(table(player, scene)))).toEqual([
      'TRAP is not in the dictionary. Try',
      'another word.',
      '',
      ...Array(4).fill('log.....................................'),
    ])
  })

  it('[S18] leaves the rows of the document free where what is said has its place below', () => {
    const rows = text(table(middleOfAGame(), { size: { ...USUAL, rows: 26 } }))
    expect(rows.slice(7, 20).map(row => row.slice(54))).toEqual([
      ...['Ann:', '', 'Bag: ? ? ? ? ? ? ?', '', 'Score: 0 + 6 = 6', '', '_'.repeat(24), ''],
      ...['Ben:', '', 'Bag: _ C K _ H P S', '', 'Score: 0'],
    ])
  })

  it('[S14] lists ten words of any length, with the total above them', () => {
    const words = Array.from({ length: 12 }, (_, index) => `ABCDEFGHIJKLMN${String.fromCharCode(65 + index)}`)
    const player = keyPlayerAt({ words: words.join(' ') })
    player.press('@', '...............', 'enter')
    const rows = text(table(player))
    const found = rows.slice(6, 18).map(row => row.slice(38, 54).trimEnd())
    expect(found).toEqual(['12 words', 'page 1 of 2', ...words.slice(0, 10)])
    const narrow = text(table(player, { size: { columns: 70, rows: 20 } }))
    expect(narrow.join('\n')).toContain('12 words, page 1 of 2')
    player.press('@', 'qz', 'enter')
    expect(
      text(table(player))
        .slice(6, 8)
        .map(row => row.slice(38)),
    ).toEqual(['No words match.', ''])
  })

  it('[S16] tells letters that only lie there by their look, also without colours', () => {
    const spans = table(middleOfAGame()).flat()
    expect(spans.filter(({ style }) => style?.inverse).map(one => one.text)).toEqual(['T', 'A'])
    expect(spans.filter(one => one.text === 'C' && !one.style?.inverse)).toHaveLength(1)
  })

  it('points at the cells a sentence speaks of', () => {
    const cells = [readCell('i8')!, readCell('o1')!]
    const rows = text(table(middleOfAGame(), { highlight: { cells, as: 'refused' } }))
    expect(rows[4]).toContain('. .!.!|')
    expect(rows[11]).toContain(' A!.!. ')
  })

  it('keeps a long name and a long sum within its column, and the clock in sight', () => {
    const people = [{ name: 'A name that is far too long for any column', you: false }, PEOPLE[1]!]
    const player = middleOfAGame()
    const points = [1000, 20, 20, 20, 20, 20, 20].map(value => ({ word: 'AB', points: value, cells: [] }))
    const last = { ...player.view.last!, words: points, before: 111, total: 1231 }
    const scene = {
      people,
      view: { ...player.view, last } as KeyPlayer['view'],
      seatStatus: () => [...styledLine('   0:30')],
    }
    const rows = text(table(player, scene))
    expect(rows[13]?.slice(54)).toMatch(/^A name .*~ {3}0:30$/)
    expect(rows[15]?.slice(54)).toBe('Score: 111 + 1120 = 1231')
    expect(Math.max(...rows.map(row => row.length))).toBeLessThanOrEqual(USUAL.columns)
  })
})

describe('Scribble in other windows', () => {
  const drawnIn = (columns: number, rows: number, player = middleOfAGame()) => {
    const block = table(player, { size: { columns, rows }, glyphs: ASCII })
    return { rows: text(block), width: blockWidth(block) }
  }

  it.each([
    [62, 18, 'Query  : TRA..__________'],
    [62, 20, 'Query  : TRA..__________'],
    [78, 18, 'Query  : T R A . . _'],
    [104, 20, 'Letter points:   A:1'],
    [104, 36, 'Letter points:   A:1'],
    [140, 42, '+---+---+---+'],
    [46, 40, 'Query  : T R A . . _'],
  ])('fits %i by %i', (columns, rows, shown) => {
    const { rows: drawn, width } = drawnIn(columns, rows)
    expect(width).toBeLessThanOrEqual(columns)
    expect(drawn.length).toBeLessThanOrEqual(rows)
    expect(drawn.join('\n')).toContain(shown)
  })

  it('asks for 62 columns and 18 rows at least', () => {
    const { rows, width } = drawnIn(0, 0)
    expect([width, rows.length]).toEqual([62, 18])
  })

  it('has the points of an alphabet of any size, and wider cells for letters of several characters', () => {
    const letters = 'A B C CH D E F G H I J K L LL M N Ñ O P Q R RR S T U V W X Y Z'
    const reservoir = letters
      .split(' ')
      .map(letter => `${letter} 1 4`)
      .join('\n')
    const lexicon = buildLexicon(['LL|A'], alphabetOf(letters))
    const player = keyPlayerAt({
      words: '',
      lexicon,
      draws: 'LL A CH A A E E E E B B B B C C C C',
      params: { reservoir: 'own', ownReservoir: reservoir },
    })
    player.press('lla')
    const { rows, width } = drawnIn(78, 21, player)
    expect(width).toBeLessThanOrEqual(78)
    expect(rows.join('\n')).toContain(' LL A ')
    expect(rows.filter(row => /[A-Z]:1/.test(row))).toHaveLength(3)
  })
})

describe('Scribble besides the game itself', () => {
  it('shows the bags that may be seen below a board that is looked at', () => {
    const player = middleOfAGame()
    const scene = { people: PEOPLE, cursor: undefined, highlight: undefined, glyphs: ASCII }
    const seen = view(player.table.state, 0)
    expect(text(face.draw({ ...scene, view: seen, size: { columns: 48, rows: 20 } })).slice(-2)).toEqual([
      'Ann: 0 + 6 = 6, tiles F Y O V G N A',
      'Ben: 0',
    ])
    expect(face.draw({ ...scene, view: seen, size: { columns: 48, rows: 19 } })).toHaveLength(18)
  })

  it('is plain text for pipes and screen readers', () => {
    const player = middleOfAGame()
    const rows = face.text(player.view, PEOPLE)
    expect(rows[0]).toBe('   a b c d e f g h i j k l m n o')
    expect(rows[7]).toBe(' 7 . . . . . C O R N . . . . . .')
    expect(rows.slice(16)).toEqual([
      'Ann: 0 + 6 = 6',
      'Ben: 0, tiles A C K T H P S',
      '178 tiles left to draw.',
      'TRA..: TRACE TRACK TRADE (3 words)',
    ])
  })

  it('says below the board what Enter does', () => {
    const player = middleOfAGame()
    const said = () => drafting.status(player.view, player.draft, player.cursor).text
    expect(said()).toBe('TRA h6 down, 3 points')
    player.press('escape')
    expect(said()).toBe('h6 down')
    player.press('}')
    expect(said()).toBe('Exchange')
    player.press('@')
    expect(said()).toBe('Query')
  })

  it('is secret only while bags are hidden and the game is on', () => {
    const player = middleOfAGame()
    expect(presentation.isSecret?.(player.view)).toBe(true)
    expect(presentation.isSecret?.({ ...player.view, bagsAre: 'open' })).toBe(false)
    expect(presentation.isSecret?.({ ...player.view, toMove: null })).toBe(false)
  })
})
