import { type Cell, writeCell } from '#kernel/grid.ts'
import type { BoardCell } from '#web/kit/board.tsx'
import type { CellHighlight } from '#web/kit/face.ts'
import { HIDDEN, isOfMain, NO_LETTER } from '../rules/layout.ts'
import type { Event, View } from '../rules/types.ts'
import { words } from '../words.ts'

interface Drawing {
  readonly view: View
  readonly pointing?: CellHighlight | undefined
  /** What the last move brought about. */
  readonly events?: readonly Event[] | undefined
  /** Whether a hidden letter is to be chosen. */
  readonly asking?: boolean
}

/** The cells that have a letter, row by row. */
export function drawGrid({ view, pointing, events, asking = false }: Drawing): BoardCell[][] {
  const fresh = cellNames(freshCells(view, events))
  const pointed = cellNames(pointing?.cells ?? [])
  return (view.solution ?? view.grid).map((line, row) => {
    const signs = [...line]
    // A row without a letter is still a row.
    const first = signs.every(sign => sign === NO_LETTER) ? 0 : -1
    return signs.flatMap((sign, column) => {
      if (sign === NO_LETTER && column !== first) return []
      const cell = { row, column }
      const name = writeCell(cell)
      const isMissed = view.solution !== null && view.grid[row]!.charAt(column) === HIDDEN
      const looks = [
        sign === NO_LETTER ? 'wo-none' : 'wo-cell',
        sign === HIDDEN && 'wo-hidden',
        isMissed && 'wo-missed',
        asking && sign === HIDDEN && 'wo-asked',
        isOfMain(view.words, cell) && 'wo-main',
        fresh.has(name) && 'wo-fresh',
        pointed.has(name) && `pointed ${pointing?.why === 'refused' ? 'refused' : ''}`,
      ]
      const isOpen = sign !== HIDDEN && sign !== NO_LETTER
      return {
        cell,
        name: words.cell(view, cell),
        className: looks.filter(Boolean).join(' '),
        content: isOpen && <span class="wo-letter">{sign}</span>,
      }
    })
  })
}

/** The cells that came to light last: by a guess, or by a hint since. */
export function freshCells({ latest, over }: View, events: readonly Event[] = []): readonly Cell[] {
  const hinted = events.flatMap(event => (event.kind === 'hinted' ? [event.cell] : []))
  if (hinted.length > 0) return hinted
  return over === 'lost' || over === 'left' ? [] : (latest?.cells ?? [])
}

function cellNames(cells: readonly Cell[]): ReadonlySet<string> {
  return new Set(cells.map(writeCell))
}
