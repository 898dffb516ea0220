import type { Note } from '#kernel/engine.ts'
import type { CallOdds } from '../engine/analysis/hitword-odds.ts'

type NoteData = Pick<Note, 'code' | 'details'>

/** The data of a note on a call. */
type CallDetails = CallOdds & {
  readonly alike: CallOdds
  readonly better: readonly (CallOdds & { readonly word: string })[]
  /** Whether grids with hitwords were simulated; otherwise all grids were counted. */
  readonly isSimulated: boolean
  /** Whether the calls so far fit a grid in the order of the list better than any other. */
  readonly looksOrdered: boolean
  /** Whether a word that was less likely on the grid would have been better. */
  readonly prefersMiss: boolean
}

/** The sentence of a review about a call or about a player's luck; nothing about the moves before the calls. */
export function noteSentence({ code, details = {} }: NoteData): string {
  switch (code) {
    case 'review-call':
      return callSentence(details as unknown as CallDetails)
    case 'review-luck':
      return luckSentence(Number(details.hits), Number(details.calls), Number(details.expected))
    default:
      return ''
  }
}

function callSentence({ hit, line, fire, isSimulated }: CallDetails): string {
  const chances = [
    `${percent(hit)} chance of a hit`,
    `${percent(line)} of completing a line`,
    ...(isSimulated ? [`${percent(fire)} of losing to a hitword`] : []),
  ]
  return `${chances.slice(0, -1).join(', ')} and ${chances.at(-1)}.`
}

function luckSentence(hits: number, calls: number, expected: number): string {
  const rounded = Math.round(expected * 10) / 10
  return `${hits} ${hits === 1 ? 'hit' : 'hits'} in ${calls} ${calls === 1 ? 'call' : 'calls'}; about ${rounded} could be expected.`
}

/** Below the sentence: better words, and where the chances come from. */
export function noteLines({ code, details }: NoteData): readonly string[] {
  if (code !== 'review-call') return []
  const { better, alike, isSimulated, prefersMiss, looksOrdered } = details as unknown as CallDetails
  const heading = prefersMiss ? 'Safer' : 'Better'
  const source = isSimulated
    ? 'If all grids that fit were equally likely (1,000 simulated)'
    : 'If all grids that fit were equally likely (exact count)'
  return [
    ...better.map(one => `${heading}: ${one.word} (${shortOdds(one, isSimulated)})`),
    `${source}: ${shortOdds(alike, isSimulated)}.`,
    ...(looksOrdered ? ['The calls so far look like a grid filled in the order of the list.'] : []),
  ]
}

function shortOdds({ hit, line, fire }: CallOdds, mayLose: boolean): string {
  return `${percent(hit)} hit, ${percent(line)} line${mayLose ? `, ${percent(fire)} loss` : ''}`
}

function percent(chance: number): string {
  if (chance > 0 && chance < 0.005) return 'under 1%'
  if (chance < 1 && chance > 0.995) return 'over 99%'
  return `${Math.round(100 * chance)}%`
}
