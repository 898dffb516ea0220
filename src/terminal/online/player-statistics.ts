import { isProvisional, resultFor } from '#app/finished-game.ts'
import { timeAgo } from '#app/text/en/ago.ts'
import { loadGame, titleOf } from '#games/catalog.ts'
import type { FinishedGame, GameStatistics, Profile } from '#protocol/api.ts'
import { computerName, levelName } from '#table/player.ts'
import type { Glyphs } from '../kit/glyphs.ts'
import { sparkline } from '../kit/sparkline.ts'
import { playerStatisticsText } from '../text/en/player-statistics.ts'

const CHART_COLUMNS = 40

/** A player's statistics, a few lines for each game. */
export function profileLines({ games }: Profile, glyphs: Glyphs): readonly string[] {
  return games.length === 0
    ? [playerStatisticsText.none]
    : games.flatMap(game => gameStatisticsLines(game, glyphs))
}

function gameStatisticsLines(statistics: GameStatistics, glyphs: Glyphs): readonly string[] {
  const { game, wins, losses, draws, rating, ratings, reasons, computer } = statistics
  const played = wins + losses + draws
  const values = ratings.map(one => one.rating)
  const kind = rating && isProvisional(rating) ? playerStatisticsText.provisional : undefined
  const lines = [
    playerStatisticsText.record(titleOf(game), { wins, losses, draws }),
    rating && playerStatisticsText.rating(Math.round(rating.rating), Math.round(rating.deviation), kind),
    values.length > 1 &&
      playerStatisticsText.chart(
        sparkline(values, CHART_COLUMNS, glyphs),
        Math.min(...values),
        Math.max(...values),
      ),
    played > 0 && playerStatisticsText.won(countReasons(reasons, 'wins')),
    played > 0 && playerStatisticsText.lost(countReasons(reasons, 'losses')),
    computer.length > 0 &&
      playerStatisticsText.computer(
        computer
          .map(one => playerStatisticsText.level(levelName(one.level), one.wins, one.losses))
          .join(', '),
      ),
  ]
  return lines.filter(line => typeof line === 'string')
}

function countReasons(reasons: GameStatistics['reasons'], by: 'wins' | 'losses'): string {
  const some = reasons.filter(reason => reason[by] > 0)
  return (
    some.map(reason => `${playerStatisticsText.reason(reason.reason)} ${reason[by]}`).join(', ') ||
    playerStatisticsText.never
  )
}

/** A finished game from its player's perspective, in one line. */
export interface FinishedGameLabel {
  readonly headline: string
  readonly note: string
}

export async function describeFinishedGame(
  finished: FinishedGame,
  player: string,
  now: number,
): Promise<FinishedGameLabel> {
  const { game, reason, facts, endedAt } = finished
  const { others, seat, result } = resultFor(finished, player)
  const names = others.map(seat => playerName(seat.player)).join(', ')
  const entry = await loadGame(game)
  return {
    headline: `${playerStatisticsText.results[result]} ${playerStatisticsText.against(names)}`,
    note: [
      titleOf(game),
      entry?.text.describeFacts?.(facts, seat),
      playerStatisticsText.reason(reason),
      timeAgo(endedAt, now),
    ]
      .filter(Boolean)
      .join(', '),
  }
}

function playerName(player: FinishedGame['seats'][number]['player']): string {
  return player.kind === 'person' ? player.name : computerName(player.level)
}
