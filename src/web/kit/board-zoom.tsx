import type { RefObject } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Cell } from '#kernel/grid.ts'
import { boardText } from '../text/en/board.ts'
import { Icon, LESS, MAGNIFIER } from './icon.tsx'

export interface BoardZoom {
  readonly isZoomed: boolean
  toggle(): void
}

/** Enlarges the cells of a board within its frame, which then scrolls; the current cell is in the middle of it. */
export function useBoardZoom(frame: RefObject<HTMLElement | null>, current: Cell): BoardZoom {
  const [isZoomed, setZoomed] = useState(false)
  const wasToggled = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls only when the zoom changes
  useLayoutEffect(() => {
    if (!wasToggled.current) return
    frame.current
      ?.querySelector(`[data-at="${current.row},${current.column}"]`)
      ?.scrollIntoView({ block: 'center', inline: 'center' })
  }, [isZoomed])
  return {
    isZoomed,
    toggle() {
      wasToggled.current = true
      setZoomed(!isZoomed)
    },
  }
}

/** In the corner of the board, where no letter and no number is. */
export function ZoomButton({ isZoomed, toggle }: BoardZoom) {
  return (
    <button
      type="button"
      class="board-zoom"
      aria-label={boardText.zoom}
      title={boardText.zoom}
      aria-pressed={isZoomed}
      onClick={toggle}
    >
      <Icon path={isZoomed ? LESS : MAGNIFIER} />
    </button>
  )
}
