import type { GameEntry } from '#games/game-entry.ts'
import type { PersonalBest, Presentation } from '#kernel/presentation.ts'
import { personSeats } from '#table/player.ts'
import { categoryOf } from './category.ts'
import { type SeatedGame, type WinLoss, winLossByLevel } from './win-loss.ts'

/** Games for several players on one kind of board, counted for each opponent. */
export interface MatchRow {
  readonly category: string
  readonly winLoss: WinLoss
}

export interface MatchStatistics {
  readonly won: number
  readonly lost: number
  readonly drawn: number
  readonly unfinished: number
  /** Games between people, which nobody at this screen has won or lost. */
  readonly betweenPeople: number
  /** In a game with points: the highest score of the only person in a game that was played to the end. */
  readonly bestScore: number | undefined
  /** The mean of the same scores, rounded. */
  readonly averageScore: number | undefined
  /** The best scores within a game, such as that of the best turn, against computers. */
  readonly bests: readonly PersonalBest[]
  readonly rows: readonly MatchRow[]
}

/** Counts games; the most played kind of board comes first, and on each the levels from the easiest to the hardest. */
export function matchStatisticsOf(
  { text, presentation }: Pick<GameEntry, 'text' | 'presentation'>,
  games: readonly SeatedGame[],
): MatchStatistics {
  const levels = Object.keys(text.levels)
  const kinds = new Map<string, SeatedGame[]>()
  for (const game of games) {
    const kind = text.describeFacts?.(categoryOf(game.table)) ?? ''
    kinds.set(kind, [...(kinds.get(kind) ?? []), game])
  }
  const rows = [...kinds]
    .sort(([, one], [, other]) => other.length - one.length)
    .flatMap(([kind, same]) => winLossByLevel(same, levels).map(winLoss => ({ category: kind, winLoss })))
  const sum = (count: (winLoss: WinLoss) => number) =>
    rows.reduce((total, { winLoss }) => total + (winLoss.level === undefined ? 0 : count(winLoss)), 0)
  const scores = games.flatMap(({ players, table: { ending } }) => {
    const [seat, ...others] = personSeats(players)
    const mine =
      ending?.by === 'rules' && others.length === 0 ? ending.outcome.scores?.[seat ?? 0] : undefined
    return mine ?? []
  })
  return {
    won: sum(({ won }) => won),
    lost: sum(({ lost }) => lost),
    drawn: sum(({ drawn }) => drawn),
    unfinished: rows.reduce((total, { winLoss }) => total + winLoss.unfinished, 0),
    betweenPeople: rows.reduce(
      (total, { winLoss: { level, won, lost, drawn } }) =>
        total + (level === undefined ? won + lost + drawn : 0),
      0,
    ),
    bestScore: scores.length > 0 ? Math.max(...scores) : undefined,
    averageScore:
      scores.length > 0
        ? Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length)
        : undefined,
    bests: bestsOf(presentation, games),
    rows,
  }
}

/** The highest of each kind in all games of the only person. */
function bestsOf(
  presentation: Presentation | undefined,
  games: readonly SeatedGame[],
): readonly PersonalBest[] {
  const bests = new Map<string, PersonalBest>()
  for (const { players, table } of games) {
    const [seat, ...others] = personSeats(players)
    if (seat === undefined || others.length > 0) continue
    const events = table.turns.slice(0, table.cursor).flatMap(turn => turn.events)
    for (const best of presentation?.personalBests?.(events, seat) ?? [])
      if (best.points > (bests.get(best.code)?.points ?? 0)) bests.set(best.code, best)
  }
  return [...bests.values()]
}
