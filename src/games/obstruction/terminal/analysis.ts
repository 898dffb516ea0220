import type { Cell } from '#kernel/grid.ts'
import { sameCell, writeCell } from '#kernel/grid.ts'
import type { FaceAnalysis, SceneAnalysis } from '#terminal/kit/face.ts'
import type { CellLook } from '#terminal/kit/grid.ts'
import type { Style } from '#terminal/kit/style.ts'
import { type Block, type Span, span, styledLine } from '#terminal/kit/styled-text.ts'
import {
  type Outcome,
  type PositionAnswer,
  questions,
  winningMoves,
} from '../presentation/position-analysis.ts'
import type { ObstructionTypes } from '../rules/types.ts'
import { analysedCellText } from '../text/en.ts'
import { analysisText } from '../text/en-analysis.ts'

/** How a cell shows what is proved about a mark there. The letters differ as well as the colours. */
const LOOKS: Readonly<Record<Outcome, { readonly symbol: string; readonly style: Style }>> = {
  wins: { symbol: 'W', style: { tone: 'leaf', bold: true } },
  loses: { symbol: 'L', style: { tone: 'medlar' } },
  unknown: { symbol: '?', style: { tone: 'soft' } },
}

export const analysis: FaceAnalysis<ObstructionTypes, PositionAnswer> = {
  questions,
  moves: answer => winningMoves(answer).map(({ cell }) => writeCell(cell)),
  lines: ({ answer, selected }, { state, toAct }) => {
    const mark = state.phase === 'placing' && toAct[0] === state.starter ? 'X' : 'O'
    return [
      styledLine(analysisText.outcome(answer, mark), { bold: true }),
      styledLine(certainty(answer), { tone: 'soft' }),
      ...winningLine(answer, selected),
      legend(),
      ...regionLines(answer),
    ]
  },
}

/** The look of an open cell in a review; undefined where nothing is known of it yet. */
export function analysedLook(shown: SceneAnalysis | undefined, cell: Cell): CellLook | undefined {
  const answer = shown?.answer as PositionAnswer | undefined
  const move = answer?.moves.find(one => sameCell(one.cell, cell))
  if (!move) return undefined
  const isSelected = shown?.selected === writeCell(cell)
  return { ...LOOKS[move.outcome], ...(isSelected && { frame: 'good' }) }
}

function certainty({ moves, marks }: PositionAnswer): string {
  const unknown = moves.filter(({ outcome }) => outcome === 'unknown').length
  const { certainty: sentences } = analysisText
  if (unknown > 0) return sentences.partly(unknown)
  return marks === undefined ? `${sentences.proved} ${sentences.notCounted}` : sentences.proved
}

function winningLine(answer: PositionAnswer, selected: string | undefined): Block {
  const winning = winningMoves(answer)
  if (winning.length === 0) return []
  const parts = winning.map(({ cell, marks }): Span => {
    const text = writeCell(cell)
    return span(`${analysisText.move(text, marks)} `, text === selected ? { bold: true, tone: 'leaf' } : {})
  })
  return [[span(`${analysisText.winning}: `), ...parts]]
}

function legend(): readonly Span[] {
  return (Object.keys(LOOKS) as Outcome[]).flatMap(outcome => [
    span(LOOKS[outcome].symbol, LOOKS[outcome].style),
    span(` ${analysedCellText.outcomes[outcome]}  `, { tone: 'soft' }),
  ])
}

/** Each region by its first cell, with its nimber, and their sum. */
function regionLines({ regions }: PositionAnswer): Block {
  const named = regions.map(({ cells, nimber }) =>
    analysisText.regions.named(writeCell(cells[0]!), cells.length, analysedCellText.nimber(nimber)),
  )
  return [
    styledLine(`${analysisText.regions.title}: ${named.join(', ')}`, { tone: 'soft' }),
    styledLine(analysisText.regions.sum(regions.map(({ nimber }) => nimber)), { tone: 'soft' }),
  ]
}
