import type { Policy, SelfPlay } from './self-play.ts'

export interface Estimate {
  readonly mean: number
  /** One standard error. */
  readonly error: number
}

/** The result of a match, from the perspective of the first policy. */
export interface MatchResult {
  readonly games: number
  readonly wins: number
  readonly draws: number
  readonly losses: number
  /** The match score per game: one for a win, a half for a draw. */
  readonly share: Estimate
  /** Its lead in points at the end of a game. */
  readonly lead: Estimate
  readonly scores: readonly [number, number]
  /** Turns per game. */
  readonly turns: number
}

export interface Match {
  readonly one: Policy
  readonly other: Policy
  /** Should be even: each start is played twice, so that each policy begins it once. */
  readonly games: number
  readonly seed: string
  /** Called after each game; false ends the match. */
  watch?(done: number): boolean
}

export function playMatch(selfPlay: SelfPlay, { one, other, games, seed, watch }: Match): MatchResult {
  const leads: number[] = []
  const sums: [number, number] = [0, 0]
  let turns = 0
  while (leads.length < games) {
    const begins = leads.length % 2 === 0
    const start = `${seed} ${leads.length >> 1}`
    const played = begins ? selfPlay(one, other, start) : selfPlay(other, one, start)
    const [own, its] = begins ? played.scores : [played.scores[1], played.scores[0]]
    sums[0] += own
    sums[1] += its
    turns += played.turns.length
    leads.push(own - its)
    if (watch?.(leads.length) === false) break
  }
  const count = (sign: number) => leads.filter(lead => Math.sign(lead) === sign).length
  return {
    games: leads.length,
    wins: count(1),
    draws: count(0),
    losses: count(-1),
    share: estimate(leads.map(lead => (Math.sign(lead) + 1) / 2)),
    lead: estimate(leads),
    scores: [sums[0] / leads.length, sums[1] / leads.length],
    turns: turns / leads.length,
  }
}

/** The two games of a start are correlated, so the error is computed from their means. */
function estimate(values: readonly number[]): Estimate {
  const means: number[] = []
  for (let index = 0; index < values.length; index += 2)
    means.push((values[index]! + (values[index + 1] ?? values[index]!)) / 2)
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const variance = means.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, means.length - 1)
  return { mean, error: Math.sqrt(variance / means.length) }
}
