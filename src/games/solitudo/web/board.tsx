import { useRef, useState } from 'preact/hooks'
import { type Cell, writeCell } from '#kernel/grid.ts'
import { Board, type BoardCell } from '#web/kit/board.tsx'
import type { BoardFaceProps, CellHighlight } from '#web/kit/face.ts'
import { type Stroke, usePaintDrag } from '#web/kit/paint-drag.ts'
import { TOGGLES } from '../presentation/toggles.ts'
import { cellsInLine, equalNumbers } from '../rules/board.ts'
import { markAt, withMark } from '../rules/marks.ts'
import { notation } from '../rules/notation.ts'
import type { SolitudoTypes, View } from '../rules/types.ts'
import { text, webText } from '../text/en.ts'
import { brushOf, strokeMove } from './brush.ts'
import { WrongIcon } from './wrong-icon.tsx'
import '#web/kit/hexagons.css'
import './board.css'

/** A mark is undone as easily as it is made, so no touch has to be confirmed. */
export function SolitudoBoard({
  view,
  highlight,
  play,
  boardToggles,
  label,
  onKey,
}: BoardFaceProps<SolitudoTypes>) {
  const showsEqual = boardToggles?.has(TOGGLES.equal) ?? false
  // On a hexagon lines are hard to follow by eye.
  const showsLines = view.puzzle.shape === 'hexagon'
  const pointed = useRef<Cell | null>(null)
  const [, redraw] = useState({})
  const [stroke, setStroke] = useState<Stroke | null>(null)
  const { puzzle } = view
  const mark = view.acting ? play : undefined
  const marking = mark && {
    choose: (cell: Cell) => mark(notation.write({ kind: 'cycle', cell })),
    painting: { preview: setStroke, paint: (done: Stroke) => mark(strokeMove(view, done)) },
  }
  const paintDrag = usePaintDrag(marking ?? {})
  const marks = stroke ? withMark(view.marks, stroke.cells, brushOf(view, stroke)) : view.marks
  const at = view.over ? null : pointed.current
  const drawing = {
    view: { ...view, marks },
    has: membership(view, {
      stroke: stroke?.cells,
      equal: showsEqual && at ? equalNumbers(puzzle, at) : [],
      line: showsLines && at ? cellsInLine(puzzle, at) : [],
      highlight,
    }),
    highlight,
  }
  const rows = puzzle.cells.map((row, index) =>
    row.flatMap((number, column) => (number === null ? [] : drawCell(drawing, { row: index, column }))),
  )
  return (
    <div class="so-frame">
      <Board
        // A board of another size must not keep the focus of the last one.
        key={`${puzzle.shape} ${rows.length} ${rows[0]!.length}`}
        label={label}
        rows={rows}
        lattice={puzzle.shape === 'hexagon' ? 'hexagon' : 'square'}
        className={view.over ? `so-over so-${view.over}` : view.trying ? 'so-trying' : ''}
        {...(onKey && { onKey })}
        {...(marking && { choose: marking.choose, paintDrag })}
        onPoint={cell => {
          pointed.current = cell
          // Otherwise the board need not be redrawn for every cell that the pointer passes.
          if (showsEqual || showsLines) redraw({})
        }}
      />
      {view.trying && <p class="so-trying-sign">{webText.trying}</p>}
    </div>
  )
}

type Kind = 'tried' | 'wrong' | 'missed' | 'stroke' | 'equal' | 'line' | 'from' | 'pointed'
type Membership = Readonly<Record<Kind, ReadonlySet<string>>>

interface Drawing {
  readonly view: View
  readonly has: Membership
  readonly highlight: CellHighlight | undefined
}

interface PointedCells {
  readonly stroke: readonly Cell[] | undefined
  readonly equal: readonly Cell[]
  readonly line: readonly Cell[]
  readonly highlight: CellHighlight | undefined
}

/** Sets of cell names: on a large board, searching lists for every cell would be noticeable. */
function membership(
  { tried, wrong, missed, broken }: View,
  { stroke, equal, line, highlight }: PointedCells,
): Membership {
  const names = (cells: readonly Cell[] = []) => new Set(cells.map(writeCell))
  const isFault = highlight?.why === 'fault'
  return {
    tried: names(tried),
    wrong: names([...wrong, ...broken.flatMap(({ cells }) => cells), ...(isFault ? highlight.cells : [])]),
    missed: names(missed),
    stroke: names(stroke),
    equal: names(equal),
    line: names(line),
    from: names(highlight?.from),
    pointed: names(isFault ? [] : highlight?.cells),
  }
}

function drawCell({ view, has, highlight }: Drawing, cell: Cell): BoardCell {
  const name = writeCell(cell)
  const looks = ['so-cell', `so-${markAt(view.marks, cell)}`]
  // Circles are notes of the player's own; the solution needs none.
  if (view.ownMarks && markAt(view.ownMarks, cell) === 'kept') looks.push('so-noted')
  if (has.missed.has(name)) looks.push('so-missed')
  if (view.acting) looks.push('so-free')
  if (has.tried.has(name)) looks.push('so-tried')
  if (has.stroke.has(name)) looks.push('so-stroke')
  if (has.equal.has(name)) looks.push('so-equal')
  if (has.line.has(name)) looks.push('so-in-line')
  if (has.from.has(name)) looks.push('so-from')
  if (has.pointed.has(name)) looks.push('pointed', highlight?.why === 'refused' ? 'refused' : 'advised')
  // While it is painted over, a mark is not judged yet.
  const isWrong = has.wrong.has(name) && !has.stroke.has(name)
  if (isWrong) looks.push('so-wrong')
  return {
    cell,
    name: text.cell(view, cell),
    className: looks.join(' '),
    content: (
      <>
        <span class="so-number">{view.puzzle.cells[cell.row]![cell.column] || ''}</span>
        {isWrong && <WrongIcon />}
      </>
    ),
  }
}
