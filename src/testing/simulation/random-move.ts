import type { Random } from '#kernel/random.ts'

/** The part of an Obstruction view that determines the legal moves. */
interface ObstructionView {
  readonly phase: 'proposing' | 'placing'
  readonly board?: readonly string[]
}

/** A random legal move of Obstruction for the player to move. */
export function randomObstructionMove(view: object, random: Random): string {
  const { phase, board = [] } = view as ObstructionView
  // Small boards, so that games end soon.
  if (phase === 'proposing') return `${5 + random.below(2)}x${5 + random.below(3)}`
  const open = board.flatMap((row, at) =>
    [...row].flatMap((cell, column) =>
      cell === '.' ? [`${String.fromCharCode(97 + column)}${at + 1}`] : [],
    ),
  )
  return random.pick(open)
}
