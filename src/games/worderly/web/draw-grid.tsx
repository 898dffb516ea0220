import { type Cell, writeCell } from '#kernel/grid.ts'
import type { BoardCell } from '#web/kit/board.tsx'
import type { CellHighlight } from '#web/kit/face.ts'
import { freshCells } from '../presentation/presentation.ts'
import { HIDDEN, isOfMain, NO_LETTER } from '../rules/layout.ts'
import type { Event, View } from '../rules/types.ts'
import { text } from '../text/en.ts'

interface Drawing {
  readonly view: View
  readonly pointing?: CellHighlight | undefined
  /** The events of the last move. */
  readonly events?: readonly Event[] | undefined
  /** Whether a hidden letter is to be chosen. */
  readonly asking?: boolean
}

/** The cells that have a letter, row by row. */
export function drawGrid({ view, pointing, events, asking = false }: Drawing): BoardCell[][] {
  const fresh = cellNames(freshCells(view, events))
  const pointed = cellNames(pointing?.cells ?? [])
  return (view.solution ?? view.grid).map((line, row) => {
    const characters = [...line]
    // A row without a letter is still a row.
    const first = characters.every(character => character === NO_LETTER) ? 0 : -1
    return characters.flatMap((character, column) => {
      if (character === NO_LETTER && column !== first) return []
      const cell = { row, column }
      const name = writeCell(cell)
      const isMissed = view.solution !== null && view.grid[row]!.charAt(column) === HIDDEN
      const looks = [
        character === NO_LETTER ? 'wo-none' : 'wo-cell',
        character === HIDDEN && 'wo-hidden',
        isMissed && 'wo-missed',
        asking && character === HIDDEN && 'wo-asked',
        isOfMain(view.words, cell) && 'wo-main',
        fresh.has(name) && 'wo-fresh',
        pointed.has(name) && `pointed ${pointing?.why === 'refused' ? 'refused' : ''}`,
      ]
      const isOpen = character !== HIDDEN && character !== NO_LETTER
      return {
        cell,
        name: text.cell(view, cell),
        className: looks.filter(Boolean).join(' '),
        content: isOpen && <span class="wo-letter">{character}</span>,
      }
    })
  })
}

function cellNames(cells: readonly Cell[]): ReadonlySet<string> {
  return new Set(cells.map(writeCell))
}
