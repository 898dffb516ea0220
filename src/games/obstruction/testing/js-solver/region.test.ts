import { describe, expect, it } from 'vitest'
import { split } from './region.ts'
import { emptyRows, type Rows } from './rows.ts'
import { mergeTwins } from './twins.ts'

describe('twins', () => {
  it('are merged into the first of them', () => {
    expect(draw(mergeTwins(board('##', '##')))).toEqual(['#'])
    expect(draw(mergeTwins(board('###')))).toEqual(['###'])
    expect(draw(mergeTwins(board('##.', '..#')))).toEqual(['##', '..#'])
    expect(draw(mergeTwins(board('##..#', '##.#.')))).toEqual(['#...#'])
  })

  it('are not merged when their neighbours differ', () => {
    expect(draw(mergeTwins(board('.##', '#..')))).toEqual(['.##', '#'])
  })

  it('are merged at the edges of the widest board', () => {
    expect(draw(mergeTwins(board('', '', '', '', '', '', '', '', '........##', '........##')))).toEqual([
      ...Array.from({ length: 8 }, () => ''),
      '........#',
    ])
  })
})

describe('regions', () => {
  it('are the same in every position and orientation', () => {
    const forms = [board('###', '#'), board('', '.#', '.#', '.##'), board('......#', '....###')]
    for (const form of forms) expect(split(form)).toEqual(split(forms[0]!))
  })

  it('touch at corners', () => {
    expect(split(board('#.#', '.#.'))).toHaveLength(1)
    expect(split(board('#.#', '...'))).toHaveLength(0)
  })

  it('cancel in equal pairs', () => {
    expect(split(board('###..#', '#....#', '....##'))).toEqual([])
    expect(split(board('###.#.##'))).toEqual(split(board('###')))
  })

  it('are worth nothing when a half-turn maps them to themselves and no cell touches its image', () => {
    expect(split(board('###', '#.#', '###'))).toEqual([])
    expect(split(board('##', '##'))).toHaveLength(1)
  })
})

function board(...lines: string[]): Rows {
  const rows = emptyRows()
  lines.forEach((line, row) => {
    for (let col = 0; col < line.length; col++) if (line[col] === '#') rows[row]! |= 1 << col
  })
  return rows
}

function draw(rows: Rows): string[] {
  const lines = rows.map(row =>
    [...row.toString(2)].reverse().join('').replaceAll('0', '.').replaceAll('1', '#').replace(/\.+$/, ''),
  )
  while (lines.at(-1) === '') lines.pop()
  return lines
}
