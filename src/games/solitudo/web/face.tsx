import { writeCell } from '#kernel/grid.ts'
import type { Person } from '#kernel/text.ts'
import type { Face } from '#web/kit/face.ts'
import type { Event, SolitudoTypes, View } from '../rules/types.ts'
import { text, webText } from '../text/en.ts'
import { SolitudoBoard } from './board.tsx'
import { SolitudoPreview } from './preview.tsx'
import { WrongIcon } from './wrong-icon.tsx'
import './face.css'

export const face: Face<SolitudoTypes> = {
  Board: SolitudoBoard,
  EventLine,
  Legend,
  Preview: SolitudoPreview,
  keys: webText.keys,
  loadPrintSheet: () => import('./sheet.tsx'),
  loadComposer: () => import('./compose/composer.tsx'),
}

/** As many cells as one line of the log holds. */
const MOST_NAMED = 5

function EventLine({ event, people }: { readonly event: Event; readonly people: readonly Person[] }) {
  if (event.kind !== 'marked') return <span class="soft">{text.event(event, people)}</span>
  const more = event.cells.length - MOST_NAMED
  const named = more > 1 ? event.cells.slice(0, MOST_NAMED) : event.cells
  return (
    <span class="so-line figures">
      <span class={`so-swatch so-cell so-${event.mark}`} />
      <strong>{named.map(writeCell).join(' ')}</strong>
      <span class="soft">
        {more > 1 && `${webText.moreCells(more)} `}
        {webText.marks[event.mark].toLowerCase()}
      </span>
    </span>
  )
}

/** The marks with the gestures that make them; others only while the board can show them. */
function Legend({ view: { mode, trying, over } }: { readonly view: View }) {
  return (
    <ul class="legend">
      {over !== 'revealed' && <LegendEntry look="so-shaded">{webText.legend.shaded}</LegendEntry>}
      {over !== 'revealed' && <LegendEntry look="so-kept">{webText.legend.kept}</LegendEntry>}
      {over === 'revealed' && <LegendEntry look="so-shaded">{webText.legend.found}</LegendEntry>}
      {over === 'revealed' && <LegendEntry look="so-shaded so-missed">{webText.legend.missed}</LegendEntry>}
      {trying && <LegendEntry look="so-shaded so-tried">{webText.legend.tried}</LegendEntry>}
      {over !== 'solved' && (
        <LegendEntry look="so-shaded so-wrong" wrong>
          {mode === 'practice' || over ? webText.legend.wrong : webText.legend.broken}
        </LegendEntry>
      )}
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
