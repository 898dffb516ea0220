/** The sentences about a player's statistics. */
export const playerStatisticsText = {
  none: 'No finished games yet.',
  record: (title: string, { wins, losses, draws }: { wins: number; losses: number; draws: number }) =>
    `${title}: ${wins} won, ${losses} lost${draws > 0 ? `, ${draws} drawn` : ''}`,
  rating: (rating: number, deviation: number, kind: string | undefined) =>
    `Rating ${rating} ± ${deviation}${kind ? ` (${kind})` : ''}`,
  provisional: 'provisional',
  chart: (chart: string, low: number, high: number) => `${chart}  ${Math.round(low)} to ${Math.round(high)}`,
  won: (reasons: string) => `Won by: ${reasons}`,
  lost: (reasons: string) => `Lost by: ${reasons}`,
  never: 'none so far',
  computer: (levels: string) => `Against the computer: ${levels}`,
  level: (level: string, wins: number, losses: number) => `${level} ${wins} won ${losses} lost`,
  results: { won: 'WON ', lost: 'LOST', drawn: 'DRAW', aborted: 'VOID' },
  against: (names: string) => `against ${names}`,
  games: 'Recent games:',
  /** Why a game ended; other reasons are the game's own words. */
  reason: (reason: string) => REASONS[reason] ?? reason,
  guest: (name: string) => `${name}, a guest on this device only`,
  claimed: (name: string) => `${name}, protected by a password`,
} as const

const REASONS: Readonly<Record<string, string>> = {
  timeout: 'time',
  resignation: 'resigned',
  abandonment: 'left',
  abort: 'aborted',
}
