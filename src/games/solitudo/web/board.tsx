import { useRef, useState } from 'preact/hooks'
import { type Cell, writeCell } from '#kernel/grid.ts'
import { Board, type BoardCell } from '#web/kit/board.tsx'
import type { BoardFaceProps, CellHighlight } from '#web/kit/face.ts'
import { type Stroke, usePaintDrag } from '#web/kit/paint-drag.ts'
import { equalNumbers } from '../rules/board.ts'
import { markAt, withMark } from '../rules/marks.ts'
import { notation } from '../rules/notation.ts'
import type { SolitudoTypes, View } from '../rules/types.ts'
import { words } from '../words.ts'
import { brushOf, strokeMove } from './brush.ts'
import { faceWords } from './words.ts'
import { WrongIcon } from './wrong-icon.tsx'
import '#web/kit/hexagons.css'
import './board.css'

/** A mark is taken back as easily as it is made, so no touch has to be repeated here. */
export function SolitudoBoard({
  view,
  highlight,
  play,
  boardToggles,
  label,
  onKey,
}: BoardFaceProps<SolitudoTypes>) {
  const showsEqual = boardToggles?.has('equal') ?? false
  const pointed = useRef<Cell | null>(null)
  const [, drawAnew] = useState({})
  const [stroke, setStroke] = useState<Stroke | null>(null)
  const { puzzle } = view
  const mark = view.acting ? play : undefined
  const marking = mark && {
    choose: (cell: Cell) => mark(notation.write({ kind: 'cycle', cell })),
    painting: { preview: setStroke, paint: (done: Stroke) => mark(strokeMove(view, done)) },
  }
  const paintDrag = usePaintDrag(marking ?? {})
  const marks = stroke ? withMark(view.marks, stroke.cells, brushOf(view, stroke)) : view.marks
  const equal = showsEqual && pointed.current ? equalNumbers(view.puzzle, pointed.current) : []
  const drawing = {
    view: { ...view, marks },
    has: membership(view, stroke, equal, highlight),
    pointing: highlight,
  }
  const rows = puzzle.cells.map((row, index) =>
    row.flatMap((number, column) => (number === null ? [] : drawCell(drawing, { row: index, column }))),
  )
  return (
    <div class="so-frame">
      <Board
        // Another puzzle is another board, with its focus in its own middle.
        key={`${puzzle.shape} ${rows.length} ${rows[0]!.length}`}
        label={label}
        rows={rows}
        lattice={puzzle.shape === 'hexagon' ? 'hexagon' : 'square'}
        className={view.over ? `so-over so-${view.over}` : view.trying ? 'so-trying' : ''}
        {...(onKey && { onKey })}
        {...(marking && { choose: marking.choose, paintDrag })}
        onPoint={cell => {
          pointed.current = cell
          // Without the aid a board need not be drawn anew for every cell that is passed.
          if (showsEqual) drawAnew({})
        }}
      />
      {view.trying && <p class="so-trying-sign">{faceWords.trying}</p>}
    </div>
  )
}

type Kind = 'tried' | 'wrong' | 'stroke' | 'equal' | 'pointed'
type Membership = Readonly<Record<Kind, ReadonlySet<string>>>

interface Drawing {
  readonly view: View
  readonly has: Membership
  readonly pointing: CellHighlight | undefined
}

/** Which cells are of each kind, by name: on a large board looking through lists for every cell would be felt. */
function membership(
  { tried, wrong, broken }: View,
  stroke: Stroke | null,
  equal: readonly Cell[],
  pointing: CellHighlight | undefined,
): Membership {
  const names = (cells: readonly Cell[] = []) => new Set(cells.map(writeCell))
  return {
    tried: names(tried),
    wrong: names([...wrong, ...broken.flatMap(({ cells }) => cells)]),
    stroke: names(stroke?.cells),
    equal: names(equal),
    pointed: names(pointing?.cells),
  }
}

function drawCell({ view, has, pointing }: Drawing, cell: Cell): BoardCell {
  const name = writeCell(cell)
  const looks = ['so-cell', `so-${markAt(view.marks, cell)}`]
  if (view.acting) looks.push('so-free')
  if (has.tried.has(name)) looks.push('so-tried')
  if (has.stroke.has(name)) looks.push('so-stroke')
  if (has.equal.has(name)) looks.push('so-equal')
  if (has.pointed.has(name)) looks.push('pointed', pointing?.why === 'refused' ? 'refused' : 'advised')
  // While it is painted over, a mark is not judged yet.
  const isWrong = has.wrong.has(name) && !has.stroke.has(name)
  if (isWrong) looks.push('so-wrong')
  return {
    cell,
    name: words.cell(view, cell),
    className: looks.join(' '),
    content: (
      <>
        <span class="so-number">{view.puzzle.cells[cell.row]![cell.column]}</span>
        {isWrong && <WrongIcon />}
      </>
    ),
  }
}
