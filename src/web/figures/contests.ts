import { kindOf } from '#session/kind.ts'
import { personSeats } from '#session/player.ts'
import { type Sat, type Tally, talliesOf } from '#session/tally.ts'
import type { ParlourGame } from '../parlour.ts'

/** Games for several on one kind of board, counted for each opponent. */
export interface Contest {
  readonly kind: string
  readonly tally: Tally
}

export interface Contests {
  readonly won: number
  readonly lost: number
  readonly drawn: number
  readonly unfinished: number
  /** Games between people, where nobody can say "I". */
  readonly between: number
  /** Where the game counts points: the most that the lone person had in one that was played out. */
  readonly best: number | undefined
  readonly rows: readonly Contest[]
}

/** The most played kind of board first, and on each the levels from the easiest to the hardest. */
export function contestsOf({ words }: Pick<ParlourGame, 'words'>, games: readonly Sat[]): Contests {
  const levels = Object.keys(words.levels)
  const kinds = new Map<string, Sat[]>()
  for (const game of games) {
    const kind = words.facts?.(kindOf(game.table)) ?? ''
    kinds.set(kind, [...(kinds.get(kind) ?? []), game])
  }
  const rows = [...kinds]
    .sort(([, one], [, other]) => other.length - one.length)
    .flatMap(([kind, same]) => talliesOf(same, levels).map(tally => ({ kind, tally })))
  const sum = (count: (tally: Tally) => number) =>
    rows.reduce((total, { tally }) => total + (tally.level === undefined ? 0 : count(tally)), 0)
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
    unfinished: rows.reduce((total, { tally }) => total + tally.unfinished, 0),
    between: rows.reduce(
      (total, { tally: { level, won, lost, drawn } }) =>
        total + (level === undefined ? won + lost + drawn : 0),
      0,
    ),
    best: scores.length > 0 ? Math.max(...scores) : undefined,
    rows,
  }
}
