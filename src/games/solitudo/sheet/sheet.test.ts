import { describe, expect, test } from 'vitest'
import { readPuzzle } from '../rules/puzzle.ts'
import { sampleDeals } from '../testing/sample-deals.ts'
import { PAGE } from './drawing.ts'
import { pdfOf } from './pdf.ts'
import { type SheetPuzzle, sheetOf } from './sheet.ts'
import { svgOf } from './svg.ts'

function printed({ puzzle, solution }: { readonly puzzle: string; readonly solution: string }): SheetPuzzle {
  const read = readPuzzle(puzzle)
  if (!read.ok) throw new Error('No puzzle')
  return { puzzle: read.value, solution: solution.split('/'), heading: '1 · (5 by 5)', name: 'seed \\ Ωmega' }
}

const HEADINGS = { title: 'Solitudo', rules: 'Shade.', solutions: 'Solutions' }

const square = printed(sampleDeals.square)
const hexagon = printed(sampleDeals.hexagon)

test('six small puzzles stand on a page, their solutions on another', () => {
  const pages = sheetOf(HEADINGS, Array<SheetPuzzle>(7).fill(square))
  expect(pages).toHaveLength(3)
  const filled = pages.map(page => page.filter(shape => shape.kind === 'polygon' && shape.fill).length)
  expect(filled).toEqual([0, 0, 7 * 7])
})

test('[H13] a blank cell is drawn without a number', () => {
  const numbers = sheetOf(HEADINGS, [printed(sampleDeals.blanks)])[0]!.filter(
    shape => shape.kind === 'text' && shape.anchor === 'middle',
  )
  expect(numbers).toHaveLength(sampleDeals.blanks.puzzle.match(/\d/g)!.length)
})

test('nothing reaches over the edge of a page', () => {
  for (const page of sheetOf(HEADINGS, [square, hexagon, hexagon]))
    for (const shape of page)
      for (const [across, down] of shape.kind === 'polygon' ? shape.points : [shape.at]) {
        expect(across).toBeGreaterThan(20)
        expect(across).toBeLessThan(PAGE.width - 20)
        expect(down).toBeGreaterThan(20)
        expect(down).toBeLessThan(PAGE.height - 20)
      }
})

test('the SVG is well formed: every sign that means something is escaped', () => {
  const svg = svgOf(sheetOf({ ...HEADINGS, title: 'A < B & C' }, [square]))
  expect(svg).toContain('A &lt; B &amp; C')
  expect(svg.match(/<text/g)).toHaveLength(4 + 2 * 25 + 3)
  expect(svg).not.toMatch(/NaN|undefined/)
})

describe('the PDF', () => {
  const bytes = pdfOf(sheetOf(HEADINGS, [square, hexagon]), 'A (title)')
  const file = String.fromCharCode(...bytes)

  test('says truly where each of its objects begins', () => {
    const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(file)![1])
    const [, count, table] = /^xref\n0 (\d+)\n([\s\S]*?)trailer/.exec(file.slice(start))!
    const places = table!.match(/.{20}/gs)!
    expect(places).toHaveLength(Number(count))
    expect(places[0]).toBe('0000000000 65535 f \n')
    for (const [number, place] of places.entries())
      if (number > 0)
        expect(file.slice(Number(place.slice(0, 10))).startsWith(`${number} 0 obj\n`)).toBe(true)
  })

  test('says truly how long each of its streams is', () => {
    const streams = [...file.matchAll(/\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/g)]
    expect(streams).toHaveLength(2)
    for (const [, length, content] of streams) expect(content).toHaveLength(Number(length))
  })

  test('names pages that are there, and escapes what means something to it', () => {
    expect(file).toContain('/Count 2 /Kids [6 0 R 8 0 R]')
    expect(file).toContain('(A \\(title\\))')
    expect(file).toContain('(seed \\\\ ?mega)')
    expect(file).not.toMatch(/NaN|undefined/)
  })
})
