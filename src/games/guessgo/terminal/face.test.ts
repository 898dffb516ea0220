import { describe, expect, it } from 'vitest'
import type { FullScreenScene } from '#terminal/kit/face.ts'
import { ASCII, UNICODE } from '#terminal/kit/glyphs.ts'
import { type Block, blockWidth, plainText, styledLine } from '#terminal/kit/styled-text.ts'
import { textWidth } from '#terminal/kit/width.ts'
import { presentation } from '../presentation.ts'
import { rules } from '../rules/rules.ts'
import type { GuessGoTypes, Params, View } from '../rules/types.ts'
import { defaults, fillGrids, NINE, openTestTable, playMoves, stateAt } from '../testing/test-table.ts'
import { type Draft, updateDraft } from './draft/draft.ts'
import { draftKey } from './draft/keys.ts'
import { drafting } from './drafting.ts'
import { face } from './face.ts'
import { drawWords } from './grid.ts'
import { drawPool } from './pool.ts'

/** The room for a face in a window of 80 by 24. */
const USUAL = { columns: 78, rows: 20 }
const PEOPLE = [
  { name: 'Ann', you: true },
  { name: 'Ben', you: false },
]

type Scene = FullScreenScene<GuessGoTypes, Draft>

function table(view: View, changed: Partial<Scene> = {}): Block {
  return face.drawFullScreen!({ ...sceneOf(view), ...changed })
}

function sceneOf(view: View): Scene {
  return {
    view,
    draft: updateDraft(view, undefined),
    cursor: { row: 0, column: 0 },
    people: PEOPLE,
    highlight: undefined,
    toggles: new Set(),
    size: USUAL,
    glyphs: UNICODE,
    seatStatus: () => [],
    statusLines: () => [],
    log: (columns, rows) =>
      Array.from({ length: Math.min(9, rows) }, (_, row) =>
        styledLine(`log ${row + 1}`.padEnd(columns, '.')),
      ),
  }
}

const text = (block: Block) => block.map(row => plainText(row).trimEnd())
const seen = (opened: Parameters<typeof stateAt>[0], viewer: 0 | 1 | 'spectator' = 0) =>
  rules.view(stateAt(opened), viewer)
const typing = (view: View, typed: string): Draft => ({ ...updateDraft(view, undefined), typed })
const large = (chosen: Partial<Params> = {}) =>
  playMoves(openTestTable({ size: 15, ownWords: '', ...chosen }), [0, 'fill'])

describe('GuessGo’s keys', () => {
  const hinted = (view: View, draft: Partial<Draft> = {}) =>
    drafting
      .keys(view, { ...updateDraft(view, undefined), ...draft })
      .flatMap(({ keys, label, quiet }) => (quiet ? [] : [`${keys[0]} ${label}`]))

  it('[G14] are hinted at only where they do something', () => {
    const bare = seen(openTestTable())
    const begun = seen(playMoves(openTestTable(), [0, 'place cat a1']))
    const calling = seen(fillGrids(openTestTable(), NINE, NINE))
    expect(hinted(bare)).toEqual([])
    expect(hinted(bare, { typed: 'c' })).toEqual(['enter place', 'tab next word', 'escape clear'])
    expect(hinted(begun)).toEqual(['enter swap'])
    expect(hinted(begun, { lifted: { row: 0, column: 0 } })).toEqual(['enter swap', 'escape clear'])
    expect(hinted(calling)).toEqual([])
    expect(hinted(calling, { typed: 'c' })).toEqual(['enter call', 'tab next word', 'escape clear'])
    const waiting = seen(playMoves(fillGrids(openTestTable(), NINE, NINE), [0, 'cat']))
    expect(hinted(waiting, { typed: 'c' })).toEqual(['tab next word', 'escape clear'])
  })
})

