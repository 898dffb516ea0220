import { writeCell } from '#kernel/grid.ts'
import type { Person } from '#kernel/words.ts'
import type { Face } from '#web/kit/face.ts'
import { asksFor, keyMove } from '../keys.ts'
import { boardOf } from '../rules/board.ts'
import type { Event, SolitudoTypes } from '../rules/types.ts'
import { words } from '../words.ts'
import { SolitudoBoard } from './board.tsx'
import { SolitudoPreview } from './preview.tsx'
import { WrongSign } from './signs.tsx'
import { faceWords } from './words.ts'
import './around.css'

/** Solitudo in the browser. */
export const face: Face<SolitudoTypes> = {
  Board: SolitudoBoard,
  Line,
  Legend,
  Preview: SolitudoPreview,
  loadSheet: () => import('./sheet.tsx'),
  keyMove,
  asksFor,
  around({ puzzle }, cell) {
    const board = boardOf(puzzle)
    const index = board.at(cell)
    return index === undefined ? [] : board.neighbours[index]!.map(one => board.cells[one]!)
  },
  lastCell: ({ last }) => last.at(-1),
  tally: faceWords.tally,
}

/** As many as stand in one line of the log. */
const MOST_NAMED = 5

function Line({ event, people }: { readonly event: Event; readonly people: readonly Person[] }) {
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
      <Entry look="so-shaded">{faceWords.marks.shaded}</Entry>
      <Entry look="so-kept">{faceWords.marks.kept}</Entry>
      <Entry look="so-shaded so-tried">{faceWords.tried}</Entry>
      <Entry look="so-shaded so-wrong" wrong>
        {faceWords.wrong}
      </Entry>
    </ul>
  )
}

interface EntryProps {
  readonly look: string
  readonly wrong?: boolean
  readonly children: string
}

function Entry({ look, wrong = false, children }: EntryProps) {
  return (
    <li>
      <span class={`so-swatch so-cell ${look}`} aria-hidden="true">
        <span class="so-number">5</span>
        {wrong && <WrongSign />}
      </span>
      {children}
    </li>
  )
}
