import type { Puzzle, Shading } from '../rules/puzzle.ts'
import { PAGE, type Page, type Shape, type Text } from './drawing.ts'
import { type Box, boardGeometryOf, drawPuzzle, scaleOf } from './puzzle-picture.ts'

export interface SheetPuzzle {
  readonly puzzle: Puzzle
  readonly solution: Shading
  /** Above it: what it is. */
  readonly heading: string
  /** Below it, small: the seed that makes it again. */
  readonly name: string
}

interface Arrangement {
  readonly across: number
  readonly down: number
}

const MARGIN = 45
const TITLE = 44
const GAP = { across: 32, down: 18 }
const HEADING = 16
const NAME = 16
const INK = '#17211c'
const SOFT = '#4c5a52'

/** From many a page to one. */
const ARRANGEMENTS: readonly Arrangement[] = [
  { across: 2, down: 3 },
  { across: 2, down: 2 },
  { across: 1, down: 2 },
  { across: 1, down: 1 },
]
const SOLUTIONS: readonly Arrangement[] = [
  { across: 3, down: 4 },
  { across: 2, down: 3 },
  { across: 1, down: 2 },
]

/** Room for a pencil: about seven millimetres a cell. */
const LEAST_CELL = 20
/** Solutions are only read. */
const LEAST_SOLUTION_CELL = 10

/** The lines at the top of the pages. */
export interface Headings {
  readonly title: string
  /** How it is played, in one line. */
  readonly rules: string
  readonly solutions: string
}

/** The pages of a puzzle sheet, the solutions on pages of their own at the end. */
export function sheetOf({ title, rules, solutions }: Headings, puzzles: readonly SheetPuzzle[]): Page[] {
  return [
    ...pagesOf([title, rules], puzzles, { arrangements: ARRANGEMENTS, leastCell: LEAST_CELL, solved: false }),
    ...pagesOf([solutions, ''], puzzles, {
      arrangements: SOLUTIONS,
      leastCell: LEAST_SOLUTION_CELL,
      solved: true,
    }),
  ]
}

interface PageOptions {
  readonly arrangements: readonly Arrangement[]
  readonly leastCell: number
  readonly solved: boolean
}

function pagesOf(
  [title, line]: readonly [string, string],
  puzzles: readonly SheetPuzzle[],
  { arrangements, leastCell, solved }: PageOptions,
): Page[] {
  const isLarge = (arrangement: Arrangement) =>
    puzzles.every(({ puzzle }) => scaleOf(boardGeometryOf(puzzle), boxOf(arrangement, 0)) >= leastCell)
  const densest = arrangements.find(isLarge) ?? arrangements.at(-1)!
  const pageCount = ({ across, down }: Arrangement) => Math.ceil(puzzles.length / (across * down))
  // Few puzzles fill the page as well as many.
  const arrangement =
    arrangements.findLast(one => pageCount(one) === pageCount(densest) && isLarge(one)) ?? densest
  const perPage = arrangement.across * arrangement.down
  const pages: Page[] = []
  for (let first = 0; first < puzzles.length; first += perPage)
    pages.push([
      { ...textAt(title, MARGIN, MARGIN + 14, 18, INK), bold: true },
      textAt(line, MARGIN, MARGIN + 30, 9, SOFT),
      ...puzzles
        .slice(first, first + perPage)
        .flatMap((printed, place) => drawSheetPuzzle(printed, boxOf(arrangement, place), solved)),
    ])
  return pages
}

/** The room for one board of a page, the lines above and below it left out. */
function boxOf({ across, down }: Arrangement, place: number): Box {
  const width = (PAGE.width - 2 * MARGIN - (across - 1) * GAP.across) / across
  const height = (PAGE.height - 2 * MARGIN - TITLE - (down - 1) * GAP.down) / down
  return {
    left: MARGIN + (place % across) * (width + GAP.across),
    top: MARGIN + TITLE + Math.floor(place / across) * (height + GAP.down) + HEADING,
    width,
    height: height - HEADING - NAME,
  }
}

function drawSheetPuzzle(
  { puzzle, solution, heading, name }: SheetPuzzle,
  box: Box,
  solved: boolean,
): Shape[] {
  const outline = boardGeometryOf(puzzle)
  const below = box.top + outline.height * scaleOf(outline, box) + 11
  return [
    textAt(heading, box.left, box.top - 6, 10, INK),
    ...drawPuzzle(puzzle, box, solved ? solution : undefined),
    ...(solved ? [] : [textAt(name, box.left, below, 7, SOFT)]),
  ]
}

function textAt(text: string, left: number, base: number, size: number, colour: string): Text {
  return { kind: 'text', at: [left, base], anchor: 'start', text, size, colour }
}
