import { describe, expect, it } from 'vitest'
import { alphabetOf } from '#lexicon/alphabet.ts'
import { buildLexicon } from '#lexicon/lexicon.ts'
import { UNICODE } from '#terminal/kit/glyphs.ts'
import { blockWidth } from '#terminal/kit/styled-text.ts'
import { textWidth } from '#terminal/kit/width.ts'
import { view as viewOf } from '../rules/view.ts'
import { testTable } from '../testing/test-table.ts'
import { drawBoard } from './board.ts'
import { updateDraft } from './draft.ts'
import { face } from './face.ts'
import { queryResultLines } from './query-results.ts'

const PEOPLE = [
  { name: '漢字さん', you: true },
  { name: 'Be\u0301ne\u0301dicte', you: false },
]

describe.each([
  ['wide', '漢 字 A B', ['漢字', '字A', 'AB漢'], '漢 字 A B 漢 字 A B 漢 字 A B 漢 字 A B'],
  ['combining', 'X\u030c A B', ['X\u030cA', 'AX\u030c', 'BAX\u030c'], 'X̌ A B X̌ A B X̌ A B X̌ A B X̌ A B X̌'],
])('letters that are %s', (_, letters, words, draws) => {
  const alphabet = alphabetOf(letters)
  const lexicon = buildLexicon(words, alphabet)
  const ownReservoir = alphabet.letters.map(letter => `${letter} 1 40`).join('\n')
  const table = testTable({ words: '', lexicon, draws, params: { reservoir: 'own', ownReservoir } })
  const played = table.try(`h8 across ${words[0]}`)
  const view = viewOf(table.state, 1)
  const scene = {
    view,
    people: PEOPLE,
    cursor: { row: 3, column: 3 },
    draft: updateDraft(view, undefined),
    highlight: undefined,
    glyphs: UNICODE,
    seatStatus: () => [],
    statusLines: () => [],
    log: () => [],
  }

  it('are played', () => {
    expect(played).toMatchObject([{ kind: 'placed' }])
  })

  it('stand in straight columns on the board', () => {
    const rows = drawBoard({ ...scene, size: { columns: 78, rows: 30 } }).slice(1)
    expect(new Set(rows.map(row => blockWidth([row]))).size).toBe(1)
  })

  it.each([80, 100, 140])('leave the table within %i columns', columns => {
    const drawn = face.drawFullScreen!({ ...scene, size: { columns, rows: 40 } })
    expect(blockWidth(drawn)).toBeLessThanOrEqual(columns)
  })

  it('stand in straight columns in plain text', () => {
    const rows = face.text(view, PEOPLE).slice(1, 16)
    const before = rows.map(row => textWidth(row.slice(0, row.lastIndexOf(' '))))
    expect(new Set(before).size).toBe(1)
  })

  it('stand in straight columns in the answer to a query', () => {
    const answer = { pattern: '..', total: 3, page: 1, pages: 1, words: [...words, 'AB'] }
    const lines = queryResultLines(answer, 20, 2)
    const second = lines.map(([line]) => textWidth(line!.text.slice(0, line!.text.lastIndexOf(' '))))
    expect(new Set(second).size).toBe(1)
  })
})
