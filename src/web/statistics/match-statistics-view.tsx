import type { MatchRow, MatchStatistics } from '#app/match-statistics.ts'
import type { StoredGame } from '#app/saved-game-store.ts'
import type { LoadedGame } from '../loaded-game.ts'
import { statisticsText } from '../text/en/statistics.ts'
import { AccuracyView } from './accuracy-view.tsx'
import { CategoryTable } from './category-table.tsx'
import { type Total, Totals } from './totals.tsx'

interface MatchStatisticsViewProps {
  readonly loadedGame: LoadedGame
  readonly statistics: MatchStatistics
  /** The games whose accuracy can be measured. */
  readonly measurable: readonly StoredGame[]
}

/** Wins and losses against each level, on each kind of board. */
export function MatchStatisticsView({ loadedGame, statistics, measurable }: MatchStatisticsViewProps) {
  const { won, lost, drawn, unfinished, betweenPeople, bestScore, averageScore, bests, rows } = statistics
  const sums: readonly Total[] = [
    [statisticsText.won, won],
    [statisticsText.lost, lost],
    ...(drawn > 0 ? [[statisticsText.drawn, drawn] as const] : []),
    ...(betweenPeople > 0 ? [[statisticsText.between, betweenPeople] as const] : []),
    [statisticsText.unfinished, unfinished],
    ...(averageScore === undefined ? [] : [[statisticsText.averageScore, averageScore] as const]),
    ...(bestScore === undefined ? [] : [[statisticsText.bestScore, bestScore] as const]),
    ...bests.map(
      ({ code, points, made }) => [loadedGame.text.personalBests?.[code] ?? code, points, made] as const,
    ),
  ]
  const draws = rows.some(({ winLoss }) => winLoss.drawn > 0)
  const columns = [
    statisticsText.won,
    statisticsText.lost,
    ...(draws ? [statisticsText.drawn] : []),
    statisticsText.unfinished,
  ]
  const name = ({ category, winLoss: { level } }: MatchRow) => {
    const opponent =
      level === undefined ? statisticsText.people : (loadedGame.text.levels[level]?.label ?? level)
    return category === '' ? opponent : `${opponent}, ${category}`
  }
  return (
    <>
      <Totals sums={sums} />
      {rows.length === 0 && <p>{statisticsText.nonePlayed}</p>}
      {rows.length > 0 && (
        <CategoryTable
          columns={columns}
          rows={rows.map(contest => ({ name: name(contest), cells: cellsOf(contest, draws) }))}
        />
      )}
      <AccuracyView loadedGame={loadedGame} games={measurable} />
    </>
  )
}

/** Games between people are only counted: nobody at this screen has won or lost them. */
function cellsOf(
  { winLoss: { level, won, lost, drawn, unfinished } }: MatchRow,
  draws: boolean,
): readonly (string | number)[] {
  const rest = draws ? [drawn, unfinished] : [unfinished]
  if (level !== undefined) return [won, lost, ...rest]
  return [statisticsText.played(won + lost), statisticsText.nothing, ...rest]
}
