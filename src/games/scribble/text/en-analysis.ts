import { groupDigits } from '#kernel/group-digits.ts'
import {
  type Candidate,
  type CandidateForecast,
  type CandidatesAnswer,
  type Estimate,
  isTooCloseToCall,
} from '../presentation/candidates.ts'
import { turnWords, worthWords } from './en-notes.ts'

/** Sentences about the turns of a position, in browser and terminal. */
export const analysisText = {
  title: 'Best plays',
  titleFor: (name: string, you: boolean) => (you ? 'Your best plays' : `Best plays for ${name}`),
  bag: (bag: readonly string[]) => `Best plays with ${bag.join(' ')}`,
  over: 'The game is over here.',
  working: 'Finding every play…',
  estimate: 'Ranked by an estimate: points and the tiles kept.',
  sampled: (samples: number) => `Ranked by simulation, ${groupDigits(samples)} samples each.`,
  complete: 'Ranked by simulation of every way the hidden tiles can lie.',
  progress: (done: number, of: number) => `Simulating: ${groupDigits(done)} of ${groupDigits(of)} samples`,
  stopped: 'Simulation stopped.',
  failed: (why: string) => `The analysis failed: ${why}`,
  stop: 'Stop',
  resume: 'Go on',
  counts: (plays: number, exchanges: number) =>
    `Out of ${groupDigits(plays)} possible plays and ${groupDigits(exchanges)} exchanges.`,
  idea: 'Your idea',
  ideaExample: 'h8 across CORNY',
  add: 'Compare',
  tryIt: 'Play it on the board',
  keys: 'Up and Down choose a play, Enter plays it on the board.',
  ideaMark: 'idea',
  playedMark: 'played',
} as const

/** A turn in the few characters of a list: TRACK h6 ↓; Exchange Q W; Pass. */
export function candidateName(
  { turn }: Candidate,
  glyphs: { readonly across: string; readonly down: string } = { across: '→', down: '↓' },
): string {
  if (turn.kind !== 'place') return turnWords(turn, 'first')
  return `${turn.words[0]!.word} ${turn.cell} ${turn.direction === 'down' ? glyphs.down : glyphs.across}`
}

/** The letters that stay in the bag, close together. */
export function keptWords({ kept }: Candidate): string {
  return kept.length === 0 ? '–' : kept.join(' ')
}

/** The figure by which a list is ranked: 58% ±2 where it was simulated, else +14.3. */
export function candidateFigure({ forecast, value }: Candidate): string {
  return forecast ? `${percent(forecast.chance.mean)} ±${marginPercent(forecast.chance)}` : signed(value)
}

/** Everything about one candidate: its words, its worth, and how sure that is. */
export function candidateSentences(candidate: Candidate, rank: number): readonly string[] {
  const { turn, kept, forecast } = candidate
  const sum = turn.words.map(({ word, points }) => `${word} ${points}`).join(' + ')
  return [
    `${turnWords(turn, 'first')}: ${worthWords(turn)}.`,
    ...(turn.words.length > 1 ? [`${sum} = ${turn.points}.`] : []),
    kept.length > 0 ? `Keeps ${kept.join(' ')}.` : 'Keeps no tiles.',
    ...(forecast ? [forecastSentence(forecast), comparisonSentence(forecast, rank)] : []),
  ].filter(sentence => sentence !== '')
}

function forecastSentence({ samples, chance, lead }: CandidateForecast): string {
  return `Wins ${percent(chance.mean)} ± ${marginPercent(chance)}, ${leadWords(lead)} after ${groupDigits(samples)} samples.`
}

/** How sure it is that a turn is worse than the best one. */
function comparisonSentence(forecast: CandidateForecast, rank: number): string {
  if (rank === 1) return ''
  if (isTooCloseToCall(forecast)) return 'Too close to the best to call.'
  const { chance, lead } = forecast.behind
  const points = lead.mean > lead.margin ? ` and ${pointsWithMargin(lead)}` : ''
  return `Behind the best by ${(100 * chance.mean).toFixed(1)} ± ${(100 * chance.margin).toFixed(1)}%${points}.`
}

/** A row of a table: the rank, the figure, the points, the turn and the letters it keeps. */
export function candidateRow(candidate: Candidate, rank: number): string {
  const { turn, kept, idea, forecast } = candidate
  const worth = forecast
    ? `${candidateFigure(candidate)}, ${leadWords(forecast.lead)}`
    : candidateFigure(candidate)
  const keeps = kept.length > 0 ? `, keeps ${kept.join(' ')}` : ''
  const marked = idea !== undefined ? ` (${analysisText.ideaMark})` : ''
  return `${String(rank).padStart(3)}. ${worth}  ${turnWords(turn, 'first')}: ${countOf(turn.points)}${keeps}${marked}`
}

/** 3.2 ± 1.1 points ahead. */
function leadWords(lead: Estimate): string {
  return `${pointsWithMargin(lead)} ${lead.mean < 0 ? 'behind' : 'ahead'}`
}

function countOf(points: number): string {
  return points === 1 ? '1 point' : `${points} points`
}

/** How the list was ranked, and how sure that is. */
export function rankingSentence({ candidates, isComplete }: CandidatesAnswer): string {
  const samples = Math.max(0, ...candidates.map(({ forecast }) => forecast?.samples ?? 0))
  if (samples === 0) return analysisText.estimate
  return isComplete ? analysisText.complete : analysisText.sampled(samples)
}

/** 3.2 ± 1.1 points. */
function pointsWithMargin({ mean, margin }: Estimate): string {
  return `${Math.abs(mean).toFixed(1)} ± ${margin.toFixed(1)} points`
}

function percent(share: number): string {
  return `${Math.round(100 * share)}%`
}

function marginPercent({ margin }: Estimate): string {
  const points = 100 * margin
  return points >= 1 ? points.toFixed(0) : points.toFixed(1)
}

function signed(value: number): string {
  return `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`
}