describe('GuessGo in a window of 80 by 24', () => {
  it('a long answer has all the room that the grid leaves, and a sign where even that is too little', () => {
    const view = seen(fillGrids(openTestTable(), NINE, NINE))
    const answer = (rows: number) => Array.from({ length: rows }, (_, row) => styledLine(`answer ${row + 1}`))
    const below = (rows: number) => text(table(view, { statusLines: () => answer(rows) }))
    expect(below(13).at(-1)).toBe('answer 13')
    expect(below(99)).toHaveLength(USUAL.rows)
    expect(below(99).at(-1)).toBe('answer 13 …')
    expect(below(99)[1]).toContain('Your grid')
  })

  it('[G14] while filling shows the grid, the pool beside it with what is placed, and the word at the cursor', () => {
    const view = seen(playMoves(openTestTable(), [0, 'place cat a1'], [0, 'place ibis b3']))
    expect(text(table(view))).toEqual([
      'Fill your grid: 7 of 9 cells are empty.',
      'Your grid               Pool, 9 words',
      '    a     b     c       + placed',
      ' 1 [cat ] ·     ·        ant   bee  +cat   dog   elk   fox   gnu   hen  +ibis',
      ' 2  ·     ·     ·',
      ' 3  ·     ibis  ·',
      'a1: cat',
    ])
  })

  it('narrows the pool by what is typed and by the filter', () => {
    const view = seen(playMoves(openTestTable(), [0, 'place elk a1']))
    const pool = (draft: Draft) => text(table(view, { draft }))[3]!.slice(21).trim().split(/ +/)
    expect(pool(typing(view, 'e'))).toEqual(['+elk', 'bee', 'hen'])
    expect(pool({ ...typing(view, ''), filter: 'used' })).toEqual(['+elk'])
    expect(pool({ ...typing(view, 'e'), filter: 'free' })).toEqual(['bee', 'hen'])
    expect(text(table(view, { draft: typing(view, 'q') })).join('\n')).toContain('No words match.')
  })

  it('[G1] while calling shows hits and misses in the pool, and of the other’s grid nothing', () => {
    const own = `${NINE} jay`.replaceAll(' ', '\n')
    const table10 = fillGrids(
      openTestTable({ ownWords: own, pool: 10 }),
      NINE,
      'ant bee cat dog elk fox gnu hen jay',
    )
    const view = seen(playMoves(table10, [0, 'ibis'], [1, 'ant'], [0, 'cat'], [1, 'jay']))
    const lines = text(table(view)).join('\n')
    expect(lines).toContain('Your grid  1 crossed out')
    expect(lines).toMatch(/1 \[xant\]/)
    expect(lines).toContain('-ibis')
    expect(lines).toContain('xcat')
    expect(lines).not.toContain('Ben’s grid')
  })

  it('where places are shown, both grids stand side by side with what is known', () => {
    const view = seen(playMoves(fillGrids(openTestTable({ showHits: true }), NINE, NINE), [0, 'cat']))
    const lines = text(table(view))
    expect(lines[1]).toMatch(/^Your grid +0 crossed out +Ben’s grid +1 crossed out$|▸ Ben’s grid/)
    expect(lines[3]).toMatch(/^ 1 \[ant ?\] +bee +cat +1 +· +· +xcat$/)
  })

  it('[G7] 15 by 15 has every cell in sight, hitwords with a star, the word at the cursor in full, and what came last', () => {
    const view = seen(large())
    const drawn = table(view)
    expect(blockWidth(drawn)).toBeLessThanOrEqual(USUAL.columns)
    expect(drawn.length).toBeLessThanOrEqual(USUAL.rows)
    const lines = text(drawn)
    const rows = lines.filter(one => /^ ?\d+ /.test(one))
    expect(rows).toHaveLength(15)
    for (const [row, one] of rows.entries())
      for (let column = 0; column < 15; column++) {
        const word = view.grids[0]![row * 15 + column]!
        const star = view.terms.hitwordsOf.includes(word) ? '*' : ''
        expect(one.slice(4 + 5 * column, 7 + 5 * column)).toBe(`${star}${word}`.slice(0, 3))
      }
    expect(lines).toContain(
      `a1: ${view.grids[0]![0]}${view.terms.hitwordsOf.includes(view.grids[0]![0]!) ? ', hitword' : ''}`,
    )
    expect(lines.at(-1)).toMatch(/^log 2/)
    const calling = seen(playMoves(large(), [0, 'ready'], [1, 'finish']))
    expect(text(table(calling, { toggles: new Set(['theirs']) }))[0]).toContain('Ben’s grid')
  })

  it('[G14] while a grid is filled it is one’s own that is shown, whatever was looked at before', () => {
    const view = seen(openTestTable())
    expect(text(table(view, { toggles: new Set(['theirs']) }))).toEqual(text(table(view)))
  })

  it('every word of a pool of 500 is found by its pages', () => {
    const view = seen(openTestTable({ size: 15, ownWords: '', pool: 500 }))
    const found = new Set<string>()
    for (let page = 0; page < 10; page++) {
      const draft = { ...updateDraft(view, undefined), page }
      for (const one of text(table(view, { draft, toggles: new Set(['pool']) })).slice(3))
        for (const word of one.split(/ +/)) found.add(word.replace('*', ''))
    }
    for (const word of view.terms.pool) expect(found).toContain(word)
  })

  it('a smaller window scrolls around the cursor', () => {
    const view = seen(large())
    const room = { columns: 44, rows: 14 }
    const drawn = table(view, { size: room, cursor: { row: 14, column: 14 } })
    expect(blockWidth(drawn)).toBeLessThanOrEqual(room.columns)
    expect(drawn.length).toBeLessThanOrEqual(room.rows)
    const lines = text(drawn)
    expect(lines.some(one => /^15 .*\[.{3}\]$/.test(one))).toBe(true)
    expect(lines.some(one => /^ 1 /.test(one))).toBe(false)
  })

  it('[G4] at the end no word is cut where both grids fit one below the other', () => {
    const words = NINE.split(' ').map(word => `little-${word}`)
    const filled = fillGrids(openTestTable({ ownWords: words.join('\n') }), words.join(' '), words.join(' '))
    const [ant = '', bee = '', cat = '', , , , , hen = '', ibis = ''] = words
    const ended = playMoves(filled, [0, ant], [1, ibis], [0, bee], [1, hen], [0, cat])
    const drawn = text(table(seen(ended), { cursor: undefined, statusLines: () => [styledLine('YOU WON')] }))
    expect(drawn.length).toBeLessThanOrEqual(USUAL.rows)
    for (const word of words) expect(drawn.filter(row => row.includes(word))).toHaveLength(2)
  })

  it('[G4] at the end both grids are open, side by side, and the line is set off', () => {
    const table9 = fillGrids(openTestTable(), NINE, NINE)
    const over = playMoves(table9, [0, 'ant'], [1, 'ibis'], [0, 'bee'], [1, 'hen'], [0, 'cat'])
    const view = seen(over)
    expect(view.ended).not.toBeNull()
    const lines = text(table(view, { cursor: undefined, statusLines: () => [styledLine('YOU WON')] }))
    expect(lines[0]).toMatch(/Your grid +2 crossed out +Ben’s grid +3 crossed out/)
    expect(lines[2]).toMatch(/1 +ant +bee +cat +1 \(xant ?\)\(xbee ?\)\(xcat ?\)/)
    expect(lines).toContain('YOU WON')
    const plain = face.text(view, PEOPLE)
    expect(plain[0]).toBe('Your grid')
    expect(plain).toContain('Ben’s grid')
    expect(plain.filter(one => one.includes('xant')).length).toBe(1)
  })

  it('has no sign beyond ASCII where there is none', () => {
    for (const view of [seen(large()), seen(openTestTable()), seen(fillGrids(openTestTable(), NINE, NINE))])
      expect(text(table(view, { glyphs: ASCII })).join('')).toMatch(/^[\n -~]*$/)
  })

  it('fits many sizes of grids and windows', () => {
    for (const size of [3, 4, 5, 6, 8, 10, 11, 15])
      for (const room of [
        USUAL,
        { columns: 38, rows: 14 },
        { columns: 118, rows: 36 },
        { columns: 200, rows: 60 },
      ])
        for (const showHits of [true, false]) {
          const begun = openTestTable({ size, ownWords: '', showHits })
          for (const one of [begun, playMoves(begun, [0, 'finish'], [1, 'finish'])]) {
            const people = [PEOPLE[0]!, { name: 'the computer (mind reader)', you: false }]
            const drawn = table(seen(one), { size: room, people })
            expect(blockWidth(drawn)).toBeLessThanOrEqual(room.columns)
            expect(drawn.length).toBeLessThanOrEqual(room.rows)
          }
        }
  })
})

