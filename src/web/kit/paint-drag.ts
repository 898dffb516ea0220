import { useEffect, useRef, useState } from 'preact/hooks'
import { type Cell, sameCell } from '#kernel/grid.ts'
import { trackPointer } from './track-pointer.ts'

/** The cells of one drag. */
export interface Stroke {
  readonly cells: readonly Cell[]
  /** Whether it was made with the other button, or began with a long press. */
  readonly isAlternate: boolean
}

/** Painting cells by dragging. A press that stays on its cell isn't a stroke; it chooses that cell. */
export interface PaintHandlers {
  /** Receives the stroke as it grows, and null when it has ended in any way. */
  preview(stroke: Stroke | null): void
  paint(stroke: Stroke): void
}

interface ActiveStroke {
  readonly grid: Element | null
  stroke: Stroke
  /** The last position of the pointer. */
  at: Point
}

interface Point {
  readonly clientX: number
  readonly clientY: number
}

const LONG_PRESS_PAINT_MS = 450

/** Smaller than any cell, so that a quick movement skips none. */
const SAMPLE_STEP_PX = 6

export interface PaintDrag {
  onPointerDown(event: PointerEvent, cell: Cell): void
  /** Whether a click only repeats what its press has done already. */
  isRepeatedClick(click: MouseEvent): boolean
  onContextMenu(event: MouseEvent): void
  cancel(): void
}

export interface PaintDragOptions {
  /** Absent on a board that is only shown. */
  readonly painting?: PaintHandlers
  choose?(cell: Cell): void
}

/** Follows one pointer at a time from press to release, while a board is shown. */
export function usePaintDrag(options: PaintDragOptions): PaintDrag {
  const latest = useRef(options)
  latest.current = options
  const [hand] = useState(() => createPaintDrag(latest))
  useEffect(() => hand.cancel, [hand])
  return hand
}

function createPaintDrag(options: { readonly current: PaintDragOptions }): PaintDrag {
  let going: ActiveStroke | undefined
  let giveUp = () => {}
  let done = false

  function onPointerDown(event: PointerEvent, cell: Cell): void {
    done = false
    if (!options.current.painting || going || !event.isPrimary || event.button === 1) return
    const isAlternate = event.button === 2 || event.ctrlKey
    const grid = (event.currentTarget as Element).closest('[role=grid]')
    const now: ActiveStroke = { grid, stroke: { cells: [cell], isAlternate }, at: event }
    going = now
    let waiting: ReturnType<typeof setTimeout> | undefined
    giveUp = trackPointer(event, {
      isExclusive: !grid?.closest('[data-scrolls]'),
      onMove,
      onRelease: event => release(now, event),
      onEnd() {
        clearTimeout(waiting)
        going = undefined
        done = true
        options.current.painting?.preview(null)
      },
    })
    // A finger may still turn out to scroll, so nothing is shown before it has moved further.
    if (event.pointerType !== 'touch') {
      grow([], isAlternate)
      return
    }
    waiting = setTimeout(() => going?.stroke.cells.length === 1 && grow([], true), LONG_PRESS_PAINT_MS)
  }

  function grow(cells: readonly Cell[], other: boolean): void {
    if (!going) return
    going.stroke = { cells: [...going.stroke.cells, ...cells], isAlternate: other }
    options.current.painting?.preview(going.stroke)
  }

  function onMove(event: PointerEvent): void {
    if (!going) return
    for (const cell of cellsBetween(going, event))
      if (!going.stroke.cells.some(one => sameCell(one, cell))) grow([cell], going.stroke.isAlternate)
    going.at = event
  }

  function release({ grid, stroke: { cells, isAlternate: other } }: ActiveStroke, event: PointerEvent): void {
    const first = cells[0]!
    const under = cellUnder(grid, event)
    const { painting, choose } = options.current
    if (cells.length > 1 || other) painting?.paint({ cells, isAlternate: other })
    else if (under && sameCell(under, first)) choose?.(first)
  }

  return {
    onPointerDown,
    cancel: () => giveUp(),
    // A click without a press comes from a screen reader or a script, and counts.
    isRepeatedClick: click => done && click.detail > 0,
    onContextMenu(event) {
      if (options.current.painting && (event.button === 2 || going)) event.preventDefault()
    },
  }
}

function* cellsBetween({ grid, at }: ActiveStroke, to: Point): Generator<Cell> {
  const across = to.clientX - at.clientX
  const down = to.clientY - at.clientY
  const strides = Math.max(1, Math.ceil(Math.hypot(across, down) / SAMPLE_STEP_PX))
  for (let stride = 1; stride <= strides; stride++) {
    const part = stride / strides
    const cell = cellUnder(grid, { clientX: at.clientX + across * part, clientY: at.clientY + down * part })
    if (cell) yield cell
  }
}

function cellUnder(grid: Element | null, { clientX, clientY }: Point): Cell | undefined {
  const element = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-at]')
  if (!element || !grid?.contains(element)) return undefined
  const [row, column] = element.dataset.at!.split(',').map(Number)
  return { row: row!, column: column! }
}
