import { type Cell, sameCell } from '#kernel/grid.ts'
import type { BoardAnalysis } from '#web/kit/analysis.ts'
import type { BoardCell } from '#web/kit/board.tsx'
import type { PositionAnswer, Region } from '../../presentation/position-analysis.ts'
import { analysedCellText as text } from '../../text/en.ts'

/** The panel's switches. */
export interface AnalysisSettings {
  readonly showsRegions: boolean
}

/** How many colours the outlines of regions have before they repeat. */
const COLOURS = 4

const SIDES = [
  ['top', -1, 0],
  ['right', 0, 1],
  ['bottom', 1, 0],
  ['left', 0, -1],
] as const

/** Adds to a cell what is proved about a mark there and, if wanted, the outline of its region. */
export function withAnalysis(drawn: BoardCell, analysis: BoardAnalysis | undefined): BoardCell {
  const answer = analysis?.answer as PositionAnswer | undefined
  const move = answer?.moves.find(({ cell }) => sameCell(cell, drawn.cell))
  if (!answer || !move) return drawn
  const showsRegions = (analysis?.settings as AnalysisSettings | undefined)?.showsRegions ?? false
  const at = showsRegions ? answer.regions.findIndex(({ cells }) => isIn(cells, drawn.cell)) : -1
  const region = answer.regions[at]
  return {
    ...drawn,
    name: drawn.name + text.move(move) + (region ? text.region(region.nimber) : ''),
    className: [
      drawn.className,
      `ob-${move.outcome}`,
      ...(region ? ['ob-region', `ob-region-${at % COLOURS}`, ...outline(region, drawn.cell)] : []),
    ].join(' '),
    content: (
      <>
        {drawn.content}
        <span class="ob-outcome figures" aria-hidden="true">
          {move.outcome === 'unknown' ? '?' : (move.marks ?? '')}
        </span>
        {region && sameCell(region.cells[0]!, drawn.cell) && (
          <span class="ob-nimber figures" aria-hidden="true">
            {text.nimber(region.nimber)}
          </span>
        )}
      </>
    ),
  }
}

/** The sides of a cell at which its region ends. */
function outline({ cells }: Region, { row, column }: Cell): readonly string[] {
  return SIDES.filter(([, down, across]) => !isIn(cells, { row: row + down, column: column + across })).map(
    ([side]) => `ob-edge-${side}`,
  )
}

function isIn(cells: readonly Cell[], cell: Cell): boolean {
  return cells.some(one => sameCell(one, cell))
}
