import { formatDuration } from '#app/duration.ts'
import { type MatchStatistics, matchStatisticsOf } from '#app/match-statistics.ts'
import {
  type CategoryStatistics,
  computeStatistics,
  loadPuzzleResults,
  loadSavedTables,
  type PuzzleStatistics,
} from '#app/statistics.ts'
import { type WinLoss, winLossByLevel } from '#app/win-loss.ts'
import type { LoadedGame } from '../game/loaded-game.ts'
import type { Glyphs } from '../kit/glyphs.ts'
import { sparkline } from '../kit/sparkline.ts'
import { padEndTo, padStartTo, textWidth } from '../kit/width.ts'
import type { TerminalHost } from '../shell/host.ts'
import { shellText } from '../text/en/shell.ts'

const CHART_COLUMNS = 16
const COLUMN = 8

/** The statistics of the saved games: times of a puzzle, or won and lost games of a multiplayer game. */
export type LocalStatistics =
  | { readonly kind: 'times'; readonly figures: PuzzleStatistics }
  | {
      readonly kind: 'tallies'
      readonly tallies: readonly WinLoss[]
      /** In a game with points. */
      readonly scores: Pick<MatchStatistics, 'bestScore' | 'averageScore' | 'bests'>
    }

export async function loadStatistics(
  { savedGames, clock }: Pick<TerminalHost, 'savedGames' | 'clock'>,
  loaded: LoadedGame,
): Promise<LocalStatistics> {
  if (loaded.rules.seats === 1)
    return {
      kind: 'times',
      figures: computeStatistics(await loadPuzzleResults(savedGames, loaded), clock.now()),
    }
  const games = await loadSavedTables(savedGames, loaded)
  return {
    kind: 'tallies',
    tallies: winLossByLevel(games, Object.keys(loaded.text.levels)),
    scores: matchStatisticsOf(loaded, games),
  }
}

/** Statistics as lines: the sum, then a row for each kind of puzzle or opponent. */
export function statisticsLines(
  statistics: LocalStatistics,
  loaded: LoadedGame,
  glyphs: Glyphs,
): readonly string[] {
  return statistics.kind === 'times'
    ? timeLines(statistics.figures, loaded, glyphs)
    : winLossLines(statistics, loaded)
}

/** The sum in a few words. */
export function statisticsSummary(statistics: LocalStatistics): string {
  if (statistics.kind === 'times')
    return shellText.figures.sum(statistics.figures.solved, statistics.figures.unfinished)
  const sum = (count: keyof Omit<WinLoss, 'level'>) =>
    statistics.tallies.reduce((all, one) => all + one[count], 0)
  return shellText.figures.tallySum(sum('won'), sum('lost'), sum('drawn'), sum('unfinished'))
}

type MatchResults = Extract<LocalStatistics, { kind: 'tallies' }>

function winLossLines(statistics: MatchResults, { text: gameText }: LoadedGame): readonly string[] {
  const { tallies } = statistics
  if (tallies.length === 0) return [shellText.figures.noGame]
  const names = tallies.map(({ level }) =>
    level === undefined ? shellText.figures.people : gameText.levels[level]!.label,
  )
  const width = Math.max(...[...names, shellText.figures.opponent].map(textWidth))
  const columns = shellText.figures.tallyColumns.map(name => `  ${name}`)
  const rows = tallies.map(({ won, lost, drawn, unfinished }) => [won, lost, drawn, unfinished].map(String))
  return [
    statisticsSummary(statistics),
    ...scoreLines(statistics, gameText),
    '',
    row([padEndTo(shellText.figures.opponent, width), ...columns, '']),
    ...rows.map((cells, index) =>
      row([
        padEndTo(names[index]!, width),
        ...cells.map((cell, at) => padStartTo(cell, textWidth(columns[at]!))),
        '',
      ]),
    ),
  ]
}

function scoreLines({ scores }: MatchResults, { personalBests }: LoadedGame['text']): readonly string[] {
  const { bestScore, averageScore, bests } = scores
  return [
    ...(bestScore === undefined ? [] : [shellText.figures.scores(bestScore, averageScore!)]),
    ...bests.map(({ code, points, made }) =>
      shellText.figures.personalBest(personalBests?.[code] ?? code, points, made),
    ),
  ]
}

function timeLines(
  figures: PuzzleStatistics,
  { text: gameText }: LoadedGame,
  glyphs: Glyphs,
): readonly string[] {
  const { groups, streak, solved } = figures
  if (groups.length === 0) return [shellText.figures.none]
  const names = groups.map(({ facts }) => gameText.describeFacts?.(facts) ?? '')
  const width = Math.max(...[...names, shellText.figures.kind].map(textWidth))
  const head = row([
    padEndTo(shellText.figures.kind, width),
    ...shellText.figures.columns,
    shellText.figures.times,
  ])
  return [
    shellText.figures.sum(solved, figures.unfinished),
    shellText.figures.streak(streak.current, streak.longest),
    '',
    head,
    ...groups.map((group, index) =>
      row([padEndTo(names[index]!, width), ...cells(group), chart(group, glyphs)]),
    ),
  ]
}

function cells({ solved, times }: CategoryStatistics): readonly string[] {
  const shown = (ms: number | undefined) => (ms === undefined ? '' : formatDuration(ms))
  return [`${solved}`, shown(times?.bestMs), shown(times?.medianMs), shown(times?.lastMs)]
}

function chart({ times }: CategoryStatistics, glyphs: Glyphs): string {
  const history = times?.history.map(({ ms }) => ms) ?? []
  return history.length > 1 ? sparkline(history, CHART_COLUMNS, glyphs) : ''
}

function row([name, ...rest]: readonly string[]): string {
  const last = rest.at(-1)!
  const numbers = rest.slice(0, -1).map(text => padStartTo(text, COLUMN))
  return `${name}${numbers.join('')}   ${last}`.trimEnd()
}
