import { type Cell, writeCell } from '#kernel/grid.ts'
import { accept, type Result } from '#kernel/result.ts'
import type { Step } from '#kernel/rules.ts'
import { boardKindOf, breachesOf } from './board.ts'
import { readShading } from './check.ts'
import { emptyMarks, markAt, nextMark, solvedMarks, withMark } from './marks.ts'
import { readPuzzle } from './puzzle.ts'
import { type PlayRefusals, reject } from './refusals.ts'
import type { Deal, Event, Marking, Move, Params, SolitudoTypes, State } from './types.ts'

type Stepped = Step<SolitudoTypes>
type Played = Result<Stepped, PlayRefusals>

export function begin({ mode }: Params, deal: Deal): Stepped {
  const read = readPuzzle(deal.puzzle)
  if (!read.ok) throw new Error('A puzzle has to be generated before it is played')
  const { solution, rating } = deal
  const puzzle = read.value
  const rows = puzzle.cells.length
  const cols = puzzle.cells[0]!.length
  return {
    state: {
      puzzle,
      solution: readShading(solution),
      mode,
      rating,
      marks: emptyMarks(puzzle),
      tryingFrom: null,
      last: [],
      over: null,
    },
    events: [{ kind: 'began', board: boardKindOf(puzzle), rows, cols, rating }],
  }
}

export function play(state: State, move: Move): Played {
  switch (move.kind) {
    case 'mark':
      return markCells(state, move, move.along)
    case 'cycle': {
      const mark = markAt(state.marks, move.cell)
      if (!mark) return offTheBoard(move.cell)
      return markCells(state, { mark: nextMark(mark), cells: [move.cell] })
    }
    case 'try':
      if (state.tryingFrom) return reject('already-trying')
      return accept({ state: { ...state, tryingFrom: state.marks, last: [] }, events: [{ kind: 'tried' }] })
    case 'hold':
      if (!state.tryingFrom) return reject('not-trying')
      return accept({ state: { ...state, tryingFrom: null, last: [] }, events: [{ kind: 'held' }] })
    case 'drop':
      if (!state.tryingFrom) return reject('not-trying')
      return accept({
        state: { ...state, marks: state.tryingFrom, tryingFrom: null, last: [] },
        events: [{ kind: 'dropped' }],
      })
    case 'reveal':
      return accept({
        state: {
          ...state,
          marks: state.solution ? solvedMarks(state.solution) : state.marks,
          ...(state.solution && { ownMarks: state.marks }),
          tryingFrom: null,
          last: [],
          over: 'revealed',
        },
        events: [{ kind: 'revealed' }],
      })
  }
}

/** Marks cells, and others along with them. Cells that have their mark already stay as they are. */
function markCells(state: State, main: Marking, along?: Marking): Played {
  const wanted = along ? [main, along] : [main]
  const missing = wanted.flatMap(({ cells }) => cells).find(cell => !markAt(state.marks, cell))
  if (missing) return offTheBoard(missing)
  const changes = wanted.flatMap(({ mark, cells }) => {
    const changing = cells.filter(cell => markAt(state.marks, cell) !== mark)
    return changing.length > 0 ? [{ mark, cells: changing }] : []
  })
  if (changes.length === 0) {
    const { mark, cells } = main
    return reject('marked-already', { cell: writeCell(cells[0]!), mark, count: cells.length }, cells)
  }
  const marks = changes.reduce((before, { mark, cells }) => withMark(before, cells, mark), state.marks)
  // The cells that the player chose come last.
  const last = changes.toReversed().flatMap(({ cells }) => cells)
  const marked = changes.map((change): Event => ({ kind: 'marked', ...change }))
  if (breachesOf(state.puzzle, marks).length > 0)
    return accept({ state: { ...state, marks, last }, events: marked })
  return accept({
    state: { ...state, marks, tryingFrom: null, last, over: 'solved' },
    events: [...marked, { kind: 'solved' }],
  })
}

function offTheBoard(cell: Cell): Result<never, PlayRefusals> {
  return reject('off-the-board', { cell: writeCell(cell) })
}
