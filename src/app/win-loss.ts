import { winners } from '#table/action.ts'
import { isComputer, type Player, personSeats } from '#table/player.ts'
import type { Table } from '#table/table.ts'

/** The results against one kind of opponent: a level of the computer, or people at the same screen. */
export interface WinLoss {
  /** Absent for games between people. */
  readonly level?: string
  readonly won: number
  readonly lost: number
  readonly drawn: number
  readonly unfinished: number
}

/** A saved game with its players. */
export interface SeatedGame {
  readonly players: readonly Player[]
  readonly table: Table
}

/** Counts games from the view of the only person, or of the first seat in games between people. */
export function winLossByLevel(games: readonly SeatedGame[], levels: readonly string[]): readonly WinLoss[] {
  return [...levels, undefined].flatMap(level => {
    const same = games.filter(({ players }) => levelOf(players) === level)
    return same.length === 0 ? [] : [countWinLoss(same, level)]
  })
}

function levelOf(players: readonly Player[]): string | undefined {
  return personSeats(players).length === 1 ? players.find(isComputer)?.level : undefined
}

function countWinLoss(games: readonly SeatedGame[], level: string | undefined): WinLoss {
  const count = (outcome: PersonOutcome) => games.filter(game => personOutcomeOf(game) === outcome).length
  return {
    ...(level !== undefined && { level }),
    won: count('won'),
    lost: count('lost'),
    drawn: count('drawn'),
    unfinished: count('unfinished'),
  }
}

type PersonOutcome = 'won' | 'lost' | 'drawn' | 'unfinished' | 'aborted'

function personOutcomeOf({ players, table: { ending } }: SeatedGame): PersonOutcome {
  if (!ending) return 'unfinished'
  if (ending.by === 'abort') return 'aborted'
  const won = winners(ending, players.length)
  if (won.length !== 1) return 'drawn'
  return won[0] === (personSeats(players)[0] ?? 0) ? 'won' : 'lost'
}
