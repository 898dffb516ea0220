import { loadGame, titleOf } from '#games/catalog.ts'
import type { FinishedGame, GameStatistics, Profile } from '#protocol/api.ts'
import { levelName } from '#table/player.ts'
import type { Glyphs } from '../kit/glyphs.ts'
import { sparkline } from '../kit/sparkline.ts'
import { playerStatisticsText } from '../text/en/player-statistics.ts'
import { shellText } from '../text/en/shell.ts'

const CHART_COLUMNS = 40
/** A rating with a larger deviation is provisional. */
const SETTLED_DEVIATION = 110

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
  const kind = rating && rating.deviation > SETTLED_DEVIATION ? playerStatisticsText.provisional : undefined
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
  { game, seats, reason, facts, endedAt }: FinishedGame,
  player: string,
  now: number,
): Promise<FinishedGameLabel> {
  const own = seats.find(seat => seat.player.kind === 'person' && seat.player.id === player)
  const others = seats.filter(seat => seat !== own).map(seat => playerName(seat.player))
  const entry = await loadGame(game)
  const isDecided = seats.some(seat => seat.won)
  const undecided = reason === 'abort' ? playerStatisticsText.aborted : playerStatisticsText.draw
  const result = !isDecided ? undecided : own?.won ? playerStatisticsText.win : playerStatisticsText.loss
  return {
    headline: `${result} ${playerStatisticsText.against(others.join(', '))}`,
    note: [
      titleOf(game),
      entry?.text.describeFacts?.(facts),
      playerStatisticsText.reason(reason),
      shellText.ago(now - endedAt),
    ]
      .filter(Boolean)
      .join(', '),
  }
}

function playerName(player: FinishedGame['seats'][number]['player']): string {
  return player.kind === 'person' ? player.name : `the computer (${levelName(player.level)})`
}
