import { useEffect, useRef, useState } from 'preact/hooks'
import { type Cell, sameCell, writeCell } from '#kernel/grid.ts'
import { Board, type BoardProps } from '#web/kit/board.tsx'
import type { CellHighlight } from '#web/kit/face.ts'
import { Icon, LESS, MAGNIFIER } from '#web/kit/icon.tsx'
import { cellAtIndex, crossedOutWords } from '../rules/grid.ts'
import type { View } from '../rules/types.ts'
import { cellContents } from '../text/en.ts'
import { webText } from '../text/en-web.ts'
import './word-grid.css'

interface Props extends Omit<BoardProps, 'rows' | 'onPoint'> {
  readonly view: View
  readonly seat: number
  readonly pointing?: CellHighlight | undefined
  /** The place that was chosen and waits. */
  readonly chosen?: number | undefined
  /** The cell that something is carried over, as `data-at` names it. */
  readonly over?: string | undefined
}

/** From this size on cells are too small on a phone to be read. */
const LARGE_GRID = 8
const SMALLEST_TOUCH = 40

/** One player's grid as the viewer may see it. Small cells can be enlarged, and the pointed cell is described below. */
export function WordGrid({ view, seat, pointing, chosen, over, ...board }: Props) {
  const [zoomed, setZoomed] = useState(false)
  const [pointed, setPointed] = useState<Cell | null>(null)
  /** Still known when the button that enlarges the grid has taken the focus. */
  const lastPointed = useRef<Cell | null>(null)
  const frame = useRef<HTMLDivElement>(null)
  const { size } = view.terms
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls only when the zoom changes
  useEffect(() => {
    const cell = chosen === undefined ? lastPointed.current : cellAtIndex(chosen, size)
    if (zoomed && cell)
      frame.current
        ?.querySelector(`[data-at="${cell.row},${cell.column}"]`)
        ?.scrollIntoView({ block: 'center', inline: 'center' })
  }, [zoomed])

  function point(cell: Cell | null): void {
    setPointed(cell)
    lastPointed.current = cell ?? lastPointed.current
  }

  /** Enlarges cells that are too small to be tapped or read. */
  function approach(event: Event): void {
    const cell = (event.target as Element).closest<HTMLElement>('.cell')
    if (cell && matchMedia('(pointer: coarse)').matches && cell.offsetWidth < SMALLEST_TOUCH) setZoomed(true)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a tap also brings the cell closer
    // biome-ignore lint/a11y/useKeyWithClickEvents: the zoom button works with keys
    <div
      class={zoomed ? 'gg-place gg-zoomed' : 'gg-place'}
      style={{ '--longest': longestPart(view.terms.pool) }}
      ref={frame}
      onClick={approach}
    >
      <Board
        {...board}
        className="gg-board"
        rows={drawRows({ view, seat, pointing, chosen, over })}
        onPoint={point}
      />
      <div class="gg-under">
        <p aria-hidden="true">{pointed && nameOf(view, seat, pointed)}</p>
        {size >= LARGE_GRID && (
          <button
            type="button"
            class="pill gg-zoom"
            aria-label={webText.zoom}
            title={webText.zoom}
            aria-pressed={zoomed}
            onClick={() => setZoomed(!zoomed)}
          >
            <Icon path={zoomed ? LESS : MAGNIFIER} />
          </button>
        )}
      </div>
    </div>
  )
}

function drawRows({ view, seat, pointing, chosen, over }: Omit<Props, keyof BoardProps>): BoardProps['rows'] {
  const { size, hitwordsOf } = view.terms
  const crossed = crossedOutWords(view.calls[1 - seat]!)
  const deciding = decidingCells(view, seat)
  const among = (cells: readonly Cell[], cell: Cell) => cells.some(one => sameCell(one, cell))
  return Array.from({ length: size }, (_, row) =>
    view.grids[seat]!.slice(row * size, (row + 1) * size).map((word, column) => {
      const cell = cellAtIndex(row * size + column, size)
      const isChosen = chosen === row * size + column
      const looks = [word === null ? 'gg-cell gg-empty' : 'gg-cell']
      if (word !== null && hitwordsOf.includes(word)) looks.push('gg-hitword')
      if (word !== null && crossed.has(word)) looks.push('gg-crossed')
      if (isChosen) looks.push('gg-chosen')
      if (over === `${row},${column}`) looks.push('gg-over')
      const decides = among(deciding, cell)
      if (decides) looks.push('gg-decides')
      if (pointing && among(pointing.cells, cell))
        looks.push('pointed', pointing.why === 'refused' ? 'refused' : 'advised')
      return {
        cell,
        name: `${nameOf(view, seat, cell)}${isChosen ? webText.chosen : ''}${decides ? webText.decided : ''}`,
        className: looks.join(' '),
        content: word !== null && <CellWord word={word} isCrossedOut={crossed.has(word)} />,
      }
    }),
  )
}

function nameOf(view: View, seat: number, cell: Cell): string {
  return `${cellContents(view, seat, cell.row * view.terms.size + cell.column)}, ${writeCell(cell)}`
}

const SHORT = 3

interface CellWordProps {
  readonly word: string
  readonly isCrossedOut: boolean
}

/** The word, and its beginning for where there is no room for more. */
function CellWord({ word, isCrossedOut }: CellWordProps) {
  return (
    <>
      <span class="gg-word" style={{ '--letters': longestPart([word]) }}>
        <span>{word}</span>
        <span>{word.slice(0, SHORT)}</span>
      </span>
      {isCrossedOut && (
        <svg class="gg-stroke" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <line x1="4" y1="6" x2="96" y2="94" />
        </svg>
      )}
    </>
  )
}

/** The letters of the longest word, or part of one between spaces and hyphens: all words are set in its size. */
function longestPart(words: readonly string[]): number {
  return Math.max(1, ...words.flatMap(word => word.split(/[ -]/)).map(part => part.length))
}

/** The cells of the line or hitword that ended the game, where they are on this seat's grid. */
export function decidingCells({ ended }: View, seat: number): readonly Cell[] {
  if (!ended) return []
  return (ended.by === 'line') === (ended.winner !== seat) ? ended.cells : []
}
