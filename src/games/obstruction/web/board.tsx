import { useState } from 'preact/hooks'
import { type Cell, neighbours, sameCell, writeCell } from '#kernel/grid.ts'
import { Board, type BoardCell } from '#web/kit/board.tsx'
import type { BoardFaceProps, CellHighlight } from '#web/kit/face.ts'
import type { Mark, ObstructionTypes, PlacingView } from '../rules/types.ts'
import { text, webText } from '../text/en.ts'
import { withAnalysis } from './analysis/overlay.tsx'
import { BlockedShape, MarkShape, WouldBeBlockedShape } from './marks.tsx'
import { Proposal } from './proposal.tsx'
import './board.css'

type Props = BoardFaceProps<ObstructionTypes>

export function ObstructionBoard(props: Props) {
  const { view } = props
  if (view.phase === 'proposing') return <Proposal {...props} view={view} />
  return <PlacingBoard {...props} view={view} />
}

function PlacingBoard({ view, highlight, play, analysis, ...props }: Props & { readonly view: PlacingView }) {
  const [pointed, setPointed] = useState<Cell | null>(null)
  const aimed = play && view.acting && pointed && contentAt(view, pointed) === '.' ? pointed : null
  const threatened = aimed ? neighbours(aimed, view.rows, view.cols) : []
  const rows = view.board.map((line, row) =>
    [...line].map((_, column) =>
      withAnalysis(drawCell(view, { row, column }, { aimed, threatened, highlight }), analysis),
    ),
  )
  return (
    <Board
      // A board of another size must not keep the focus of the last one.
      key={`${view.rows}x${view.cols}`}
      {...props}
      rows={rows}
      {...(play && { choose: (cell: Cell) => play(writeCell(cell)) })}
      onPoint={setPointed}
    />
  )
}

interface Aim {
  readonly aimed: Cell | null
  readonly threatened: readonly Cell[]
  readonly highlight: CellHighlight | undefined
}

function drawCell(view: PlacingView, cell: Cell, { aimed, threatened, highlight }: Aim): BoardCell {
  const content = contentAt(view, cell)
  const looks = [LOOKS[content]!]
  if (view.last && sameCell(view.last, cell)) looks.push('ob-last')
  if (view.acting && content === '.') looks.push('ob-free')
  if (highlight?.cells.some(one => sameCell(one, cell)))
    looks.push('pointed', highlight.why === 'refused' ? 'refused' : 'advised')
  const isAimed = aimed !== null && sameCell(aimed, cell)
  const isThreatened = content === '.' && threatened.some(one => sameCell(one, cell))
  const last = looks.includes('ob-last') ? webText.lastMove : ''
  return {
    cell,
    name: text.cell(view, cell) + last,
    className: looks.join(' '),
    content: draw(content, isAimed ? view.marks[view.toMove ?? 0] : undefined, isThreatened),
  }
}

const LOOKS: Readonly<Record<string, string>> = {
  '.': 'ob-open',
  '#': 'ob-blocked',
  X: 'ob-marked ob-x',
  O: 'ob-marked ob-o',
}

function draw(content: string, ghost: Mark | undefined, threatened: boolean) {
  if (content === 'X' || content === 'O') return <MarkShape mark={content} />
  if (content === '#') return <BlockedShape />
  if (ghost) return <MarkShape mark={ghost} ghost />
  return threatened ? <WouldBeBlockedShape /> : undefined
}

function contentAt(view: PlacingView, cell: Cell): string {
  return view.board[cell.row]?.[cell.column] ?? '#'
}
