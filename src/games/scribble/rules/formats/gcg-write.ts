import type { Played } from '#kernel/game.ts'
import type { Cell } from '#kernel/grid.ts'
import { columnLetters, sameCell } from '#kernel/grid.ts'
import { letterAt } from '../board.ts'
import { withoutLetters } from '../reservoir.ts'
import type { Placed, ScribbleTypes, State } from '../types.ts'
import { writeSign, writeSigns } from './signs.ts'

export interface WrittenGame {
  readonly names: readonly string[]
  readonly line: readonly Played<ScribbleTypes>[]
  /** After the last move. */
  readonly last: State
}

/**
 * The game as other programs read it. What GCG cannot tell is left out: queries, clocks, the seed, the amounts and
 * points of the letters.
 */
export function writeGcg({ names, line, last }: WrittenGame): string {
  const nicks = nicksOf(names)
  const turns = line.flatMap(({ state, seat, move }, index) => {
    if (move.kind === 'query') return []
    const after = line[index + 1]?.state ?? last
    const [points, total] = [after.scores[seat]! - state.scores[seat]!, after.scores[seat]!]
    return [
      `>${nicks[seat]}: ${writeSigns(state.bags[seat]!)} ${deed(state, seat, after)} +${points} ${total}`,
    ]
  })
  return [
    '#character-encoding UTF-8',
    ...names.map((name, seat) => `#player${seat + 1} ${nicks[seat]} ${name}`),
    `#description Scribble, side runs ${last.sideRuns}, no premium squares, no blanks`,
    `#lexicon ${last.dictionary}`,
    ...turns,
    ...last.bags.flatMap((bag, seat) => (bag.length > 0 ? [`#rack${seat + 1} ${writeSigns(bag)}`] : [])),
    '',
  ].join('\n')
}

function deed(before: State, seat: number, { last, board, bags }: State): string {
  switch (last?.kind) {
    case 'placed':
      return placed(last, board)
    case 'exchanged': {
      const kept = bags[seat]!.slice(0, before.bags[seat]!.length - last.count)
      const gone = withoutLetters(before.bags[seat]!, kept)
      return `-${gone.ok ? writeSigns(gone.value) : ''}`
    }
    default:
      return '-'
  }
}

function placed({ words, direction, cells }: Placed, board: State['board']): string {
  const run = words[0]!.cells
  const isNew = (cell: Cell) => cells.some(one => sameCell(one, cell))
  const word = run.map(cell => (isNew(cell) ? writeSign(letterAt(board, cell)!) : '.')).join('')
  const [row, column] = [run[0]!.row + 1, columnLetters(run[0]!.column).toUpperCase()]
  return `${direction === 'across' ? `${row}${column}` : `${column}${row}`} ${word}`
}

/** Names without spaces and colons, one for each player. */
function nicksOf(names: readonly string[]): readonly string[] {
  const plain = names.map(name => name.replace(/[\s:]+/g, '_') || '_')
  return plain[0] === plain[1] ? plain.map((nick, seat) => `${nick}_${seat + 1}`) : plain
}
