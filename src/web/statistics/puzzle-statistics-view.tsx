import { formatDuration } from '#app/duration.ts'
import type { CategoryStatistics, PuzzleStatistics } from '#app/statistics.ts'
import type { LoadedGame } from '../loaded-game.ts'
import { statisticsText } from '../text/en/statistics.ts'
import { CategoryTable } from './category-table.tsx'
import { HistoryChart } from './history-chart.tsx'
import { type Total, Totals } from './totals.tsx'

interface PuzzleStatisticsViewProps {
  readonly loadedGame: LoadedGame
  readonly figures: PuzzleStatistics
}

/** How many puzzles were solved, and how fast. */
export function PuzzleStatisticsView({ loadedGame, figures }: PuzzleStatisticsViewProps) {
  const { card, text } = loadedGame
  const name = ({ facts }: CategoryStatistics) => text.describeFacts?.(facts) ?? card.title
  // A single bar shows nothing that the table does not.
  const timed = figures.groups.filter(({ solved }) => solved > 1)
  return (
    <>
      <PuzzleTotals figures={figures} daily={loadedGame.puzzles?.dailies !== undefined} />
      {figures.solved === 0 && <p>{statisticsText.noneSolved}</p>}
      {figures.groups.length > 0 && <PuzzleCategories groups={figures.groups} name={name} />}
      {timed.map(group => (
        <TimesChart key={name(group)} title={statisticsText.times(name(group))} times={group.times!} />
      ))}
    </>
  )
}

function PuzzleTotals({ figures, daily }: { readonly figures: PuzzleStatistics; readonly daily: boolean }) {
  const { solved, unfinished, streak } = figures
  const sums: readonly Total[] = [
    [statisticsText.solved, solved],
    [statisticsText.unfinished, unfinished],
    ...(daily
      ? ([
          [statisticsText.streak, streak.current],
          [statisticsText.longest, streak.longest],
        ] as const)
      : []),
  ]
  return (
    <div class="stack">
      <Totals sums={sums} />
      {daily && <p class="soft">{statisticsText.streakHelp}</p>}
    </div>
  )
}

interface PuzzleCategoriesProps {
  readonly groups: readonly CategoryStatistics[]
  name(group: CategoryStatistics): string
}

function PuzzleCategories({ groups, name }: PuzzleCategoriesProps) {
  const time = (ms: number | undefined) => (ms === undefined ? statisticsText.nothing : formatDuration(ms))
  const columns = [
    statisticsText.solved,
    statisticsText.best,
    statisticsText.median,
    statisticsText.last,
    statisticsText.givenUp,
    statisticsText.unfinished,
  ]
  return (
    <CategoryTable
      columns={columns}
      rows={groups.map(group => ({
        name: name(group),
        cells: [
          group.solved,
          time(group.times?.bestMs),
          time(group.times?.medianMs),
          time(group.times?.lastMs),
          group.givenUp,
          group.unfinished,
        ],
      }))}
    />
  )
}

interface TimesChartProps {
  readonly title: string
  readonly times: NonNullable<CategoryStatistics['times']>
}

function TimesChart({ title, times: { history, bestMs, medianMs } }: TimesChartProps) {
  const values = history.map(({ ms }) => ms)
  return (
    <HistoryChart
      title={title}
      values={values}
      label={statisticsText.bars(values.map(formatDuration))}
      best={{ value: bestMs, words: statisticsText.least(formatDuration(bestMs)) }}
      median={{ value: medianMs, words: statisticsText.middle(formatDuration(medianMs)) }}
    />
  )
}
