import type { ParlourGame } from '../parlour.ts'
import type { Contest, Contests } from './contests.ts'
import { KindTable } from './kind-table.tsx'
import { type Sum, Sums } from './sums.tsx'
import { figuresWords } from './words.ts'

interface ContestFiguresProps {
  readonly parlour: ParlourGame
  readonly contests: Contests
}

/** How games against each level went, on each kind of board. */
export function ContestFigures({ parlour, contests }: ContestFiguresProps) {
  const { won, lost, drawn, unfinished, between, best, rows } = contests
  const sums: readonly Sum[] = [
    [figuresWords.won, won],
    [figuresWords.lost, lost],
    ...(drawn > 0 ? [[figuresWords.drawn, drawn] as const] : []),
    ...(between > 0 ? [[figuresWords.between, between] as const] : []),
    [figuresWords.unfinished, unfinished],
    ...(best === undefined ? [] : [[figuresWords.bestScore, best] as const]),
  ]
  const draws = rows.some(({ tally }) => tally.drawn > 0)
  const columns = [
    figuresWords.won,
    figuresWords.lost,
    ...(draws ? [figuresWords.drawn] : []),
    figuresWords.unfinished,
  ]
  const name = ({ kind, tally: { level } }: Contest) => {
    const opponent = level === undefined ? figuresWords.people : (parlour.words.levels[level]?.label ?? level)
    return kind === '' ? opponent : `${opponent}, ${kind}`
  }
  return (
    <>
      <Sums sums={sums} />
      {rows.length === 0 && <p>{figuresWords.nonePlayed}</p>}
      {rows.length > 0 && (
        <KindTable
          columns={columns}
          rows={rows.map(contest => ({ name: name(contest), cells: cellsOf(contest, draws) }))}
        />
      )}
    </>
  )
}

/** Between people nobody can say "I": how many were played is all there is to tell. */
function cellsOf(
  { tally: { level, won, lost, drawn, unfinished } }: Contest,
  draws: boolean,
): readonly (string | number)[] {
  const rest = draws ? [drawn, unfinished] : [unfinished]
  if (level !== undefined) return [won, lost, ...rest]
  return [figuresWords.played(won + lost), figuresWords.nothing, ...rest]
}
