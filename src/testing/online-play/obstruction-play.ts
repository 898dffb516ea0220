import type { Params, Size, State } from '#games/obstruction/rules/types.ts'
import type { Random } from '#kernel/random.ts'
import type { OnlinePlay } from './online-play.ts'

/** The part of a view that determines the legal moves. */
interface ObstructionView {
  readonly phase: 'proposing' | 'placing'
  readonly board?: readonly string[]
}

export const obstructionPlay: OnlinePlay = {
  setup: () => ({}),

  randomMove(view, random: Random) {
    const { phase, board = [] } = view as ObstructionView
    // Small boards, so that games end soon.
    if (phase === 'proposing') return `${5 + random.below(2)}x${5 + random.below(3)}`
    return random.pick(openCells(board))
  },

  twoMoves(view) {
    const cells = openCells((view as ObstructionView).board ?? [])
    return [cells[0]!, cells.at(-1)!]
  },

  /** While sizes are proposed, each player knows only their own proposal. */
  leakIn(value, state, viewer) {
    const { phase, ...rest } = state as State
    const { rows, cols } = value as Partial<Size>
    // The setup of a table has a size too, which is public.
    if (phase !== 'proposing' || rows === undefined || 'starter' in (value as Partial<Params>))
      return undefined
    const { proposals } = rest as { proposals: readonly (Size | null)[] }
    const isSame = (size: Size | null) => size?.rows === rows && size.cols === cols
    const isOwn = viewer !== 'spectator' && isSame(proposals[viewer]!)
    return !isOwn && proposals.some(isSame) ? `the proposal ${rows}x${cols}` : undefined
  },
}

function openCells(board: readonly string[]): readonly string[] {
  return board.flatMap((row, at) =>
    [...row].flatMap((cell, column) =>
      cell === '.' ? [`${String.fromCharCode(97 + column)}${at + 1}`] : [],
    ),
  )
}
