import type { Random } from '#kernel/random.ts'

/** What a view of Obstruction shows of what may be played. */
interface ObstructionView {
  readonly phase: 'proposing' | 'placing'
  readonly board?: readonly string[]
}

/** Any legal move in a view of Obstruction, for the seat whose turn it is. */
export function randomObstructionMove(view: object, random: Random): string {
  const { phase, board = [] } = view as ObstructionView
  // Small boards, so that games end.
  if (phase === 'proposing') return `${5 + random.below(2)}x${5 + random.below(3)}`
  const open = board.flatMap((row, at) =>
    [...row].flatMap((cell, column) =>
      cell === '.' ? [`${String.fromCharCode(97 + column)}${at + 1}`] : [],
    ),
  )
  return random.pick(open)
}
