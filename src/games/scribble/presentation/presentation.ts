import type { Presentation } from '#kernel/presentation.ts'
import { isOnBoard, stepCell } from '../rules/board.ts'
import { putBack } from '../rules/reservoir.ts'
import type { ScribbleTypes, View } from '../rules/types.ts'

export const presentation: Presentation<ScribbleTypes> = {
  isSecret: view => view.bagsAre === 'hidden' && view.toMove !== null,
  withoutSecrets,
  lastCell: ({ last }) => (last?.kind === 'placed' ? last.cells[0] : undefined),
  neighbours: (_, cell) =>
    (['across', 'down'] as const)
      .flatMap(direction => [stepCell(cell, direction, -1), stepCell(cell, direction, 1)])
      .filter(isOnBoard),
  moveCount: ({ round }) => round - 1,
}

/** The board and the scores, without anybody's letters. */
function withoutSecrets(view: View): View {
  return {
    ...view,
    viewer: 'spectator',
    acting: false,
    bags: view.bags.map(() => null),
    // The letters of the player who is to move are unseen for the other one.
    unseen: putBack(
      view.letters,
      view.unseen,
      view.bags.flatMap(bag => bag ?? []),
    ),
    answer: null,
  }
}
