import { useDrag } from '#web/kit/drag.ts'
import { useLongPressDrag } from '#web/kit/long-press.ts'
import type { Selection } from './selection.ts'

/** Words are carried to cells, by a mouse at once, by a finger that holds still first. */
export function useWordDrag(selection: Selection) {
  const drag = useDrag<string>({ dropSelector: '.gg-filling [data-at]', onDrop: selection.drop })
  const { containerRef, onPointerDown } = useLongPressDrag(drag)
  const carried = drag.dragged && (
    <span class="gg-ghost" ref={drag.ghost} aria-hidden="true">
      {drag.dragged.item}
    </span>
  )
  return {
    place: containerRef,
    pressed: onPointerDown,
    carried,
    over: drag.dragged?.over as HTMLElement | null | undefined,
  }
}
