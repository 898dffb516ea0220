import { useDrag } from '#web/kit/drag.ts'
import { useHold } from '#web/kit/hold.ts'
import type { Desk } from './desk.ts'

/** Words are carried to cells, by a mouse at once, by a finger that holds still first. */
export function useCarry(desk: Desk) {
  const drag = useDrag<string>({ onto: '.gg-filling [data-at]', drop: desk.drop })
  const { place, pressed } = useHold(drag)
  const carried = drag.carried && (
    <span class="gg-ghost" ref={drag.ghost} aria-hidden="true">
      {drag.carried.item}
    </span>
  )
  return { place, pressed, carried, over: drag.carried?.over as HTMLElement | null | undefined }
}
