import type { PlayedMove } from '#kernel/engine.ts'
import type { Cell } from '#kernel/grid.ts'
import { columnLetters, sameCell } from '#kernel/grid.ts'
import { letterAt } from '../rules/board.ts'
import { withoutLetters } from '../rules/reservoir.ts'
import type { Placed, ScribbleTypes, State } from '../rules/types.ts'
import { writeBracketedLetter, writeBracketedLetters } from './bracketed-letters.ts'

export interface GcgSource {
  readonly names: readonly string[]
  readonly moves: readonly PlayedMove<ScribbleTypes>[]
  /** After the last move. */
  readonly finalState: State
}

/**
 * The game as other programs read it. What GCG cannot tell is left out: queries, clocks, the seed, the amounts and
 * points of the letters.
 */
export function writeGcg({ names, moves, finalState }: GcgSource): string {
  const nicks = nicksOf(names)
  const turns = moves.flatMap(({ state, seat, move }, index) => {
    if (move.kind === 'query') return []
    const after = moves[index + 1]?.state ?? finalState
    const [points, total] = [after.scores[seat]! - state.scores[seat]!, after.scores[seat]!]
    return [
      `>${nicks[seat]}: ${writeBracketedLetters(state.bags[seat]!)} ${writeTurn(state, seat, after)} +${points} ${total}`,
    ]
  })
  return [
    '#character-encoding UTF-8',
    ...names.map((name, seat) => `#player${seat + 1} ${nicks[seat]} ${name}`),
    `#description Scribble, side runs ${finalState.sideRuns}, no premium squares, no blanks`,
    `#lexicon ${finalState.dictionary}`,
    ...turns,
    ...finalState.bags.flatMap((bag, seat) =>
      bag.length > 0 ? [`#rack${seat + 1} ${writeBracketedLetters(bag)}`] : [],
    ),
    '',
  ].join('\n')
}

function writeTurn(before: State, seat: number, { last, board, bags }: State): string {
  switch (last?.kind) {
    case 'placed':
      return writePlacement(last, board)
    case 'exchanged': {
      const kept = bags[seat]!.slice(0, before.bags[seat]!.length - last.count)
      const gone = withoutLetters(before.bags[seat]!, kept)
      return `-${gone.ok ? writeBracketedLetters(gone.value) : ''}`
    }
    default:
      return '-'
  }
}

function writePlacement({ words, direction, cells }: Placed, board: State['board']): string {
  const run = words[0]!.cells
  const isNew = (cell: Cell) => cells.some(one => sameCell(one, cell))
  const word = run.map(cell => (isNew(cell) ? writeBracketedLetter(letterAt(board, cell)!) : '.')).join('')
  const [row, column] = [run[0]!.row + 1, columnLetters(run[0]!.column).toUpperCase()]
  return `${direction === 'across' ? `${row}${column}` : `${column}${row}`} ${word}`
}

/** Names without spaces and colons, one for each player. */
function nicksOf(names: readonly string[]): readonly string[] {
  const plain = names.map(name => name.replace(/[\s:]+/g, '_') || '_')
  return plain[0] === plain[1] ? plain.map((nick, seat) => `${nick}_${seat + 1}`) : plain
}
