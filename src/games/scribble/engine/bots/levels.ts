import type { Level } from '#lexicon/labels.ts'

export const LEVEL_NAMES = ['novice', 'casual', 'club', 'expert', 'master'] as const
export type LevelName = (typeof LEVEL_NAMES)[number]

/** The words that a level knows. */
export interface VocabularyLimits {
  /** How common they are, where the dictionary tells. */
  readonly level: Level
  /** Letters of the longest, where it does not. */
  readonly longest: number
}

/** How a level looks for words that does not see everything, as people do. */
export interface HumanLimits {
  /** Of the thirty rows and columns, how many it looks at in a turn. */
  readonly lanes: number
  /** Of a hundred words of two, three, ... letters, how many come to its context. */
  readonly recalls: readonly number[]
  /** Of a hundred plays that score in more than one direction, how many it sees. */
  readonly sideways: number
  /** Of the plays it has seen, how many it compares before it takes the best of them. */
  readonly compares: number
}

export const NOVICE: VocabularyLimits & HumanLimits = {
  level: 35,
  longest: 4,
  lanes: 8,
  recalls: [60, 60, 50, 20, 5, 1],
  sideways: 10,
  compares: 3,
}

export const CASUAL: VocabularyLimits & HumanLimits = {
  level: 50,
  longest: 6,
  lanes: 22,
  recalls: [90, 90, 85, 70, 45, 25, 10],
  sideways: 60,
  compares: 40,
}

/** Knows most words but the rarest. */
export const CLUB: VocabularyLimits = { level: 70, longest: 8 }
