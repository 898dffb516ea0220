import { writeCell } from '#kernel/grid.ts'
import type { Person } from '#kernel/text.ts'
import type { Face } from '#web/kit/face.ts'
import { isOptionVisible, keyMove } from '../keys.ts'
import { cachedTopologyOf } from '../rules/board.ts'
import type { Event, SolitudoTypes } from '../rules/types.ts'
import { words } from '../words.ts'
import { SolitudoBoard } from './board.tsx'
import { SolitudoPreview } from './preview.tsx'
import { faceWords } from './words.ts'
import { WrongIcon } from './wrong-icon.tsx'
import './face.css'

/** Solitudo in the browser. */
export const face: Face<SolitudoTypes> = {
  Board: SolitudoBoard,
  EventLine,
  Legend,
  Preview: SolitudoPreview,
  loadPrintSheet: () => import('./sheet.tsx'),
  keyMove,
  isOptionVisible,
  neighbours({ puzzle }, cell) {
    const board = cachedTopologyOf(puzzle)
    const index = board.at(cell)
    return index === undefined ? [] : board.neighbours[index]!.map(one => board.cells[one]!)
  },
  lastCell: ({ last }) => last.at(-1),
  tally: faceWords.tally,
}

/** As many as stand in one line of the log. */
const MOST_NAMED = 5

function EventLine({ event, people }: { readonly event: Event; readonly people: readonly Person[] }) {
  if (event.kind !== 'marked') return <span class="soft">{words.event(event, people)}</span>
  const more = event.cells.length - MOST_NAMED
  const named = more > 1 ? event.cells.slice(0, MOST_NAMED) : event.cells
  return (
    <span class="so-line figures">
      <span class={`so-swatch so-cell so-${event.mark}`} />
      <strong>{named.map(writeCell).join(' ')}</strong>
      <span class="soft">
        {more > 1 && `${faceWords.moreCells(more)} `}
        {faceWords.marks[event.mark].toLowerCase()}
      </span>
    </span>
  )
}

function Legend() {
  return (
    <ul class="legend">
      <LegendEntry look="so-shaded">{faceWords.marks.shaded}</LegendEntry>
      <LegendEntry look="so-kept">{faceWords.marks.kept}</LegendEntry>
      <LegendEntry look="so-shaded so-tried">{faceWords.tried}</LegendEntry>
      <LegendEntry look="so-shaded so-wrong" wrong>
        {faceWords.wrong}
      </LegendEntry>
    </ul>
  )
}

interface LegendEntryProps {
  readonly look: string
  readonly wrong?: boolean
  readonly children: string
}

function LegendEntry({ look, wrong = false, children }: LegendEntryProps) {
  return (
    <li>
      <span class={`so-swatch so-cell ${look}`} aria-hidden="true">
        <span class="so-number">5</span>
        {wrong && <WrongIcon />}
      </span>
      {children}
    </li>
  )
}
