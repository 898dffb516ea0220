import type { ComponentChildren } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { type Cell, sameCell } from '#kernel/grid.ts'
import { actionFor } from '#kernel/key-bindings.ts'
import { extentOf, horizontalOffset, middleCell } from './board-extent.ts'
import { HexagonShape, Labels } from './board-labels.tsx'
import { useBoardZoom, ZoomButton } from './board-zoom.tsx'
import { isRestoringFocus } from './focus.ts'
import { type BoardShape, type Lattice, nearestCell, stepOnBoard } from './grid-keys.ts'
import type { PaintDrag } from './paint-drag.ts'
import { useScrollableMark } from './use-scrollable-mark.ts'
import './board.css'

export interface BoardCell {
  readonly cell: Cell
  /** The content of the cell, then its position. */
  readonly name: string
  readonly className: string
  readonly content?: ComponentChildren
}

/** When a touch must be repeated to count. */
export type TouchConfirmation = 'always' | 'small' | 'never'

export interface BoardProps {
  readonly label: string
  /** Every row with its cells in order; a hole has none. */
  readonly rows: readonly (readonly BoardCell[])[]
  readonly lattice?: Lattice
  readonly className?: string
  readonly startCell?: Cell
  readonly confirming?: TouchConfirmation
  /** Absent on a board that is only shown. */
  choose?(cell: Cell): void
  /** On boards where marks are made by dragging too: the result of `usePaintDrag`, with the same `choose`. */
  readonly paintDrag?: PaintDrag
  /** Receives the cell under the pointer or the focus; null when there is none. */
  onPoint?(cell: Cell | null): void
  /** Called when a key has moved the focus. */
  onKeyboardMove?(cell: Cell): void
  /** A touch that has to be repeated. */
  onFirstTouch?(cell: Cell): void
  /** Handles a key on a cell, except those that move the focus; true when it did. Otherwise Enter and Space choose the cell. */
  onKey?(key: string, cell: Cell): boolean
}

/** The rows or columns from which cells are small even on a desktop. */
const LARGEST_WITHOUT_ZOOM = 20

const MIN_TOUCH_TARGET_PX = 44

/** Characters that some keyboards have only with Alt or AltGr. */
const SYMBOL_KEY = /^[^\p{L}\p{N}\s]$/u

/** The name of a letter that is pressed with Ctrl, or Command on a Mac; undefined for one that the key map leaves to the browser. */
export function controlKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string | undefined {
  const name = `ctrl+${key}`
  return (ctrlKey || metaKey) && !altKey && !shiftKey && actionFor(name) ? name : undefined
}

/** On a touch screen a browser still fires mouse events when cells move to where the finger was. */
const canHover = () => matchMedia('(hover: hover)').matches

/** A grid of cells: one stop for Tab, arrows inside, coordinates around. */
export function Board(props: BoardProps) {
  const { label, rows, choose, paintDrag: hand, onPoint, lattice = 'square', confirming = 'never' } = props
  const plan: BoardShape = { lattice, rows: rows.map(row => row.map(({ cell }) => cell.column)) }
  const extent = extentOf(plan)
  const [wanted, setWanted] = useState<Cell>(props.startCell ?? middleCell(plan))
  const at = nearestCell(plan, wanted.row, wanted.column)
  const frame = useRef<HTMLDivElement>(null)
  const tentative = useRef<Cell | null>(null)
  useScrollableMark(frame)
  const zoom = useBoardZoom(frame, at)

  function moveTo(cell: Cell): void {
    setWanted(cell)
    frame.current?.querySelector<HTMLElement>(`[data-at="${cell.row},${cell.column}"]`)?.focus()
  }

  function pressed(event: KeyboardEvent, cell: Cell): void {
    const { key, ctrlKey: ctrl, shiftKey: shift } = event
    const sign = SYMBOL_KEY.test(key) && (event.altKey || event.getModifierState('AltGraph'))
    const command = sign ? undefined : controlKey(event)
    if ((event.altKey || event.metaKey) && !sign && !command) return
    const target = stepOnBoard({ key, ctrl, shift }, cell, plan)
    if (target) {
      moveTo(target)
      props.onKeyboardMove?.(target)
    } else if ((ctrl && !sign && !command) || !props.onKey?.(command ?? key, cell)) {
      if (key !== 'Enter' && key !== ' ') return
      choose?.(cell)
    }
    event.preventDefault()
  }

  function clicked(event: MouseEvent, cell: Cell): void {
    if (hand?.isRepeatedClick(event)) return
    setWanted(cell)
    const target = event.currentTarget as HTMLElement
    const byTouch = (event as PointerEvent).pointerType === 'touch'
    const asks =
      confirming === 'always' || (confirming === 'small' && target.offsetWidth < MIN_TOUCH_TARGET_PX)
    if (byTouch && asks && !(tentative.current && sameCell(tentative.current, cell))) {
      tentative.current = cell
      onPoint?.(cell)
      props.onFirstTouch?.(cell)
      return
    }
    tentative.current = null
    // A tap on the focused cell causes no focus event.
    if (byTouch) onPoint?.(cell)
    choose?.(cell)
  }

  return (
    <div
      class={`board ${lattice}s ${hand ? 'painted' : ''} ${zoom.isZoomed ? 'enlarged' : ''} ${props.className ?? ''}`}
      style={{
        '--columns': extent.columns,
        '--rows': rows.length,
        '--across': extent.across,
        '--down': extent.down,
      }}
      ref={frame}
    >
      <Labels plan={plan} extent={extent} />
      {Math.max(extent.columns, rows.length) > LARGEST_WITHOUT_ZOOM && <ZoomButton {...zoom} />}
      {/* biome-ignore lint/a11y/useSemanticElements: a table's cells take no focus and no roving */}
      <div
        role="grid"
        class="cells"
        aria-label={label}
        aria-readonly={choose ? undefined : 'true'}
        onContextMenu={hand?.onContextMenu}
        onPointerLeave={() => canHover() && onPoint?.(null)}
        onFocusOut={event => {
          if (!event.currentTarget.contains(event.relatedTarget as Node | null)) onPoint?.(null)
        }}
      >
        {rows.map(row => (
          // biome-ignore lint/a11y/useSemanticElements: a row of the grid above
          // biome-ignore lint/a11y/useFocusableInteractive: the cells take the focus
          <div role="row" class="row" key={row[0]!.cell.row}>
            {row.map(({ cell, name, className: look, content }) => (
              // biome-ignore lint/a11y/useSemanticElements: a cell of the grid above
              <div
                role="gridcell"
                key={cell.column}
                class={`cell ${look}`}
                style={{ '--x': horizontalOffset(plan, cell.row, cell.column) - extent.left }}
                data-at={`${cell.row},${cell.column}`}
                aria-label={name}
                tabIndex={sameCell(cell, at) ? 0 : -1}
                onPointerDown={event => hand?.onPointerDown(event, cell)}
                onClick={event => clicked(event, cell)}
                onKeyDown={event => pressed(event, cell)}
                onFocus={() => {
                  setWanted(cell)
                  // Nobody has pointed at a cell that the page itself focuses.
                  if (!isRestoringFocus()) onPoint?.(cell)
                }}
                onPointerEnter={event => event.pointerType === 'mouse' && canHover() && onPoint?.(cell)}
              >
                {lattice === 'hexagon' && <HexagonShape />}
                {content}
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
