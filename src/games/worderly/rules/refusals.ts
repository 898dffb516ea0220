import { rejectionWith, rejectWith } from '#kernel/result.ts'
import type { WordListRefusals } from '#lexicon/refusals.ts'

/** Refusals of a guess, a hint or an imported puzzle. */
type PlayRefusals = {
  'unreadable-move': { readonly text: string }
  empty: Record<never, never>
  'too-short': LengthDetails
  'too-long': LengthDetails
  /** The letter is given less often than the word needs it. */
  letters: { readonly word: string; readonly letter: string; readonly given: number }
  'found-before': { readonly word: string }
  'revealed-before': { readonly word: string }
  repeated: { readonly word: string }
  'not-hidden': { readonly word: string }
  'last-life': Record<never, never>
  'no-letter-there': { readonly cell: string }
  'letter-open': { readonly cell: string }
  'puzzle-damaged': Record<never, never>
}

type LengthDetails = { readonly word: string; readonly shortest: number; readonly longest: number }

/** Refusals to generate a puzzle (W15). */
type GeneratorRefusals = WordListRefusals & {
  'no-main-words': { readonly length: number }
  'too-few-sub-words': {
    readonly word: string
    readonly subWords: number
    readonly wanted: number
    readonly count: number
  }
  'no-layout': { readonly word: string }
  'not-a-main-word': { readonly word: string; readonly length: number }
  'main-too-poor': { readonly word: string; readonly subWords: number; readonly wanted: number }
  'called-off': Record<never, never>
  'list-not-here': Record<never, never>
}

type AtCell = { readonly word: string; readonly cell: string }

/** Faults of a layout (W4 to W10). */
export type LayoutRefusals = {
  area: { readonly rows: number; readonly cols: number }
  'word-count': { readonly count: number; readonly wanted: number }
  'one-diagonal': { readonly count: number }
  'main-length': { readonly word: string; readonly length: number }
  'not-centred': AtCell
  'word-twice': AtCell
  'word-length': AtCell
  'letter-missing': { readonly word: string; readonly letter: string }
  outside: AtCell
  clash: AtCell
  'not-crossed': AtCell
  'word-alone': AtCell
  'stray-run': { readonly cell: string; readonly direction: string; readonly length: number }
  'not-a-run': AtCell
}

/** Refusals of the command-line tools: the JSON of a puzzle or the arguments. */
type ToolRefusals = {
  'not-json': Record<never, never>
  'not-a-puzzle': { readonly part: string; readonly wanted: string }
  'main-differs': { readonly word: string; readonly other: string }
  'letters-differ': { readonly word: string; readonly letters: string }
  'letters-spell': { readonly word: string }
  'grid-differs': { readonly row: number; readonly given: string; readonly wanted: string }
  'puzzles-missing': Record<never, never>
  'puzzles-wrong': { readonly wrong: number; readonly given: number }
}

export type Refusals = PlayRefusals & GeneratorRefusals & LayoutRefusals & ToolRefusals

export const reject = rejectWith<Refusals>()
export const layoutFault = rejectionWith<LayoutRefusals>()
