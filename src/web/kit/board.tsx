import type { ComponentChildren } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { type Cell, columnLetters, sameCell } from '#kernel/grid.ts'
import { type Shape, stepOnBoard, within } from './grid-keys.ts'
import './board.css'

export interface BoardCell {
  readonly cell: Cell
  /** What is on it, then where. */
  readonly name: string
  readonly look: string
  readonly content?: ComponentChildren
}

/** When a touch must be repeated before it counts. */
export type Confirming = 'always' | 'small' | 'never'

export interface BoardProps {
  readonly label: string
  readonly rows: readonly (readonly BoardCell[])[]
  readonly start?: Cell
  readonly confirming?: Confirming
  /** Absent on a board that is only looked at. */
  choose?(cell: Cell): void
  /** The cell under the pointer or the focus, null when there is none. */
  point?(cell: Cell | null): void
  /** A touch that has to be repeated. */
  touched?(cell: Cell): void
  /** Any other key pressed on a cell; true when it was of use. */
  ask?(key: string, cell: Cell): boolean
}

const SMALLEST_TOUCH = 44

/** Cells as a grid: one stop for Tab, arrows inside, coordinates around. */
export function Board(props: BoardProps) {
  const { label, rows, choose, point, confirming = 'never' } = props
  const shape: Shape = rows.map(row => ({ first: row[0]!.cell.column, last: row.at(-1)!.cell.column }))
  const [wanted, setWanted] = useState<Cell>(props.start ?? middle(shape))
  const at = within(shape, wanted.row, wanted.column)
  const grid = useRef<HTMLDivElement>(null)
  const tentative = useRef<Cell | null>(null)
  const columns = Math.max(...shape.map(({ last }) => last)) + 1

  function moveTo(cell: Cell): void {
    setWanted(cell)
    grid.current?.querySelector<HTMLElement>(`[data-at="${cell.row},${cell.column}"]`)?.focus()
  }

  function pressed(event: KeyboardEvent, cell: Cell): void {
    if (event.altKey || event.metaKey) return
    const target = stepOnBoard({ key: event.key, ctrl: event.ctrlKey }, cell, shape)
    if (target) moveTo(target)
    else if (event.key === 'Enter' || event.key === ' ') choose?.(cell)
    else if (event.ctrlKey || !props.ask?.(event.key, cell)) return
    event.preventDefault()
  }

  function clicked(event: MouseEvent, cell: Cell): void {
    setWanted(cell)
    const target = event.currentTarget as HTMLElement
    const byTouch = (event as PointerEvent).pointerType === 'touch'
    const asks = confirming === 'always' || (confirming === 'small' && target.offsetWidth < SMALLEST_TOUCH)
    if (byTouch && asks && !(tentative.current && sameCell(tentative.current, cell))) {
      tentative.current = cell
      point?.(cell)
      props.touched?.(cell)
      return
    }
    tentative.current = null
    choose?.(cell)
  }

  return (
    <div class="board" style={{ '--columns': columns, '--rows': rows.length }}>
      <div class="letters" aria-hidden="true">
        {Array.from({ length: columns }, (_, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column's letter is its identity
          <span key={column}>{columnLetters(column)}</span>
        ))}
      </div>
      <div class="numbers figures" aria-hidden="true">
        {rows.map((_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row's number is its identity
          <span key={row}>{row + 1}</span>
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a table's cells take no focus and no roving */}
      <div
        role="grid"
        class="cells"
        aria-label={label}
        aria-readonly={choose ? undefined : 'true'}
        ref={grid}
        onPointerLeave={() => point?.(null)}
        onFocusOut={event => {
          if (!event.currentTarget.contains(event.relatedTarget as Node | null)) point?.(null)
        }}
      >
        {rows.map(row => (
          // biome-ignore lint/a11y/useSemanticElements: a row of the grid above
          // biome-ignore lint/a11y/useFocusableInteractive: the cells take the focus
          <div role="row" class="row" key={row[0]!.cell.row}>
            {row.map(({ cell, name, look, content }) => (
              // biome-ignore lint/a11y/useSemanticElements: a cell of the grid above
              <div
                role="gridcell"
                key={cell.column}
                class={`cell ${look}`}
                data-at={`${cell.row},${cell.column}`}
                aria-label={name}
                tabIndex={sameCell(cell, at) ? 0 : -1}
                onClick={event => clicked(event, cell)}
                onKeyDown={event => pressed(event, cell)}
                onFocus={() => {
                  setWanted(cell)
                  point?.(cell)
                }}
                onPointerEnter={event => event.pointerType === 'mouse' && point?.(cell)}
              >
                {content}
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

function middle(shape: Shape): Cell {
  const row = Math.floor((shape.length - 1) / 2)
  const { first, last } = shape[row]!
  return { row, column: Math.floor((first + last) / 2) }
}
