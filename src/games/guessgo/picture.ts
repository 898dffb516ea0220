import { sameCell } from '#kernel/grid.ts'
import type { DrawnPosition, Picture, Shape } from '#kernel/picture.ts'
import { cellAtIndex, crossedOutWords } from './rules/grid.ts'
import type { GuessGoTypes, View } from './rules/types.ts'

const MARGIN = 20
const GAP = 2
/** Words are wider than they are high, and so are their cells. */
const CELL_WIDTH = 84
const CELL_HEIGHT = 34
const HEADING = 34

/** Both grids, one below the other. Once the game is over, all words are shown in every position. */
export function drawPicture({ view, finalView, names }: DrawnPosition<GuessGoTypes>): Picture {
  const { size } = view.terms
  const grids = finalView?.open ? finalView.grids : view.grids
  const shown: View = { ...view, grids }
  const gridHeight = HEADING + size * CELL_HEIGHT + MARGIN
  return {
    width: size * CELL_WIDTH + 2 * MARGIN,
    height: grids.length * gridHeight + MARGIN,
    shapes: grids.flatMap((_, seat) => drawGrid(shown, seat, names[seat] ?? '', MARGIN + seat * gridHeight)),
  }
}

function drawGrid(view: View, seat: number, name: string, top: number): readonly Shape[] {
  const { size } = view.terms
  const crossed = crossedOutWords(view.calls[1 - seat] ?? [])
  const heading: Shape = {
    kind: 'text',
    at: [MARGIN, top + 20],
    anchor: 'start',
    size: 20,
    text: name,
    fallback: `#${seat + 1}`,
    fill: 'ink',
    maxWidth: size * CELL_WIDTH,
  }
  const cells = view.grids[seat]!.flatMap((word, index): readonly Shape[] => {
    const cell = cellAtIndex(index, size)
    const left = MARGIN + cell.column * CELL_WIDTH
    const cellTop = top + HEADING + cell.row * CELL_HEIGHT
    const decides = decidingCells(view, seat).some(one => sameCell(one, cell))
    const isHitword = word !== null && view.terms.hitwordsOf.includes(word)
    const isCrossed = word !== null && crossed.has(word)
    const edge = decides ? 'leaf' : isHitword ? 'damson' : 'line'
    return [
      {
        kind: 'rectangle',
        at: [left + GAP / 2, cellTop + GAP / 2],
        width: CELL_WIDTH - GAP,
        height: CELL_HEIGHT - GAP,
        radius: 4,
        fill: word === null ? 'sunk' : isCrossed ? 'medlar-fill' : 'cell-open',
        edge: { thickness: decides ? 3.4 : isHitword ? 2 : 1, colour: edge },
      },
      ...(word === null ? [] : [wordIn(word, left, cellTop)]),
      // A stroke through the word: readable without any colour.
      ...(isCrossed
        ? [
            {
              kind: 'line',
              from: [left + 8, cellTop + CELL_HEIGHT - 7],
              to: [left + CELL_WIDTH - 8, cellTop + 7],
              thickness: 2,
              fill: 'medlar',
            } as const,
          ]
        : []),
    ]
  })
  return [heading, ...cells]
}

function wordIn(text: string, left: number, top: number): Shape {
  return {
    kind: 'text',
    at: [left + CELL_WIDTH / 2, top + CELL_HEIGHT * 0.65],
    anchor: 'middle',
    size: 17,
    text,
    fill: 'ink',
    maxWidth: CELL_WIDTH - 12,
  }
}

/** The cells of the line or hitword that ended the game, where they are on this seat's grid. */
function decidingCells({ ended }: View, seat: number) {
  if (!ended) return []
  return (ended.by === 'line') === (ended.winner !== seat) ? ended.cells : []
}