describe('its line and its secrets', () => {
  it('says what Enter does with what is typed', () => {
    const view = seen(openTestTable())
    const said = (typed: string) => drafting.status(view, typing(view, typed), { row: 1, column: 2 })
    expect(said('ca')).toEqual({ text: 'ca', note: 'Enter puts cat on c2' })
    expect(said('e').note).toBe('Enter puts elk on c2, Tab for 2 more')
    expect(said('zz').note).toBe('no words match')
    expect(said('').note).toContain('c2: type a word')
  })

  it('by lines the words are shown before the first one is placed', () => {
    const lines = face.text(seen(openTestTable()), PEOPLE)
    expect(lines[0]).toBe('The pool: ant, bee, cat, dog, elk, fox, gnu, hen, ibis.')
    expect(lines[1]).toContain('swap a1 b2')
    expect(lines.slice(2)).toEqual(['  a b c', '1 . . .', '2 . . .', '3 . . .'])
    expect(face.text(seen(playMoves(openTestTable(), [0, 'place cat b1'])), PEOPLE)).toEqual([
      '  a   b   c',
      '1 .   cat .',
      '2 .   .   .',
      '3 .   .   .',
    ])
  })

  it('others look away while grids are filled, and in the terminal while words are called', () => {
    const calling = seen(fillGrids(openTestTable(), NINE, NINE))
    for (const shell of ['browser', 'terminal'] as const)
      expect(presentation.isSecret?.(seen(openTestTable()), shell)).toBe(true)
    expect(presentation.isSecret?.(calling, 'terminal')).toBe(true)
    expect(presentation.isSecret?.(calling, 'browser')).toBe(false)
  })

  it('asks for hitwords on large grids only, and for the name of a list that there is', () => {
    const matters = (option: 'hitwords' | 'adjacent' | 'listName', chosen: Partial<Params>) =>
      rules.options[option].when!({ ...defaults, ...chosen })
    expect(matters('hitwords', { size: 5 })).toBe(false)
    expect(matters('hitwords', { size: 11 })).toBe(true)
    expect(matters('adjacent', { size: 11, hitwords: 'off' })).toBe(false)
    expect(matters('listName', {})).toBe(false)
    expect(matters('listName', { ownWords: NINE })).toBe(true)
  })
})

