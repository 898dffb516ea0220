import type { PersonalBest, Presentation } from '#kernel/presentation.ts'
import type { Seat } from '#kernel/rules.ts'
import type { AccuracyDetails } from '../engine/analysis/note-details.ts'
import { isOnBoard, stepCell } from '../rules/board.ts'
import { putBack } from '../rules/reservoir.ts'
import type { Event, ScribbleTypes, View } from '../rules/types.ts'

export const presentation: Presentation<ScribbleTypes> = {
  isSecret: view => view.bagsAre === 'hidden' && view.toMove !== null,
  withoutSecrets,
  hasNewSecret: ({ last, viewer }) => last !== null && last.seat === viewer && last.kind !== 'passed',
  lastCell: ({ last }) => (last?.kind === 'placed' ? last.cells[0] : undefined),
  neighbours: (_, cell) =>
    (['across', 'down'] as const)
      .flatMap(direction => [stepCell(cell, direction, -1), stepCell(cell, direction, 1)])
      .filter(isOnBoard),
  moveCount: ({ round }) => round - 1,
  personalBests,
  accuracyOf: (notes, seat) => {
    const note = notes.find(({ code, seat: about }) => code === 'review-accuracy' && about === seat)
    return note?.details?.accuracy as AccuracyDetails['accuracy'] | undefined
  },
}

/** The turn with the most points, and the word with the most. */
function personalBests(events: readonly Event[], seat: Seat): readonly PersonalBest[] {
  const turns = events.flatMap(event => (event.kind === 'placed' && event.seat === seat ? [event] : []))
  const scores: readonly PersonalBest[] = turns.flatMap(({ words, before, total }) => [
    { code: 'turn', points: total - before, made: words.map(({ word }) => word).join(', ') },
    ...words.map(({ word, points }) => ({ code: 'word', points, made: word })),
  ])
  return ['turn', 'word'].flatMap(code =>
    scores
      .filter(one => one.code === code)
      .sort((one, other) => other.points - one.points)
      .slice(0, 1),
  )
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
