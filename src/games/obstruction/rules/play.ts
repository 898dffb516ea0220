import { type Cell, writeCell } from '#kernel/grid.ts'
import type { Random } from '#kernel/random.ts'
import { accept, type Result } from '#kernel/result.ts'
import type { Seat, Step } from '#kernel/rules.ts'
import { at, emptyBoard, marksAround, openAround, withMark } from './board.ts'
import {
  type Event,
  MAX_SIDE,
  MIN_SIDE,
  type Move,
  type ObstructionTypes,
  type Params,
  type Placing,
  type Proposing,
  type Refusals,
  reject,
  type Size,
  type State,
} from './types.ts'
import { markOf } from './view.ts'

type Stepped = Step<ObstructionTypes>
type Played = Result<Stepped, Refusals>

export function begin(params: Params, random: Random): Stepped {
  if (params.size === 'proposed')
    return { state: { phase: 'proposing', starter: params.starter, proposals: [null, null] }, events: [] }
  return beginPlacing(params, params.starter, random, [])
}

export function play(state: State, seat: Seat, move: Move, random: Random): Played {
  if (state.phase === 'proposing')
    return move.kind === 'propose' ? propose(state, seat, move, random) : reject('propose-first')
  return move.kind === 'mark'
    ? placeMark(state, seat, move.cell)
    : reject('size-is-settled', { rows: state.rows, cols: state.cols })
}

function propose(state: Proposing, seat: Seat, { rows, cols }: Size, random: Random): Played {
  const fits = [rows, cols].every(side => side >= MIN_SIDE && side <= MAX_SIDE)
  if (!fits) return reject('size-out-of-range', { rows, cols, min: MIN_SIDE, max: MAX_SIDE })
  const proposals = state.proposals.with(seat, { rows, cols })
  const proposed: Event = { kind: 'proposed', seat }
  const [first, second] = proposals
  if (!first || !second) return accept({ state: { ...state, proposals }, events: [proposed] })
  // Equal sizes take a draw too; otherwise the draw of the starter would depend on the proposals.
  const size = random.pick([first, second])
  const sized: Event = { kind: 'sized', ...size, proposals: [first, second] }
  return accept(beginPlacing(size, state.starter, random, [proposed, sized]))
}

function beginPlacing(
  size: Size,
  chosenStarter: Params['starter'],
  random: Random,
  before: readonly Event[],
): Stepped {
  const { rows, cols } = size
  const drawn = chosenStarter === 'drawn'
  const starter = drawn ? random.below(2) : chosenStarter === 'first' ? 0 : 1
  const state: State = {
    phase: 'placing',
    rows,
    cols,
    starter,
    board: emptyBoard(size),
    open: rows * cols,
    marks: 0,
    last: null,
  }
  return { state, events: [...before, { kind: 'began', rows, cols, starter, drawn }] }
}

function placeMark(state: Placing, seat: Seat, cell: Cell): Played {
  const content = at(state.board, cell)
  if (content === undefined) return reject('off-the-board', { rows: state.rows, cols: state.cols })
  if (content === '#')
    return reject('cell-blocked', { cell: writeCell(cell) }, [cell, ...marksAround(state.board, cell)])
  if (content !== '.') return reject('cell-marked', { cell: writeCell(cell), mark: content }, [cell])
  const own = markOf(state, seat)
  const board = withMark(state.board, cell, own)
  const open = state.open - openAround(state.board, cell)
  const marked: Event = { kind: 'marked', seat, mark: own, cell, open }
  return accept({ state: { ...state, board, open, marks: state.marks + 1, last: cell }, events: [marked] })
}
