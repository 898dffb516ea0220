import { neighbours, writeCell } from '#kernel/grid.ts'
import type { Seat } from '#kernel/rules.ts'
import type { Person } from '#kernel/text.ts'
import type { Face } from '#web/kit/face.ts'
import type { Event, ObstructionTypes, View } from '../rules/types.ts'
import { words } from '../words.ts'
import { ObstructionBoard } from './board.tsx'
import { BlockedShape, MarkShape, WouldBeBlockedShape } from './marks.tsx'
import { ObstructionPreview } from './preview.tsx'
import { faceWords } from './words.ts'

/** Obstruction in the browser. */
export const face: Face<ObstructionTypes> = {
  Board: ObstructionBoard,
  PlayerSymbol,
  EventLine,
  Legend,
  Preview: ObstructionPreview,
  isOptionVisible: (setup, option) => setup.size === 'agreed' || (option !== 'rows' && option !== 'cols'),
  neighbours: (view, cell) => (view.phase === 'placing' ? neighbours(cell, view.rows, view.cols) : []),
  lastCell: view => (view.phase === 'placing' ? (view.last ?? undefined) : undefined),
  tally: view => (view.phase === 'placing' ? faceWords.tally(view) : faceWords.tallyProposing),
  isSecret: view => view.phase === 'proposing',
  moveCount: view => (view.phase === 'placing' ? view.placed : 0),
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
  if (event.kind !== 'marked') return <span class="soft">{words.event(event, people)}</span>
  return (
    <span class="ob-line figures">
      <span class="ob-sign">
        <MarkShape mark={event.mark} />
        <span class="visually-hidden">{event.mark} </span>
      </span>
      <strong>{writeCell(event.cell)}</strong>
      <span class="soft">{faceWords.openCount(event.open)}</span>
    </span>
  )
}

function Legend() {
  return (
    <ul class="legend">
      <li>
        <span class="cell ob-open" />
        {faceWords.open}
      </li>
      <li>
        <span class="cell ob-blocked">
          <BlockedShape />
        </span>
        {faceWords.blocked}
      </li>
      <li>
        <span class="cell ob-marked ob-last">
          <MarkShape mark="X" />
        </span>
        {faceWords.last}
      </li>
      <li>
        <span class="cell ob-open">
          <WouldBeBlockedShape />
        </span>
        {faceWords.would}
      </li>
    </ul>
  )
}