describe('words with wide letters and accents of their own', () => {
  const WORDS = '漢字 x\u030cen あいう fox한 nai\u0308ve cat dog gnu hen'
  const opened = () => openTestTable({ ownWords: WORDS.replaceAll(' ', '\n') })
  const rowWidths = (block: Block) => block.map(row => blockWidth([row]))

  it('stand in straight columns, in the grid and in the pool', () => {
    const view = seen(playMoves(opened(), [0, 'fill']))
    for (const columns of [30, 40, 78]) {
      const room = { columns, rows: 12 }
      const grid = rowWidths(drawWords({ ...sceneOf(view), size: room }, 0, room))
      expect([columns, new Set(grid).size]).toEqual([columns, 1])
      const body = drawPool(view, undefined, room).slice(2)
      const full = body.filter(row => row.length === body[0]!.length)
      expect(new Set(rowWidths(full)).size).toBe(1)
      for (const width of rowWidths(body)) expect(width).toBeLessThanOrEqual(columns)
    }
  })

  it('fit into the window, beside each other and alone', () => {
    const view = seen(fillGrids(opened(), WORDS, WORDS))
    for (const columns of [40, 60, 78])
      expect(blockWidth(table(view, { size: { columns, rows: 20 } }))).toBeLessThanOrEqual(columns)
  })

  it('stand in straight columns in plain text', () => {
    const view = seen(playMoves(opened(), [0, 'fill']))
    const [letters, ...rows] = face.text(view, PEOPLE)
    expect(letters!.trim()).toMatch(/^a +b +c$/)
    const thirdColumn = rows.map((line, row) => {
      const last = view.grids[0]![row * 3 + 2]!
      return textWidth(line) - textWidth(last)
    })
    expect(new Set(thirdColumn).size).toBe(1)
  })

  it('lose a whole letter with its accent by Backspace', () => {
    const view = seen(opened())
    const erased = draftKey({
      view,
      draft: typing(view, 'e\u0301'),
      cursor: { row: 0, column: 0 },
      key: 'backspace',
    })
    expect(erased?.draft.typed).toBe('')
  })
})
