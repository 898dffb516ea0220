import type { Cell } from '#kernel/grid.ts'
import type { Direction, Layout } from './layout.ts'
import type { Refusals } from './refusals.ts'

/** From the easiest to the hardest (W14). */
export const LEVELS = ['apprentice', 'scholar', 'sorcerer', 'master', 'elder'] as const
export type Level = (typeof LEVELS)[number]

export const LIVES: Readonly<Record<Level, number>> = {
  apprentice: 20,
  scholar: 15,
  sorcerer: 10,
  master: 5,
  elder: 3,
}

/** Kind: only a wrong guess costs a life. Strict: so does every other guess of a word that is not hidden (W2, W3). */
export const JUDGINGS = ['kind', 'strict'] as const
export type Judging = (typeof JUDGINGS)[number]

export const AREA_NAMES = ['wide', 'compact'] as const
export type AreaName = (typeof AREA_NAMES)[number]

export interface Params {
  readonly level: Level
  readonly judging: Judging
  readonly area: AreaName
  /** A custom word list, one word per line; after the puzzle is generated, the hash of that list. Empty for the built-in words. */
  readonly lexicon: string
  /** A puzzle from a link, as `writePuzzle` writes it. Empty for a new puzzle. */
  readonly puzzle: string
}

/** Whether this is the hash of a custom word list, not the list itself. */
export function isWordListHash(lexicon: string): boolean {
  return /^[0-9a-f]{32}$/.test(lexicon)
}

export interface Deal {
  /** As `writePuzzle` writes it, with its bonus words. */
  readonly puzzle: string
}

/** How a hidden word was found: guessed, or uncovered letter by letter by other words and hints (W11). */
export type HowFound = 'guessed' | 'revealed'

export interface FoundWord {
  readonly word: string
  readonly how: HowFound
}

/** The results of a guess. All but `found`, `bonus` and `wrong` are faults, which cost a life only if judging is strict. */
export const FAULTS = [
  'empty',
  'too-short',
  'too-long',
  'letters',
  'found-before',
  'revealed-before',
  'repeated',
  'not-hidden',
] as const
export type Fault = (typeof FAULTS)[number]
export type GuessResult = 'found' | 'bonus' | 'wrong' | Fault

export interface LatestGuess {
  readonly guess: string
  readonly result: GuessResult
  /** The cells it uncovered. */
  readonly cells: readonly Cell[]
}

export type EndReason = 'won' | 'lost' | 'left'

export interface State {
  readonly level: Level
  readonly judging: Judging
  /** Cut down to the part that has letters; the main word comes first. */
  readonly layout: Layout
  /** Real words that are not hidden (W3); the quiet ones are accepted but never listed (W16). */
  readonly bonusWords: readonly string[]
  readonly quietWords: readonly string[]
  /** Real words that are neither bonus words nor wrong. */
  readonly unfitWords?: readonly string[]
  /** The given letters in their present order. */
  readonly letters: string
  /** As shown: `#` for a hidden letter, a dot for no letter, capitals for the main word (W5). */
  readonly grid: readonly string[]
  readonly found: readonly FoundWord[]
  readonly bonus: readonly string[]
  /** Guesses that cost a life by themselves. */
  readonly wrong: readonly string[]
  readonly lives: number
  readonly points: number
  readonly latest: LatestGuess | null
  readonly over: EndReason | null
}

export type Move =
  | { readonly kind: 'guess'; readonly word: string }
  | { readonly kind: 'shuffle' }
  /** Uncovers one letter, for a life: the one named, or the one that helps most (W17). */
  | { readonly kind: 'hint'; readonly cell?: Cell }
  /** Leaves the level; neither won nor lost (W12). */
  | { readonly kind: 'exit' }

export type Event =
  | { readonly kind: 'began'; readonly level: Level; readonly letters: string; readonly words: number }
  | {
      readonly kind: 'found'
      readonly word: string
      readonly isMain: boolean
      readonly cells: readonly Cell[]
      /** Other words that these letters completed. */
      readonly revealed: readonly string[]
    }
  | { readonly kind: 'bonus'; readonly word: string }
  | { readonly kind: 'wrong'; readonly word: string; readonly lives: number }
  /** A fault, or a real word that is not hidden, if judging is strict. */
  | { readonly kind: 'charged'; readonly word: string; readonly why: Fault | 'bonus'; readonly lives: number }
  | { readonly kind: 'shuffled'; readonly letters: string }
  | {
      readonly kind: 'hinted'
      readonly cell: Cell
      readonly letter: string
      readonly revealed: readonly string[]
      readonly lives: number
    }
  | { readonly kind: 'won'; readonly points: number; readonly lives: number }
  | { readonly kind: 'lost' | 'left'; readonly missed: readonly string[] }

/** A hidden word as the player sees it: its cells always, the word itself once it is found or the game is over. */
export interface SeenWord {
  readonly cell: Cell
  readonly direction: Direction
  readonly length: number
  readonly word: string | null
  readonly how: HowFound | 'missed' | null
}

export interface View {
  readonly level: Level
  readonly judging: Judging
  readonly lives: number
  readonly livesAtFirst: number
  readonly points: number
  readonly letters: string
  /** `#` for a hidden letter, a dot for no letter, capitals for the main word. */
  readonly grid: readonly string[]
  /** The same with nothing hidden, once the game is over. */
  readonly solution: readonly string[] | null
  /** The main word first. */
  readonly words: readonly SeenWord[]
  /** In the order in which they were found. */
  readonly found: readonly FoundWord[]
  readonly bonus: readonly string[]
  /** Once the game is over: real words that were not guessed. */
  readonly bonusMissed: readonly string[]
  readonly wrong: readonly string[]
  readonly latest: LatestGuess | null
  /** Whether a life can be paid for a hint. */
  readonly canHint: boolean
  readonly over: EndReason | null
  readonly acting: boolean
}

export interface WorderlyTypes {
  params: Params
  /** Null in a lesson, whose params contain the whole puzzle. */
  deal: Deal | null
  state: State
  move: Move
  event: Event
  view: View
  refusals: Refusals
}
