import type { Presentation } from '#kernel/presentation.ts'
import { isOnBoard, stepCell } from '../rules/board.ts'
import type { ScribbleTypes } from '../rules/types.ts'

export const presentation: Presentation<ScribbleTypes> = {
  isSecret: view => view.bagsAre === 'hidden' && view.toMove !== null,
  lastCell: ({ last }) => (last?.kind === 'placed' ? last.cells[0] : undefined),
  neighbours: (_, cell) =>
    (['across', 'down'] as const)
      .flatMap(direction => [stepCell(cell, direction, -1), stepCell(cell, direction, 1)])
      .filter(isOnBoard),
  moveCount: ({ round }) => round - 1,
}
