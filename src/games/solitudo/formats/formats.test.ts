import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BLANK, GREATEST_NUMBER, type Puzzle, writePuzzle } from '../rules/puzzle.ts'
import { writePuzzLink } from './puzz-link.ts'
import { readAnyPuzzle } from './read-any.ts'
import { writeSinglesId } from './singles.ts'

const rectangles = (greatest: (rows: number, cols: number) => number, least = 1) =>
  fc.tuple(fc.integer({ min: 2, max: 30 }), fc.integer({ min: 2, max: 30 })).chain(([rows, cols]) =>
    fc
      .array(
        fc.array(fc.integer({ min: least, max: greatest(rows, cols) }), {
          minLength: cols,
          maxLength: cols,
        }),
        { minLength: rows, maxLength: rows },
      )
      .map((cells): Puzzle => ({ shape: 'rectangle', cells })),
  )
const anyRectangle = rectangles(() => GREATEST_NUMBER, BLANK)

function reads(text: string, puzzle: Puzzle): void {
  expect(readAnyPuzzle(text), text).toEqual({ ok: true, value: puzzle })
}

describe('[H10] a puzzle goes out and comes back', () => {
  test('as an address on puzz.link', () => {
    fc.assert(fc.property(anyRectangle, puzzle => reads(writePuzzLink(puzzle)!, puzzle)))
  })

  test('as a game id of Singles, numbers up to the longer side', () => {
    fc.assert(fc.property(rectangles(Math.max), puzzle => reads(writeSinglesId(puzzle)!, puzzle)))
  })

  test('as one line of text, as rows of numbers, as rows of characters and as JSON', () => {
    fc.assert(
      fc.property(anyRectangle, fc.constantFrom(' ', ', ', '\t', ' | '), (puzzle, between) => {
        reads(` ${writePuzzle(puzzle)}\n`, puzzle)
        reads(puzzle.cells.map(row => row.map(number => number || '.').join(between)).join('\n'), puzzle)
        reads(writePuzzle(puzzle).replaceAll('/', '\r\n'), puzzle)
        reads(JSON.stringify({ id: 'x', cells: puzzle.cells }), puzzle)
      }),
    )
  })

  test('as one line of text even where its rows look like an address', () => {
    const rows = ['11', 'aa', '11', '12', '13']
    expect(readAnyPuzzle(rows.join('/'))).toMatchObject({ ok: true, value: { cells: { length: 5 } } })
  })

  test('a hexagon as text and as JSON, and not to programs that have none', () => {
    const hexagon: Puzzle = {
      shape: 'hexagon',
      cells: [
        [null, 1, 2],
        [3, 1, 2],
        [2, 3, null],
      ],
    }
    reads('hex:_12/312/23_', hexagon)
    reads(JSON.stringify(hexagon), hexagon)
    expect(writePuzzLink(hexagon)).toBeUndefined()
    expect(writeSinglesId(hexagon)).toBeUndefined()
  })
})

describe('[H13] a blank cell', () => {
  const blank: Puzzle = {
    shape: 'rectangle',
    cells: [
      [1, BLANK, 1],
      [BLANK, 12, 2],
    ],
  }

  test('is a dot in our own text, in rows and on puzz.link, and 0 in JSON', () => {
    expect(writePuzzle(blank)).toBe('1.1/.c2')
    expect(writePuzzLink(blank)).toBe('https://puzz.link/p?hitori/3/2/1.1.c2')
    for (const text of ['1.1/.c2', 'hitori/3/2/1.1.c2', '1 . 1\n. 12 2', '{"cells":[[1,0,1],[0,12,2]]}'])
      reads(text, blank)
  })

  test('is unknown to Singles', () => {
    expect(writeSinglesId({ ...blank, cells: [[1, BLANK, 1]] })).toBeUndefined()
    expect(writeSinglesId({ ...blank, cells: [[1, 2, 1]] })).toBe('3x1:121')
  })
})

