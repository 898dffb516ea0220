import { columnLetters } from '#kernel/grid.ts'
import { type Extent, horizontalOffset, lastCellsOfColumns } from './board-extent.ts'
import type { BoardShape } from './grid-keys.ts'

interface LabelsProps {
  readonly plan: BoardShape
  readonly extent: Extent
}

/** Letters and numbers around a board, which name its cells. */
export function Labels({ plan, extent }: LabelsProps) {
  return plan.lattice === 'hexagon' ? (
    <HexagonLabels plan={plan} extent={extent} />
  ) : (
    <>
      <div class="letters" aria-hidden="true">
        {Array.from({ length: extent.columns }, (_, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column's letter is its identity
          <span key={column}>{columnLetters(column)}</span>
        ))}
      </div>
      <div class="numbers figures" aria-hidden="true">
        {plan.rows.map((_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row's number is its identity
          <span key={row}>{row + 1}</span>
        ))}
      </div>
    </>
  )
}

/** Numbers are where rows begin, letters where columns end: so the two never collide. */
function HexagonLabels({ plan, extent }: LabelsProps) {
  const place = (row: number, column: number) => ({
    '--x': horizontalOffset(plan, row, column) - extent.left,
    '--y': row,
  })
  return (
    <>
      <div class="numbers figures" aria-hidden="true">
        {plan.rows.map((columns, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row's number is its identity
          <span key={row} style={place(row, columns[0]!)}>
            {row + 1}
          </span>
        ))}
      </div>
      <div class="letters" aria-hidden="true">
        {lastCellsOfColumns(plan, extent.columns).map(({ row, column }) => (
          <span key={column} style={place(row, column)}>
            {columnLetters(column)}
          </span>
        ))}
      </div>
    </>
  )
}

/** The shape of a cell; only its inside takes the pointer. */
export function HexagonShape() {
  return (
    <svg class="hexagon" viewBox="0 0 100 115.47" aria-hidden="true">
      <polygon class="shape" points="50,0 100,28.87 100,86.6 50,115.47 0,86.6 0,28.87" />
      <polygon class="ring" points="50,0 100,28.87 100,86.6 50,115.47 0,86.6 0,28.87" />
    </svg>
  )
}
