import { useEffect, useRef, useState } from 'preact/hooks'
import { type Cell, sameCell } from '#kernel/grid.ts'
import { follow } from './follow.ts'

/** Cells that were gone over in one go. */
export interface Stroke {
  readonly cells: readonly Cell[]
  /** By the other button, or begun with a long press. */
  readonly other: boolean
}

/** Painting over cells by dragging. A press that stays on its cell is no stroke but chooses that cell. */
export interface Painting {
  /** The stroke as it grows, and null when it has ended, however it did. */
  show(stroke: Stroke | null): void
  paint(stroke: Stroke): void
}

interface Going {
  readonly grid: Element | null
  stroke: Stroke
  /** Where the pointer was last seen. */
  at: Point
}

interface Point {
  readonly clientX: number
  readonly clientY: number
}

const LONG_PRESS_MS = 450

/** Smaller than any cell, so that a quick hand skips none. */
const STRIDE = 6

export interface Hand {
  pressed(event: PointerEvent, cell: Cell): void
  /** Whether a click only repeats what its press has already done. */
  repeats(click: MouseEvent): boolean
  menu(event: MouseEvent): void
  giveUp(): void
}

export interface Wishes {
  /** Absent on a board that is only looked at. */
  readonly painting?: Painting
  choose?(cell: Cell): void
}

/** Follows one pointer from press to release, for as long as a board is shown. */
export function useHand(wishes: Wishes): Hand {
  const latest = useRef(wishes)
  latest.current = wishes
  const [hand] = useState(() => createHand(latest))
  useEffect(() => hand.giveUp, [hand])
  return hand
}

function createHand(wishes: { readonly current: Wishes }): Hand {
  let going: Going | undefined
  let giveUp = () => {}
  let done = false

  function pressed(event: PointerEvent, cell: Cell): void {
    done = false
    if (!wishes.current.painting || going || !event.isPrimary || event.button === 1) return
    const other = event.button === 2 || event.ctrlKey
    const grid = (event.currentTarget as Element).closest('[role=grid]')
    const now: Going = { grid, stroke: { cells: [cell], other }, at: event }
    going = now
    let waiting: ReturnType<typeof setTimeout> | undefined
    giveUp = follow(event, {
      alone: !grid?.closest('[data-scrolls]'),
      moved,
      released: event => release(now, event),
      ended() {
        clearTimeout(waiting)
        going = undefined
        done = true
        wishes.current.painting?.show(null)
      },
    })
    // A finger may still turn out to scroll, and shows nothing before it has gone further.
    if (event.pointerType !== 'touch') {
      grow([], other)
      return
    }
    waiting = setTimeout(() => going?.stroke.cells.length === 1 && grow([], true), LONG_PRESS_MS)
  }

  function grow(cells: readonly Cell[], other: boolean): void {
    if (!going) return
    going.stroke = { cells: [...going.stroke.cells, ...cells], other }
    wishes.current.painting?.show(going.stroke)
  }

  function moved(event: PointerEvent): void {
    if (!going) return
    for (const cell of passed(going, event))
      if (!going.stroke.cells.some(one => sameCell(one, cell))) grow([cell], going.stroke.other)
    going.at = event
  }

  function release({ grid, stroke: { cells, other } }: Going, event: PointerEvent): void {
    const first = cells[0]!
    const under = cellUnder(grid, event)
    const { painting, choose } = wishes.current
    if (cells.length > 1 || other) painting?.paint({ cells, other })
    else if (under && sameCell(under, first)) choose?.(first)
  }

  return {
    pressed,
    giveUp: () => giveUp(),
    // A click without a press comes from a screen reader or a script, and counts.
    repeats: click => done && click.detail > 0,
    menu(event) {
      if (wishes.current.painting && (event.button === 2 || going)) event.preventDefault()
    },
  }
}

function* passed({ grid, at }: Going, to: Point): Generator<Cell> {
  const across = to.clientX - at.clientX
  const down = to.clientY - at.clientY
  const strides = Math.max(1, Math.ceil(Math.hypot(across, down) / STRIDE))
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