describe('[H10] puzzles published elsewhere are read', () => {
  const small: Puzzle = {
    shape: 'rectangle',
    cells: [
      [4, 1, 4, 3],
      [2, 4, 1, 3],
      [4, 3, 2, 1],
    ],
  }
  test.each([
    'https://puzz.link/p?hitori/4/3/414324134321',
    'http://pzv.jp/p.html?hitori/4/3/414324134321',
    'https://puzz.link/p?hitori_edit/4/3/414324134321',
    'hitori/4/3/414324134321',
    'https://puzz.link/p?hitori/v:/4/3/414324134321',
    'hitori/v:/4/3/414324134321',
    'https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/singles.html#4x3:414324134321',
    'https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/singles.html#4x3dk%3A414324134321',
    '4x3:414324134321',
    '4x3dk:414324134321',
    '4143/2413/4321',
    '4 1 4 3\n2 4 1 3\n4 3 2 1\n',
  ])('%s', text => reads(text, small))

  test('the sample of puzz.link, and a puzzle that needs a letter', () => {
    expect(readAnyPuzzle('https://puzz.link/p?hitori/4/4/1114142333214213')).toEqual(
      readAnyPuzzle('1114/1423/3321/4213'),
    )
    const ten =
      '1174453399113445756a2345678aa82513328aa85417a698323227a9411566517a43236688115329986a115274aa99886611'
    const read = readAnyPuzzle(`https://puzz.link/p?hitori/10/10/${ten}`)
    expect(read.ok && read.value.cells[1]).toEqual([1, 1, 3, 4, 4, 5, 7, 5, 6, 10])
  })

  test('puzz.link counts columns first, and writes numbers from 36 on with two digits', () => {
    const wide: Puzzle = {
      shape: 'rectangle',
      cells: [
        [1, 10, 35, 36],
        [61, 2, 3, 4],
      ],
    }
    expect(writePuzzLink(wide)).toBe('https://puzz.link/p?hitori/4/2/1az-10-1p234')
    reads('hitori/4/2/1az-10-1p234', wide)
  })

  test('Singles leaves out the height of a square', () => {
    expect(readAnyPuzzle('2de:1211').ok).toBe(true)
  })
})

test.each([
  ['', 'unreadable-puzzle'],
  ['hello', 'unreadable-puzzle'],
  ['https://example.org/', 'unreadable-address'],
  ['https://swaroopg92.github.io/penpa-edit/#m=edit&p=7VRdb9o', 'unreadable-address'],
  ['https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/singles.html#6x6dk', 'seed-not-puzzle'],
  ['https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/singles.html#6x6dk#12345', 'seed-not-puzzle'],
  ['https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/unruly.html#6x6:12', 'another-puzzle'],
  ['https://puzz.link/p?nurikabe/v:/4/3/414324134321', 'another-puzzle'],
  ['https://puzz.link/p?nurikabe/4/3/414324134321', 'another-puzzle'],
  ['https://puzz.link/p?hitori/4/3/41432413432', 'cells-miscounted'],
  ['https://puzz.link/p?hitori/4/3/4143241343@1', 'unknown-number'],
  ['https://puzz.link/p?hitori/4/3/414324134301', 'unknown-number'],
  ['https://puzz.link/p?hitori/4/3/41432413432-', 'unknown-number'],
  ['4x3:41432413432.', 'blank-in-singles'],
  ['4103/2413/4321', 'not-a-number'],
  ['4 1 0 3\n2 4 1 3', 'not-a-number'],
  ['https://puzz.link/p?hitori/2/2/12-zz2', 'number-out-of-range'],
  ['4x3:41432413432', 'cells-miscounted'],
  ['4x3:41432413432!', 'not-a-number'],
  ['6x6de#123456789', 'seed-not-puzzle'],
  ['1 2 3\n1 2', 'uneven-rows'],
  ['1 2 3\n1 2 x', 'not-a-number'],
  ['1 2 3\n1 2 99', 'number-out-of-range'],
  ['{"cells": [[1, 2], [2, "1"]]}', 'json-without-cells'],
  ['{"cells": [[1, 2], [2, 1.5]]}', 'number-out-of-range'],
  ['{"cells": [[1, 2]', 'json-without-cells'],
  ['123/12', 'uneven-rows'],
])('[H10] what cannot be read is refused with the reason: %s', (text, code) => {
  const read = readAnyPuzzle(text)
  expect(read.ok ? 'read' : read.rejection.code).toBe(code)
})

test('[H10] any text at all is read or refused, never an error', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.json()), text => {
      const read = readAnyPuzzle(text)
      expect(read.ok || read.rejection.code).toBeTruthy()
    }),
  )
})
