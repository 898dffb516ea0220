import { writeCell } from '#kernel/grid.ts'
import type { Seat } from '#kernel/rules.ts'
import type { Person } from '#kernel/text.ts'
import type { Face } from '#web/kit/face.ts'
import type { Event, ObstructionTypes, View } from '../rules/types.ts'
import { text, webText } from '../text/en.ts'
import { ObstructionBoard } from './board.tsx'
import { BlockedShape, MarkShape, WouldBeBlockedShape } from './marks.tsx'
import { ObstructionPreview } from './preview.tsx'

export const face: Face<ObstructionTypes> = {
  Board: ObstructionBoard,
  PlayerSymbol,
  EventLine,
  Legend,
  Preview: ObstructionPreview,
  loadFirstMoveMap: () => import('./analysis/first-move-map.tsx'),
  loadAnalysis: () => import('./analysis/analysis.tsx'),
}

function PlayerSymbol({ view, seat }: { readonly view: View; readonly seat: Seat }) {
  if (view.phase !== 'placing') return null
  return (
    <span class="ob-sign">
      <MarkShape mark={view.marks[seat]!} />
    </span>
  )
}

function EventLine({ event, people }: { readonly event: Event; readonly people: readonly Person[] }) {
  if (event.kind !== 'marked') return <span class="soft">{text.event(event, people)}</span>
  return (
    <span class="ob-line figures">
      <span class="ob-sign">
        <MarkShape mark={event.mark} />
        <span class="visually-hidden">{event.mark} </span>
      </span>
      <strong>{writeCell(event.cell)}</strong>
      <span class="soft">{webText.openCount(event.open)}</span>
    </span>
  )
}

function Legend() {
  return (
    <ul class="legend">
      <li>
        <span class="cell ob-open" />
        {webText.open}
      </li>
      <li>
        <span class="cell ob-blocked">
          <BlockedShape />
        </span>
        {webText.blocked}
      </li>
      <li>
        <span class="cell ob-marked ob-x ob-last">
          <MarkShape mark="X" />
        </span>
        {webText.last}
      </li>
      <li>
        <span class="cell ob-open">
          <WouldBeBlockedShape />
        </span>
        {webText.would}
      </li>
    </ul>
  )
}
