import { useState } from 'preact/hooks'
import { type Cell, writeCell } from '#kernel/grid.ts'
import { Board, type BoardCell } from '#web/kit/board.tsx'
import { type Stroke, usePaintDrag } from '#web/kit/paint-drag.ts'
import type { SolutionCount } from '../../engine/composer/questions.ts'
import { SHADED, type Shading } from '../../rules/puzzle.ts'
import { type ComposedCell, composeText } from '../../text/en-compose.ts'
import { WrongIcon } from '../wrong-icon.tsx'
import { type Draft, isPainted, numberAt, paint } from './draft.ts'
import '#web/kit/hexagons.css'
import '../board.css'

/** The effect of a press on a cell: it selects the cell for a number, or paints it. Keys do both. */
export type PointerMode = 'numbers' | 'solution'

interface ComposerBoardProps {
  readonly draft: Draft
  readonly mode: PointerMode
  /** The cell that the number pad changes. */
  readonly selected: Cell | undefined
  /** The solutions to draw in place of the painting. */
  readonly shown: Pick<SolutionCount, 'first' | 'second'> | undefined
  readonly wrong: readonly Cell[]
  readonly shadeable: readonly Cell[]
  /** The cells of the suggestion under the pointer. */
  readonly pointed: readonly Cell[]
  select(cell: Cell): void
  paint(cells: readonly Cell[], isShaded: boolean): void
  onKey(key: string, cell: Cell): boolean
}

export function ComposerBoard(props: ComposerBoardProps) {
  const { draft, mode, select } = props
  const [stroke, setStroke] = useState<Stroke | null>(null)
  const paints = (one: Stroke) => mode === 'solution' || one.isAlternate
  // The first cell decides for the whole stroke.
  const brush = ({ cells }: Stroke) => !isPainted(draft, cells[0]!)
  const choose = (cell: Cell) => {
    select(cell)
    if (mode === 'solution') props.paint([cell], !isPainted(draft, cell))
  }
  const paintDrag = usePaintDrag({
    choose,
    painting: {
      preview: setStroke,
      paint(done) {
        if (paints(done)) props.paint(done.cells, brush(done))
        else select(done.cells.at(-1)!)
      },
    },
  })
  const isPreviewed = stroke !== null && paints(stroke)
  const drawn = isPreviewed ? paint(draft, stroke.cells, brush(stroke)) : draft
  const drawCell = createDrawing(props, drawn, isPreviewed ? stroke.cells : [])
  const { shape, cells } = draft.puzzle
  const rows = cells.map((row, index) =>
    row.flatMap((number, column) => (number === null ? [] : drawCell({ row: index, column }))),
  )
  return (
    <div class="so-frame">
      <Board
        // A board of another size must not keep the focus of the last one.
        key={`${shape} ${rows.length} ${rows[0]!.length}`}
        label={composeText.board}
        rows={rows}
        lattice={shape === 'hexagon' ? 'hexagon' : 'square'}
        choose={choose}
        paintDrag={paintDrag}
        onKeyboardMove={select}
        onKey={props.onKey}
      />
    </div>
  )
}

/** Draws one cell after another; sets of names, because lists would be searched for every cell. */
function createDrawing(
  props: ComposerBoardProps,
  draft: Draft,
  stroke: readonly Cell[],
): (cell: Cell) => BoardCell {
  const [wrong, shadeable, pointed, painting] = [props.wrong, props.shadeable, props.pointed, stroke].map(
    cells => new Set(cells.map(writeCell)),
  ) as [Set<string>, Set<string>, Set<string>, Set<string>]
  const selected = props.selected && writeCell(props.selected)
  return cell => {
    const name = writeCell(cell)
    const composed: ComposedCell = {
      name,
      number: numberAt(draft, cell),
      isPainted: isPainted(draft, cell),
      found: foundAt(props.shown, cell),
      isWrong: wrong.has(name) && !props.shown,
      isShadeable: shadeable.has(name) && !props.shown,
    }
    const looks = ['so-cell so-free', ...looksOf(composed)]
    if (name === selected) looks.push('co-selected')
    if (painting.has(name)) looks.push('so-stroke')
    if (pointed.has(name)) looks.push('pointed')
    return {
      cell,
      name: composeText.cell(composed),
      className: looks.join(' '),
      content: (
        <>
          <span class="so-number">{composed.number || ''}</span>
          {composed.isWrong && <WrongIcon />}
        </>
      ),
    }
  }
}

function looksOf({ isPainted, found, isWrong, isShadeable }: ComposedCell): string[] {
  if (found !== undefined) {
    if (found === 'none') return ['so-unmarked']
    return found === 'only' || found === 'both' ? ['so-shaded co-found'] : [`co-differs co-${found}`]
  }
  const looks = [isPainted ? 'so-shaded' : 'so-unmarked']
  if (isWrong) looks.push('so-wrong')
  if (isShadeable) looks.push('co-shadeable')
  return looks
}

function foundAt(
  shown: Pick<SolutionCount, 'first' | 'second'> | undefined,
  cell: Cell,
): ComposedCell['found'] {
  if (!shown?.first) return undefined
  const isFirst = shades(shown.first, cell)
  if (!shown.second) return isFirst ? 'only' : 'none'
  const isSecond = shades(shown.second, cell)
  if (isFirst && isSecond) return 'both'
  return isFirst ? 'first' : isSecond ? 'second' : 'none'
}

function shades(shading: Shading, { row, column }: Cell): boolean {
  return shading[row]?.charAt(column) === SHADED
}
