import type { LetterValues } from '../engine/evaluation/letter-values.ts'
import type { Estimate, MatchResult } from '../engine/self-play/match.ts'

export function learnedWords(
  file: string,
  games: number,
  { points, spread, letters }: LetterValues['turn'],
): string {
  return (
    `${file}: learned from ${games} games. A turn brings ${points.toFixed(1)} points ` +
    `(spread ${spread.toFixed(1)}) with ${letters.toFixed(1)} letters.`
  )
}

export function matchWords(one: string, other: string, result: MatchResult): string {
  const { games, wins, draws, losses, share, lead, scores, turns } = result
  return [
    `${one} against ${other}: ${games} games, ${wins} won, ${draws} drawn, ${losses} lost`,
    `share ${percent(share)}, lead ${lead.mean.toFixed(1)} ± ${lead.error.toFixed(1)} points`,
    `scores ${scores[0].toFixed(1)} to ${scores[1].toFixed(1)} in ${turns.toFixed(1)} turns`,
  ].join('\n')
}

function percent({ mean, error }: Estimate): string {
  return `${(100 * mean).toFixed(1)} % ± ${(100 * error).toFixed(1)}`
}
