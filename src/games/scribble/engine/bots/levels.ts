import type { Level } from '#lexicon/labels.ts'

export const LEVEL_NAMES = ['novice', 'casual', 'club', 'expert', 'master'] as const
export type LevelName = (typeof LEVEL_NAMES)[number]

/** The words that a level knows. */
export interface VocabularyLimits {
  /** How common its rarest words are, if the dictionary has such labels. */
  readonly level: Level
  /** The length of its longest words, if the dictionary has none. */
  readonly longest: number
}

/** The limits of a level that overlooks plays, as people do. */
export interface HumanLimits {
  /** How many of the thirty rows and columns it examines in a turn. */
  readonly lanes: number
  /** The percentage of words of two, three, ... letters that it recalls. */
  readonly recalls: readonly number[]
  /** The percentage of plays that score in more than one direction which it sees. */
  readonly sideways: number
  /** How many of the plays it has seen it compares. */
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

/** Knows all but the rarest words. */
export const CLUB: VocabularyLimits = { level: 70, longest: 8 }
